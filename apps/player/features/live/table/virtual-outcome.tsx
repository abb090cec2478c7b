import { openDraws } from '@poyraz/fairness'
import {
  drawCard,
  LEAGUE_PAIRS,
  type LeagueCard,
  type LeagueOutcome,
  type RaceCard,
  type RaceOutcome,
  resultOf,
  scoreOf,
  VIRTUAL_NAMES,
  type VirtualGameName,
  virtualGameById,
} from '@poyraz/games/virtual'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { RunnerNumber } from '../../../shared/virtual/runner-number.tsx'

type Decided = Pick<Item<'tables.proof'>, 'gameID' | 'outcome' | 'seasonID' | 'rulesHash' | 'number'>

/** The outcome of a virtual round with the names of its runners or teams, which follow from public draws. */
export function VirtualOutcome({ round }: { readonly round: Decided }) {
  const { gameID, outcome, seasonID: seasonId, rulesHash, number } = round
  const game = virtualGameById(gameID)
  if (game === undefined || outcome === null) return null
  const open = openDraws({ seasonId, gameId: gameID, rulesHash, round: number })
  const result = resultOf(drawCard(game, open), outcome)
  return result.game === 'league' ? <Scores {...result} /> : <Order {...result} />
}

type OrderProps = {
  readonly game: VirtualGameName
  readonly card: RaceCard
  readonly outcome: RaceOutcome
}

function Order({ game, card, outcome }: OrderProps) {
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {outcome.order.map((number, place) => (
        <li key={number} className="flex items-center gap-2">
          <span className="text-muted tabular-nums">{place + 1}</span>
          <RunnerNumber number={number} className="size-6 text-xs" />
          <b>{VIRTUAL_NAMES[game][card.runners[number - 1]?.id ?? -1]}</b>
        </li>
      ))}
    </ol>
  )
}

function Scores({ card, outcome }: { readonly card: LeagueCard; readonly outcome: LeagueOutcome }) {
  const nameOf = (team: number) => VIRTUAL_NAMES.league[card.teams[team]?.id ?? -1]
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {LEAGUE_PAIRS.map(([home, away], place) => {
        const score = scoreOf(outcome.matches[place] ?? { goals: [] })
        return (
          <li key={place}>
            {nameOf(home)}{' '}
            <b className="tabular-nums">
              {score.home}–{score.away}
            </b>{' '}
            {nameOf(away)}
          </li>
        )
      })}
    </ul>
  )
}
