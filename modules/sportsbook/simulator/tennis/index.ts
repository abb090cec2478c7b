import { isTieBreak, newSet, type TennisStrength, tennis, tennisModel } from '@poyraz/betting/tennis'
import type { FeedFacts } from '../../feed/messages.ts'
import { type Side, setsWon } from '../sides.ts'
import type { Moment, SimulatedSport, Telling } from '../sport.ts'
import { calledPoints, type Match, playMatch, type State } from './match.ts'
import { pricedStrength, tourOf } from './strength.ts'

/** Seconds without bets after a break of serve and after a set. */
const STOP_SECONDS = 15
/** Seconds from the last point to the end. */
const END_SECONDS = 30

export const simulatedTennis: SimulatedSport = {
  outcomesOf: tennis.outcomesOf,
  play(key, fixture) {
    const match = playMatch(key, fixture)
    const { bestOf } = tourOf(fixture)
    const priced = (drift: number) => pricedStrength(key, fixture, drift)
    const end = (match.states.at(-1)?.second ?? 0) + END_SECONDS
    return {
      seconds: end,
      pricesBefore: (drift) =>
        tennis.prices(tennisModel(priced(drift), { bestOf, sets: [], running: newSet(true) })),
      at: (seconds) => momentAt(match, seconds, seconds >= end, priced),
    }
  },
}

function momentAt(
  match: Match,
  seconds: number,
  over: boolean,
  strengthOf: (drift: number) => TennisStrength,
): Moment {
  const shown = match.states.filter(({ second }) => second <= seconds)
  const state = shown.at(-1) ?? match.states[0]
  if (state === undefined) throw new Error('a match without a state')
  const { sets, games, points, opener } = state
  return {
    facts: (telling) => factsAt(shown, state, over ? null : seconds, telling),
    isStopped: !over && (isDecided(match, state) || (state.isTurn && seconds - state.second < STOP_SECONDS)),
    prices: (drift) =>
      tennis.prices(
        tennisModel(strengthOf(drift), {
          bestOf: match.bestOf,
          sets,
          running: { games, points, homeServes: opener === 'home' },
        }),
      ),
    settle: (market, outcome) =>
      tennis.settle(market, outcome, {
        over,
        retired: match.retired,
        sets,
        running: games,
        games: state.winners,
      }),
  }
}

/** The last point is played, and the result is not told yet. */
const isDecided = ({ states }: Match, state: State) => state === states.at(-1)

/** Returns the public state of a match after the shown points; `seconds` is null at its end. */
function factsAt(
  shown: readonly State[],
  state: State,
  seconds: number | null,
  { atMs, speed }: Telling,
): FeedFacts {
  const { sets, games } = state
  const isBetweenSets = games.home + games.away === 0 && sets.length > 0 && seconds === null
  const clock = { period: `S${sets.length + 1}`, at: new Date(atMs).toISOString(), running: true, speed }
  return {
    score: setsWon(sets),
    periods: isBetweenSets ? sets : [...sets, games],
    redCards: { home: 0, away: 0 },
    clock: seconds === null ? null : { ...clock, seconds },
    service:
      seconds === null ? null : { side: state.server, points: calledPoints(state.points, isTieBreak(games)) },
    incidents: shown.flatMap(({ incidents }) => incidents),
    stats: statsOf(shown, state),
  }
}

const KINDS = [
  ['aces', 'ace'],
  ['double_faults', 'fault'],
  ['break_points', 'break'],
] as const

function statsOf(shown: readonly State[], { winners }: State): FeedFacts['stats'] {
  const incidents = shown.flatMap((one) => one.incidents)
  const count = (kind: string, side: Side) =>
    incidents.filter((one) => one.kind === kind && one.side === side).length
  const games = (side: Side) => winners.flat().filter((winner) => winner === side).length
  return [
    ...KINDS.map(([stat, kind]) => ({ stat, home: count(kind, 'home'), away: count(kind, 'away') })),
    { stat: 'games', home: games('home'), away: games('away') },
  ]
}
