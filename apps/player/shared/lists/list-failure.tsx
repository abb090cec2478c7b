import { Button, EmptyState } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { PICTURES } from '../art/pictures.ts'
import { refusalOf } from '../endpoint/queries.ts'
import { useFailureText } from '../i18n/failure-text.ts'

/** What a list shows in place of its items when they could not be had. */
export function ListFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const title = useTranslations('failure')('listTitle')
  const retry = useTranslations('site')('retry')
  const failureText = useFailureText()
  return (
    <EmptyState
      art={<Picture src={PICTURES.nazar} side={72} className="art" />}
      title={title}
      text={failureText(refusalOf(error))}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}
