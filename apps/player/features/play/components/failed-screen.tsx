import { Button, EmptyState } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { useLeave } from '../hooks/use-leave.ts'

/** Replaces a game that could not be opened: buttons to retry and to leave. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('play')
  const retry = useTranslations('site')('retry')
  const leave = useLeave()
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center overflow-y-auto bg-bg">
      <EmptyState
        art={<Picture src={PICTURES.nazar} side={96} className="art" />}
        title={t('failedTitle')}
        text={t('failedText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>{retry}</Button>
            <Button variant="quiet" onClick={leave}>
              {t('back')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
