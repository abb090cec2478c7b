import { Button } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useFocusFallback } from '../focus/use-focus-fallback.ts'

/** Rows of the list itself or of the lists inside it, but not of a list inside a row. */
const ROWS = ':scope > li, :scope > ul > li'

/**
 * Button that loads the next page of a list, with the number of items shown. It must directly follow the
 * list. When the last page has loaded, the button is removed and the focus moves to the first new row.
 */
export function MoreButton(props: {
  readonly shown: number
  readonly total: number
  readonly busy: boolean
  readonly onMore: () => void
}) {
  const t = useTranslations('site')
  const place = useFocusFallback<HTMLDivElement>((going) => {
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
