import { ANTE, PLAY, type PokerGameName, pokerGameOf } from '@poyraz/games/tables'
import { assert } from '@poyraz/kernel'
import { useTranslations } from 'use-intl'
import { RoadPanel } from '../cards/road-panel.tsx'
import { LatestResults } from '../latest-results.tsx'
import { SceneFrame } from '../scene-frame.tsx'
import { type SceneProps, usePlay } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { PokerBar } from './poker-bar.tsx'
import { PokerBoard } from './poker-board.tsx'
import { PokerRules } from './poker-rules.tsx'
import { PokerBrief, PokerStage } from './poker-stage.tsx'
import { useAnteDecision } from './use-ante-decision.ts'
import { outcomeCards } from './visible-poker.ts'

/** The scene of poker against the house: one hand for all players, the dealer's hand, and the own decision. */
export function PokerTable(props: SceneProps & { readonly game: PokerGameName }) {
  const { view, game: name } = props
  const game = pokerGameOf({ game: name })
  assert(game, 'the scene of a poker game')
  const nameOf = useSpotName()
  const play = usePlay(props, { spots: [...game.spots], nameOf })
  const decision = useAnteDecision(view, play.chips)
  const bar = decision.isOpen ? (
    <PokerBar view={view} game={game} play={play} decision={decision} />
  ) : (
    play.bar
  )
  return (
    <SceneFrame
      view={view}
      play={{ ...play, bar }}
      call={useCall(view, name)}
      waiting={useWaiting(view)}
      latest={<LatestResults view={view} />}
      rules={<PokerRules game={name} nameOf={nameOf} />}
      stage={<PokerStage view={view} game={game} />}
      brief={view.state.phase !== 'betting' && <PokerBrief view={view} name={name} game={game} />}
      board={<PokerBoard view={view} game={game} play={play} nameOf={nameOf} />}
      side={<RoadPanel game={name} results={view.results} />}
    />
  )
}

/** Returns the function that names a spot: `Ante`, `Pair Plus`. */
function useSpotName(): (spot: string) => string {
  const t = useTranslations('table.poker.spots')
  return (spot) => (spot === ANTE || spot === PLAY ? t(spot) : t(spot as 'aces'))
}

/** The stage in which the table waits for decisions. */
function useWaiting({ state: { phase, poker } }: LiveTableView) {
  const t = useTranslations('table.poker')
  const isDeciding = phase === 'drawing' && poker?.stage === 'decision'
  return isDeciding ? { lengthMs: poker.stageMs, name: t('decisions') } : null
}

/** Words of the presenter at each stage, and the result with the name of the better hand. */
function useCall({ state }: LiveTableView, name: PokerGameName): string | null {
  const t = useTranslations('table')
  const { phase, poker } = state
  const game = pokerGameOf({ game: name })
  const cards = outcomeCards(state)
  if (phase === 'drawing' && poker?.stage === 'decision') return t('poker.calls.decision')
  if (phase === 'drawing' && poker?.stage === 'dealer') return t('poker.calls.dealer')
  if (phase !== 'result' || !game || !cards) return null
  const result = game.compare(cards)
  if (result === 'tie' || result === 'out') return t(`poker.calls.${result}`)
  const winner = result === 'won' ? cards.player : cards.dealer
  const hand = game.handOf([...winner, ...cards.board])
  return t(`poker.calls.${result}`, { hand: t(`poker.hands.${hand as 'pair'}`) })
}
