import { formatCount } from '@poyraz/text'
import { drawsHeights, waysOf } from '../round/heights.ts'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import styles from './ways-counter.module.css'

/**
 * The ways of a game whose reels change their heights: each reel says its rows when it stops, and the sign
 * counts the ways of those that stopped. Hidden from screen readers, because `AccessibleView` says both.
 */
export function WaysCounter() {
  const { rules } = useStudio().game
  return drawsHeights(rules) ? <Counter most={waysOf(rules.rows)} reels={rules.rows.length} /> : null
}

function Counter({ most, reels }: { readonly most: number; readonly reels: number }) {
  const t = useText()
  const lang = useLanguage()
  const window = useStudioState((state) => state.window)
  const stopped = useStudioState((state) => state.stopped)
  const heights = stopped ?? window.map(({ length }) => length)
  const ways = heights.length > 0 ? waysOf(heights) : null
  return (
    <div className={styles['counter']} aria-hidden="true" data-turning={stopped ? '' : undefined}>
      <p className={styles['sign']} data-most={ways === most ? '' : undefined}>
        {t('ways.sign')}
        <strong key={ways} className={styles['ways']}>
          {ways === null ? '…' : formatCount(ways, lang)}
        </strong>
      </p>
      <div className={styles['heights']}>
        {Array.from({ length: reels }, (_, reel) => (
          <span key={`${reel} ${heights[reel]}`} data-open={heights[reel] === undefined ? '' : undefined}>
            {heights[reel] ?? ''}
          </span>
        ))}
      </div>
    </div>
  )
}
