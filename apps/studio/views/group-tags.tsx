import { cx, Money } from '@poyraz/ui'
import type { CascadeGroup } from '../round/cascade/cascade-shown.ts'
import { useStudioState, useText } from './context.ts'
import { middleOf, place } from './tag-place.ts'
import styles from './win-tag.module.css'

const NONE: readonly CascadeGroup[] = []

/** The amount of each marked group beside it. Hidden from screen readers: each step is announced. */
export function GroupTags({ rows }: { readonly rows: readonly number[] }) {
  const groups = useStudioState((state) => state.cascade?.groups ?? NONE)
  return (
    <div className={styles['layer']} aria-hidden="true">
      {groups.map((group) => (
        <GroupTag key={group.cells.join(' ')} group={group} rows={rows} />
      ))}
    </div>
  )
}

function GroupTag({ group, rows }: { readonly group: CascadeGroup; readonly rows: readonly number[] }) {
  const t = useText()
  const { cells, times, payKurus } = group
  return (
    <p className={cx(styles['tag'], styles['small'])} style={place(middleOf(cells, rows))}>
      {times > 1 && <span className={styles['sum']}>{t('caption.times', { multiplier: times })}</span>}
      <Money amount={payKurus} />
    </p>
  )
}
