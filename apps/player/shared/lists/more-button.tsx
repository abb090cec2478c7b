import { Button } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** The way to the next page of a list, with how much of it is shown. */
export function MoreButton(props: {
  readonly shown: number
  readonly total: number
  readonly busy: boolean
  readonly onMore: () => void
}) {
  const t = useTranslations('site')
  return (
    <div className="flex flex-col items-center gap-2 pt-5">
      <p className="text-sm text-muted">{t('shown', { shown: props.shown, total: props.total })}</p>
      <Button variant="quiet" busy={props.busy} onClick={props.onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
