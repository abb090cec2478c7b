import { type EsportsStrength, esports, esportsModel } from '@poyraz/betting/esports'
import type { FeedFacts } from '../../feed/messages.ts'
import { NO_SCORE, type Side, setsWon } from '../sides.ts'
import type { Moment, SimulatedSport, Telling } from '../sport.ts'
import { playMatch, type State } from './match.ts'
import { pricedStrength } from './strength.ts'
import { formatOf, mapsPlayed } from './titles.ts'

/** Seconds without bets after a round and after a map, and from the last round to the end. */
const ROUND_STOP = 6
const MAP_STOP = 20
const END_SECONDS = 30

export const simulatedEsports: SimulatedSport = {
  outcomesOf: esports.outcomesOf,
  play(key, fixture) {
    const states = playMatch(key, fixture)
    const { title, bestOf: offered } = formatOf(fixture)
    const { half } = title.rules
    const bestOf = mapsPlayed(key, fixture)
    const isFormatChanged = bestOf !== offered
    const priced = (drift: number) => pricedStrength(key, fixture, drift)
    const end = (states.at(-1)?.second ?? 0) + END_SECONDS
    return {
      seconds: end,
      pricesBefore: (drift) =>
        esports.prices(
          esportsModel(priced(drift), { sets: [], running: NO_SCORE, last: null, isFormatChanged: false }),
        ),
      at: (seconds) =>
        momentAt(states, { seconds, half, isFormatChanged, over: seconds >= end }, (drift) => ({
          ...priced(drift),
          bestOf,
        })),
    }
  },
}

type At = {
  readonly seconds: number
  readonly half: number
  readonly isFormatChanged: boolean
  readonly over: boolean
}

function momentAt(
  states: readonly State[],
  { seconds, half, isFormatChanged, over }: At,
  strengthOf: (drift: number) => EsportsStrength,
): Moment {
  const shown = states.filter(({ second }) => second <= seconds)
  const state = shown.at(-1) ?? states[0]
  if (state === undefined) throw new Error('a match without a state')
  const { sets, points: running, rounds } = state
  const last = rounds.at(-1)?.at(-1) ?? null
  const stop = state.incidents.length > 1 ? MAP_STOP : ROUND_STOP
  const isStopped = state.second > 0 && seconds - state.second < stop
  return {
    facts: (telling) => factsAt(shown, state, over ? null : seconds, telling),
    isStopped: !over && (state === states.at(-1) || isStopped),
    prices: (drift) =>
      esports.prices(esportsModel(strengthOf(drift), { sets, running, last, isFormatChanged })),
    settle: (market, outcome) =>
      esports.settle(market, outcome, { over, sets, running, rallies: rounds, half, isFormatChanged }),
  }
}

/** Returns the public state of a match after the shown rounds; `seconds` is null at its end. */
function factsAt(
  shown: readonly State[],
  { sets, points, attacker, eliminations, firsts }: State,
  seconds: number | null,
  { atMs, speed }: Telling,
): FeedFacts {
  const clock = { period: `M${sets.length + 1}`, at: new Date(atMs).toISOString(), running: true, speed }
  const incidents = shown.flatMap((one) => one.incidents)
  const rounds = (side: Side) => incidents.filter((one) => one.kind === 'round' && one.side === side).length
  return {
    score: setsWon(sets),
    periods: seconds === null ? sets : [...sets, points],
    redCards: NO_SCORE,
    clock: seconds === null ? null : { ...clock, seconds },
    service: seconds === null || attacker === null ? null : { side: attacker, points: null },
    incidents,
    stats: [
      { stat: 'rounds', home: rounds('home'), away: rounds('away') },
      { stat: 'eliminations', ...eliminations },
      { stat: 'first_eliminations', ...firsts },
      { stat: 'maps', ...setsWon(sets) },
    ],
  }
}
