import { memo } from 'react'
import { scatter } from '../scene/scatter.ts'
import { Coin } from './coin.tsx'
import styles from './coin-shower.module.css'

/** Seeds of each depth, so that no two layers look alike. */
const SEED = { far: 20, middle: 50, near: 80 } as const

/** Coins that burst from the middle of the page: blurred far away, sharp, and blurred in front. */
export const CoinShower = memo(function CoinShower({
  depth,
  count,
}: {
  readonly depth: keyof typeof SEED
  readonly count: number
}) {
  return (
    <span className={styles[depth]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['flight']} style={wayOf(SEED[depth] + index, index / count)}>
          <span className={styles['spin']}>
            <Coin />
          </span>
        </span>
      ))}
    </span>
  )
})

/** The way of one coin, in shares of the page from its middle; from a fixed pseudo-random sequence. */
function wayOf(seed: number, share: number): React.CSSProperties {
  const angle = 2 * Math.PI * (share + 0.08 * scatter(seed, 1))
  const reach = 0.62 + 0.5 * scatter(seed, 2)
  return {
    '--to-x': (Math.cos(angle) * reach).toFixed(3),
    '--to-y': (Math.sin(angle) * reach).toFixed(3),
    '--size': (0.7 + 0.6 * scatter(seed, 3)).toFixed(2),
    '--wait': `${Math.round(900 * scatter(seed, 4))}ms`,
    '--turn': `${Math.round(360 * scatter(seed, 5))}deg`,
  } as React.CSSProperties
}
