import { cx, Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Stands for a row of games until it has loaded. `tile` sets the size of one tile. */
export function RowSkeleton(props: {
  readonly title: string
  readonly tiles: number
  readonly tile: string
  readonly className: string
}) {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className={cx('flex flex-col', props.className)}>
      <span className="sr-only">{loading}</span>
      <p aria-hidden="true" className="font-display text-xl font-bold tracking-tight md:text-2xl">
        {props.title}
      </p>
      <div className="-mx-4 flex gap-3 overflow-hidden px-4 md:gap-4 lg:mx-0 lg:px-0">
        {Array.from({ length: props.tiles }, (_, place) => (
          <Skeleton key={place} className={cx('flex-none rounded-tile', props.tile)} />
        ))}
      </div>
    </div>
  )
}
