import { kurus } from '@poyraz/kernel'
import { cx, Money } from '@poyraz/ui'
import { drawsHeights } from '../round/heights.ts'
import type { Badge, WinTag as Tag } from '../round/win-tag.ts'
import { STRETCHED_ROWS } from '../scene/layout.ts'
import { useStudio, useStudioState, useText } from './context.ts'
import { CountUp } from './count-up.tsx'
import { middleOf, type Point, place, pointOf } from './tag-place.ts'
import styles from './win-tag.module.css'

/** Duration of the count-up on the tag before its badges fly; the verb `showWins` waits as long. */
const COUNT_MS = 650
/** Rows above the reels where the multiplier of the free spins hangs: on the frame, clear of the controls. */
const FEATURE_ROW = -0.2

/**
 * The amount beside the winning symbols. Multipliers lie on the symbols that carry them and then fly into it.
 * Hidden from screen readers, because `AccessibleView` announces the result.
 */
export function WinTag() {
  const tag = useStudioState((state) => state.tag)
  const window = useStudioState((state) => state.window)
  const { rules } = useStudio().game
  if (!tag) return null
  const rows = window.map(({ length }) => length)
  const tall = drawsHeights(rules) ? STRETCHED_ROWS : undefined
  const at = middleOf(tag.cells, rows, tall)
  return (
    <div className={styles['layer']} aria-hidden="true">
      {tag.stage !== 'whole' &&
        tag.badges.map((badge) => (
          <BadgeAt
            key={badge.from === 'feature' ? 'feature' : badge.from.join(' ')}
            badge={badge}
            from={
              badge.from === 'feature'
                ? { x: rows.length / 2, y: FEATURE_ROW }
                : pointOf(badge.from, rows, tall)
            }
            to={at}
            flying={tag.stage === 'flying'}
          />
        ))}
      <p className={cx(styles['tag'], tag.stage === 'whole' && styles['whole'])} style={place(at)}>
        <Amount tag={tag} />
      </p>
    </div>
  )
}

function Amount({ tag }: { readonly tag: Tag }) {
  const t = useText()
  const { baseKurus, payKurus, badges, stage } = tag
  if (stage !== 'whole')
    return <CountUp from={kurus(0)} to={baseKurus} ms={stage === 'base' ? COUNT_MS : 0} />
  const times = timesOf(tag)
  return (
    <>
      {badges.length > 0 && times !== null && (
        <span className={styles['sum']}>
          <Money amount={baseKurus} /> {t('caption.times', { multiplier: times })} =
        </span>
      )}
      <Money amount={payKurus} />
    </>
  )
}

function BadgeAt(props: {
  readonly badge: Badge
  readonly from: Point
  readonly to: Point
  readonly flying: boolean
}) {
  const t = useText()
  const { badge, from, to, flying } = props
  const way = { ...place(from), '--dx': to.x - from.x, '--dy': to.y - from.y }
  return (
    <span className={cx(styles['badge'], flying && styles['flying'])} style={way as React.CSSProperties}>
      {t('caption.badge', { multiplier: badge.times })}
    </span>
  )
}

/** Returns the whole multiplier between the two amounts; null if wins with different ones are added up. */
function timesOf({ baseKurus, payKurus }: Tag): number | null {
  return baseKurus > 0n && payKurus % baseKurus === 0n ? Number(payKurus / baseKurus) : null
}
