import { Button } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useFocusHeir } from '../focus/use-focus-heir.ts'

/** Of the list itself or, where many stand in several lists, of each; not of a list inside a row. */
const ROWS = ':scope > li, :scope > ul > li'

/**
 * The way to the next page of a list, with how much of it is shown. It stands right after the list: after the
 * last page it goes, and the focus is on the first row that came.
 */
export function MoreButton(props: {
  readonly shown: number
  readonly total: number
  readonly busy: boolean
  readonly onMore: () => void
}) {
  const t = useTranslations('site')
  const place = useFocusHeir<HTMLDivElement>((going) => {
    const list = going.previousElementSibling
    return () => list?.querySelectorAll(ROWS)[props.shown]
  })
  return (
    <div ref={place} className="flex flex-col items-center gap-2 pt-5">
      <p className="text-sm text-muted">{t('shown', { shown: props.shown, total: props.total })}</p>
      <Button variant="quiet" busy={props.busy} onClick={props.onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
