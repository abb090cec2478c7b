import { Button, type LateFailedProps } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Shown if a part that loads late failed to load; the player can retry, and the page stays as it is. */
export function PartFailed({ onRetry }: LateFailedProps) {
  const t = useTranslations('failure')
  const retry = useTranslations('site')('retry')
  return (
    <div role="alert" className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 text-sm">
      <p>{t('part')}</p>
      <Button variant="ghost" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
