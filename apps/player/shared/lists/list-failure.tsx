import { Button, EmptyState } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { PICTURES } from '../art/pictures.ts'
import { refusalOf } from '../endpoint/queries.ts'
import { failureTitle, useFailureText } from '../i18n/failure-text.ts'

/** Replaces a list or a text that failed to load or does not exist. */
export function ListFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslations('failure')
  const retry = useTranslations('site')('retry')
  const failureText = useFailureText()
  const refused = refusalOf(error)
  return (
    <EmptyState
      art={<Picture src={PICTURES.nazar} side={72} className="art" />}
      title={t(failureTitle(refused))}
      text={failureText(refused)}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}
