import type { Kurus } from '@poyraz/kernel'
import { Lattice, Money } from '@poyraz/ui'
import type { CascadeShown } from '../round/cascade/cascade-shown.ts'
import type { Feature } from '../round/shown.ts'
import { spinPay } from '../round/spin-pay.ts'
import { useStudio, useStudioState, useText } from './context.ts'
import styles from './feature-scene.module.css'

/** Maximum number of lamps on the counter; more free spins share them. */
const LAMPS_MOST = 20

/**
 * The scene of the free spins: a curtain that opens it, a counter with a lamp for each spin, and the running
 * total of the round. On wide pages they stand at the sides of the reels, on a phone in a tray below.
 */
export function FeatureScene() {
  const feature = useStudioState((state) => state.feature)
  const { rules } = useStudio().game
  if (!feature) return null
  // On a phone the multiplier of the cascades hangs over the right end of the tray.
  const hasBadge = rules.mapping === 'book-1' && rules.stepMultipliers.free.some((times) => times > 1)
  return (
    <>
      <div className={styles['scene']} data-badge={hasBadge ? '' : undefined}>
        <Counter {...feature} />
        <Total {...feature} />
      </div>
      <Curtain total={feature.total} />
    </>
  )
}

/** Lamps around the number of spins left: those still to come are lit. */
function Counter({ done, total }: Feature) {
  const t = useText()
  const left = total - done
  const lamps = Math.min(total, LAMPS_MOST)
  const lit = Math.ceil((left / Math.max(1, total)) * lamps)
  return (
    <p className={styles['counter']}>
      <svg className={styles['lamps']} viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="84" className={styles['ring']} />
        <circle r="66" className={styles['dial']} />
        {Array.from({ length: lamps }, (_, lamp) => (
          <circle
            key={lamp}
            r="7"
            cy="-84"
            transform={`rotate(${(lamp * 360) / lamps})`}
            className={styles[lamp < lit ? 'lit' : 'out']}
          />
        ))}
      </svg>
      <span className={styles['left']}>{t('scene.left')}</span>
      <strong key={left} className={styles['count']}>
        {left}
      </strong>
    </p>
  )
}

/** The running total of the round, and how the win of this spin came about. */
function Total({ done, multiplier }: Feature) {
  const t = useText()
  const shownKurus = useStudioState((state) => state.shownKurus)
  return (
    <div className={styles['total']}>
      <p className={styles['name']}>{t('scene.total')}</p>
      <p className={styles['amount']}>
        <Money amount={shownKurus} />
      </p>
      <p className={styles['spin']}>
        <span className={styles['spinName']}>{t('scene.thisSpin')}</span>
        {done > 0 ? <ThisSpin /> : <Money amount={0} />}
      </p>
      {multiplier > 1 && <p className={styles['times']}>{t('feature.multiplier', { multiplier })}</p>}
    </div>
  )
}

function ThisSpin() {
  const t = useText()
  const { rules } = useStudio().game
  const tag = useStudioState((state) => state.tag)
  const cascade = useStudioState((state) => state.cascade)
  const payKurus = useStudioState((state) => spinPay(rules, state))
  if (cascade) return <CascadeSum {...cascade} payKurus={payKurus} />
  // The sum is told once the badges have flown into the amount beside the symbols.
  if (tag && tag.stage !== 'whole') return <Money amount={tag.baseKurus} />
  if (tag && tag.payKurus > tag.baseKurus && tag.payKurus % tag.baseKurus === 0n) {
    const multiplier = Number(tag.payKurus / tag.baseKurus)
    return (
      <span>
        <span className={styles['origin']}>
          <Money amount={tag.baseKurus} /> {t('caption.times', { multiplier })} ={' '}
        </span>
        <Money amount={tag.payKurus} />
      </span>
    )
  }
  return <Money amount={tag?.payKurus ?? payKurus} />
}

/** The groups of a cascade so far; once its multiplier symbols have counted, with them. */
function CascadeSum(props: Pick<CascadeShown, 'sumKurus' | 'orbs'> & { readonly payKurus: Kurus }) {
  const t = useText()
  const { sumKurus, orbs, payKurus } = props
  // Scatters pay besides the groups.
  if (orbs <= 1) return <Money amount={payKurus > sumKurus ? payKurus : sumKurus} />
  const times = t('caption.times', { multiplier: orbs })
  if (payKurus <= sumKurus) {
    return (
      <span>
        <Money amount={sumKurus} /> {times}
      </span>
    )
  }
  return (
    <span>
      <span className={styles['origin']}>
        <Money amount={sumKurus} /> {times} ={' '}
      </span>
      <Money amount={payKurus} />
    </span>
  )
}

/** Closes over the game when free spins begin and opens on their scene. */
function Curtain({ total }: { readonly total: number }) {
  const t = useText()
  return (
    <div className={styles['curtain']} aria-hidden="true">
      <Lattice className={styles['lattice']} />
      <span className={styles['title']}>{t('feature.awardTitle', { spins: total })}</span>
    </div>
  )
}
