import { MONEY_WHEEL, MONEY_WHEEL_NUMBERS } from '@poyraz/games/tables'
import { useTranslations } from 'use-intl'
import { isWonSpot } from '../odds.ts'
import { SpotButton } from '../spot-button.tsx'
import type { Play } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { groundOf } from './fields.ts'

/** The layout of the money wheel: a tile for each number, with what it pays and how many fields it has. */
export function NumberBoard(props: { readonly view: LiveTableView; readonly play: Play }) {
  const t = useTranslations('table')
  const { view, play } = props
  return (
    <div className="grid grid-cols-6 gap-3 max-lg:grid-cols-3 max-lg:gap-2">
      {MONEY_WHEEL_NUMBERS.map((number) => {
        const spot = String(number)
        const fields = MONEY_WHEEL.filter((field) => field === spot).length
        const pays = t('pays', { odds: number })
        const share = t('moneyWheel.fields', { count: fields })
        return (
          <SpotButton
            key={spot}
            spot={spot}
            name={spot}
            pays={`${pays} ${share}`}
            play={play}
            isCrowded={view.state.crowd.includes(spot)}
            isWon={isWonSpot(view, spot)}
            style={{ background: groundOf(spot) }}
            className="min-h-44 gap-1 rounded-tile max-lg:min-h-21"
          >
            <span className="font-display text-4xl leading-none font-bold max-lg:text-3xl">{number}</span>{' '}
            <span className="text-base font-semibold tabular-nums max-lg:text-sm">{pays}</span>{' '}
            <span className="text-xs tabular-nums">{share}</span>
          </SpotButton>
        )
      })}
    </div>
  )
}
