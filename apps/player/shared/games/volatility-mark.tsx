import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Game } from './games.ts'

const HEIGHTS = ['h-1.5', 'h-2.5', 'h-3.5', 'h-4.5'] as const
const LEVELS = ['low', 'medium', 'high', 'extreme'] as const satisfies readonly Game['volatility'][]

/** Bars that grow with the volatility. */
export function VolatilityBars({ volatility }: Pick<Game, 'volatility'>) {
  const level = LEVELS.indexOf(volatility)
  return (
    <span aria-hidden="true" className="inline-flex items-end gap-0.5">
      {HEIGHTS.map((height, place) => (
        <span
          key={height}
          className={cx('w-1.5 rounded-small', height, place <= level ? 'bg-brass' : 'bg-line-strong')}
        />
      ))}
    </span>
  )
}

/** Bars with the word. */
export function VolatilityMark({ volatility }: Pick<Game, 'volatility'>) {
  const t = useTranslations('game')
  return (
    <span className="inline-flex items-center gap-1.5">
      <VolatilityBars volatility={volatility} />
      {t(`volatilityShort.${volatility}`)}
    </span>
  )
}
