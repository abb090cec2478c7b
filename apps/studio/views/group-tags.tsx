import { cx, Money } from '@poyraz/ui'
import type { CascadeGroup } from '../round/cascade/cascade-shown.ts'
import { useStudioState, useText } from './context.ts'
import { middleOf, type Point, place, spread } from './tag-place.ts'
import styles from './win-tag.module.css'

const NONE: readonly CascadeGroup[] = []

/** The amount of each marked group beside it. Hidden from screen readers: each step is announced. */
export function GroupTags({ rows }: { readonly rows: readonly number[] }) {
  const groups = useStudioState((state) => state.cascade?.groups ?? NONE)
  const middles = groups.map(({ cells }) => middleOf(cells, rows))
  const points = spread(middles, rows)
  return (
    <div className={styles['layer']} aria-hidden="true">
      {groups.map((group, index) => (
        <GroupTag key={group.cells.join(' ')} group={group} at={points[index] ?? { x: 0, y: 0 }} />
      ))}
    </div>
  )
}

function GroupTag({ group, at }: { readonly group: CascadeGroup; readonly at: Point }) {
  const t = useText()
  const { times, payKurus } = group
  return (
    <p className={cx(styles['tag'], styles['small'])} style={place(at)}>
      {times > 1 && <span className={styles['sum']}>{t('caption.times', { multiplier: times })}</span>}
      <Money amount={payKurus} />
    </p>
  )
}
