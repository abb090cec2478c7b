import { CARD_RANGES } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { isWonSpot, oddsOf } from '../odds.ts'
import { SpotButton } from '../spot-button.tsx'
import type { Play } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'

type BoardProps = {
  readonly view: LiveTableView
  readonly play: Play
  nameOf(spot: string): string
}

/** The layout of andar bahar: two sides, and the number of cards up to the match. */
export function MatchBoard(props: BoardProps) {
  const t = useTranslations('table.andarBahar')
  return (
    <div className="flex flex-col gap-2.5 max-lg:gap-2">
      <div className="grid grid-cols-2 gap-2.5 max-lg:gap-2">
        <Spot
          {...props}
          spot="andar"
          className="min-h-20 bg-sea-2/70 text-xl max-lg:min-h-16 max-lg:text-base"
        />
        <Spot
          {...props}
          spot="bahar"
          className="min-h-20 bg-pocket-red/70 text-xl max-lg:min-h-16 max-lg:text-base"
        />
      </div>
      <p className="text-xs font-semibold text-white">{t('ranges')}</p>
      <div className="grid grid-cols-8 gap-2 max-lg:grid-cols-4">
        {CARD_RANGES.map(([least, most]) => (
          <Spot key={least} {...props} spot={`cards-${least}-${most}`} className="bg-night/45" />
        ))}
      </div>
    </div>
  )
}

function Spot(props: BoardProps & { readonly spot: string; readonly className: string }) {
  const t = useTranslations('table')
  const { view, play, spot } = props
  const name = props.nameOf(spot)
  const pays = t('pays', { odds: oddsOf(view.table, spot) })
  return (
    <SpotButton
      spot={spot}
      name={name}
      pays={pays}
      play={play}
      isCrowded={view.state.crowd.includes(spot)}
      isWon={isWonSpot(view, spot)}
      isNarrow={spot.startsWith('cards-')}
      className={cx('tabular-nums', props.className)}
    >
      <span className="font-display leading-snug font-bold">{name}</span>{' '}
      <span className="text-sm">{pays}</span>
    </SpotButton>
  )
}
