import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { DrawnRules } from '../drawn-rules.tsx'
import { LatestResults } from '../latest-results.tsx'
import { isWonSpot, oddsOf } from '../odds.ts'
import { SceneFrame } from '../scene-frame.tsx'
import { SpotButton } from '../spot-button.tsx'
import { type Play, type SceneProps, usePlay } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { CARD_GAMES, type CardGameName, type CardSpot } from './card-games.ts'
import { CardBrief, CardStage } from './card-stage.tsx'
import { RoadPanel } from './road-panel.tsx'

/** The scene of baccarat and dragon tiger: two hands, the layout of their bets, and the roads. */
export function CardTable(props: SceneProps & { readonly game: CardGameName }) {
  const { view, game } = props
  const t = useTranslations('table')
  const rules = CARD_GAMES[game]
  const nameOf = (spot: string) => t(`spots.${spot as 'tie'}`)
  const play = usePlay(props, { spots: rules.spots.map(({ id }) => id), nameOf })
  return (
    <SceneFrame
      view={view}
      play={play}
      call={useCall(view, game)}
      latest={<LatestResults view={view} />}
      rules={<DrawnRules game={game} isByHand={view.state.dealer !== null} nameOf={nameOf} />}
      stage={<CardStage view={view} game={game} />}
      brief={view.state.phase !== 'betting' && <CardBrief view={view} game={game} />}
      board={<Board view={view} game={game} play={play} nameOf={nameOf} />}
      side={<RoadPanel game={game} results={view.results} />}
    />
  )
}

/** Names the winner with the points of both hands. */
function useCall({ state }: LiveTableView, game: CardGameName): string | null {
  const t = useTranslations('table')
  if (state.phase !== 'result' || state.outcome === null) return null
  const rules = CARD_GAMES[game]
  const winner = rules.winnerOf(state.outcome)
  const deal = rules.dealOf(state.outcome)
  const totalOf = (hand: 'first' | 'second') =>
    rules.handOf(deal.filter((one) => one.hand === hand).map(({ card }) => card)).total
  const points = { first: String(totalOf('first')), second: String(totalOf('second')) }
  if (winner === 'tie') return t('calls.tie')
  const side = t(`sides.${game}.${winner}`)
  return totalOf('first') === null ? t('calls.side', { side }) : t('calls.points', { side, ...points })
}

const GROUNDS = {
  first: 'bg-sea-2/70',
  second: 'bg-pocket-red/70',
  tie: 'bg-pocket-green/70',
  pair: 'bg-night/45',
} as const

type BoardProps = {
  readonly view: LiveTableView
  readonly game: CardGameName
  readonly play: Play
  nameOf(spot: string): string
}

function Board(props: BoardProps) {
  const { game } = props
  return (
    <div
      className={cx(
        'grid gap-2.5 max-lg:gap-2',
        game === 'baccarat' ? 'grid-cols-7 max-lg:grid-cols-6' : 'grid-cols-6 max-lg:grid-cols-2',
      )}
    >
      {CARD_GAMES[game].spots.map((spot) => (
        <Spot key={spot.id} {...props} spot={spot} />
      ))}
    </div>
  )
}

/** Main bets are twice as wide as the others; on phones the pairs come below. */
const WIDTHS = {
  baccarat: {
    main: 'col-span-2 max-lg:order-1',
    tie: 'max-lg:order-1 max-lg:col-span-2',
    pair: 'max-lg:order-2 max-lg:col-span-3',
  },
  'dragon-tiger': { main: 'col-span-2 max-lg:col-span-1', tie: '', pair: '' },
} as const

function Spot(props: BoardProps & { readonly spot: CardSpot }) {
  const t = useTranslations('table')
  const { view, game, play } = props
  const { id, side } = props.spot
  const name = props.nameOf(id)
  const pays = t('pays', { odds: oddsOf(view.table, id) })
  const isMain = side === 'first' || side === 'second'
  return (
    <SpotButton
      spot={id}
      name={name}
      pays={pays}
      play={play}
      isCrowded={view.state.crowd.includes(id)}
      isWon={isWonSpot(view, id)}
      className={cx(GROUNDS[side], 'min-h-24 max-lg:min-h-16', WIDTHS[game][isMain ? 'main' : side])}
    >
      <span className={cx('font-display leading-snug font-bold max-lg:text-base', isMain && 'text-xl')}>
        {name}
      </span>{' '}
      <span className="text-sm tabular-nums">{pays}</span>
    </SpotButton>
  )
}
