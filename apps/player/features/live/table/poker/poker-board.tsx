import { ANTE, type CasinoPoker, PLAY, pokerReturnBp, STAKE_BP } from '@poyraz/games/tables'
import { Money } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { oddsOf } from '../odds.ts'
import { SpotButton } from '../spot-button.tsx'
import type { Play } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { outcomeCards } from './visible-poker.ts'

type BoardProps = {
  readonly view: LiveTableView
  readonly game: CasinoPoker
  readonly play: Play
  nameOf(spot: string): string
}

/** The ante, the stake that plays it, and the side bet. */
export function PokerBoard(props: BoardProps) {
  const { game, nameOf } = props
  return (
    <div className="grid grid-cols-3 gap-2.5 max-lg:gap-2">
      <Spot {...props} spot={game.sideBet} className="min-h-24 bg-night/45 max-lg:min-h-16" />
      <Spot
        {...props}
        spot={ANTE}
        className="min-h-24 bg-sea-2/70 text-xl max-lg:min-h-16 max-lg:text-base"
      />
      <PlayStake {...props} name={nameOf(PLAY)} />
    </div>
  )
}

function Spot(props: BoardProps & { readonly spot: string; readonly className: string }) {
  const t = useTranslations('table')
  const { view, game, play, spot } = props
  const name = props.nameOf(spot)
  const pays = t('paysUpTo', { odds: oddsOf(view.table, spot) })
  const cards = view.state.phase === 'result' ? outcomeCards(view.state) : null
  const isPlayed = play.chips.spots.has(PLAY)
  return (
    <SpotButton
      spot={spot}
      name={name}
      pays={pays}
      play={play}
      isCrowded={view.state.crowd.includes(spot)}
      isWon={cards !== null && pokerReturnBp(game, spot, cards, isPlayed) > STAKE_BP}
      className={props.className}
    >
      <span className="font-display leading-snug font-bold">{name}</span>{' '}
      <span className="text-sm tabular-nums">{pays}</span>
    </SpotButton>
  )
}

/** The further stake of the player, or what became of the ante, and the decisions of the others. */
function PlayStake({ view, game, play, name }: BoardProps & { readonly name: string }) {
  const t = useTranslations('table.poker')
  const { poker, phase } = view.state
  const staked = play.chips.spots.get(PLAY)
  const isLate = phase === 'result' || poker?.stage === 'dealer'
  const isFolded = play.chips.folded || (isLate && play.chips.spots.has(ANTE) && staked === undefined)
  return (
    <div className="flex min-h-24 flex-col items-center justify-center rounded-control border-2 border-dashed border-white/35 px-1 text-center text-white max-lg:min-h-16">
      <span className="font-display leading-snug font-bold">{isFolded ? t('folded') : name}</span>
      {staked === undefined ? (
        <span className="text-xs">{!isFolded && t('playCosts', { count: game.playAntes })}</span>
      ) : (
        <Money amount={staked} fraction="auto" className="font-bold text-lamp" />
      )}
      {poker && poker.stage !== 'betting' && poker.antes > 0 && (
        <span className="text-2xs">
          {t('counts', { played: poker.played, folded: poker.folded, antes: poker.antes })}
        </span>
      )}
    </div>
  )
}
