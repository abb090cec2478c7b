import { type VolleyballStrength, volleyball, volleyballModel } from '@poyraz/betting/volleyball'
import type { FeedFacts } from '../../feed/messages.ts'
import { NO_SCORE, type Side, setsWon } from '../sides.ts'
import type { Moment, SimulatedSport, Telling } from '../sport.ts'
import { playMatch, pricedStrength, type State } from './match.ts'

/** Seconds without bets after a set, and from the last rally to the end. */
const STOP_SECONDS = 15
const END_SECONDS = 30

export const simulatedVolleyball: SimulatedSport = {
  outcomesOf: volleyball.outcomesOf,
  play(key, fixture) {
    const states = playMatch(key, fixture)
    const priced = (drift: number) => pricedStrength(key, fixture, drift)
    const end = (states.at(-1)?.second ?? 0) + END_SECONDS
    return {
      seconds: end,
      pricesBefore: (drift) =>
        volleyball.prices(volleyballModel(priced(drift), { sets: [], running: NO_SCORE })),
      at: (seconds) => momentAt(states, seconds, seconds >= end, priced),
    }
  },
}

function momentAt(
  states: readonly State[],
  seconds: number,
  over: boolean,
  strengthOf: (drift: number) => VolleyballStrength,
): Moment {
  const shown = states.filter(({ second }) => second <= seconds)
  const state = shown.at(-1) ?? states[0]
  if (state === undefined) throw new Error('a match without a state')
  const { sets, points: running, rallies } = state
  const isSetEnd = state.incidents.length > 1 && seconds - state.second < STOP_SECONDS
  return {
    facts: (telling) => factsAt(shown, state, over ? null : seconds, telling),
    isStopped: !over && (state === states.at(-1) || isSetEnd),
    prices: (drift) => volleyball.prices(volleyballModel(strengthOf(drift), { sets, running })),
    settle: (market, outcome) => volleyball.settle(market, outcome, { over, sets, running, rallies }),
  }
}

/** Returns the public state of a match after the shown rallies; `seconds` is null at its end. */
function factsAt(
  shown: readonly State[],
  { sets, points, server }: State,
  seconds: number | null,
  { atMs, speed }: Telling,
): FeedFacts {
  const clock = { period: `S${sets.length + 1}`, at: new Date(atMs).toISOString(), running: true, speed }
  const incidents = shown.flatMap((one) => one.incidents)
  return {
    score: setsWon(sets),
    periods: seconds === null ? sets : [...sets, points],
    redCards: NO_SCORE,
    clock: seconds === null ? null : { ...clock, seconds },
    service: seconds === null ? null : { side: server, points: null },
    incidents,
    stats: statsOf(incidents),
  }
}

const STATS = [
  ['points', ['points', 'ace', 'block']],
  ['aces', ['ace']],
  ['blocks', ['block']],
  ['sets', ['set']],
] as const

function statsOf(incidents: FeedFacts['incidents']): FeedFacts['stats'] {
  const count = (kinds: readonly string[], side: Side) =>
    incidents.filter((one) => one.side === side && kinds.includes(one.kind)).length
  return STATS.map(([stat, kinds]) => ({ stat, home: count(kinds, 'home'), away: count(kinds, 'away') }))
}
