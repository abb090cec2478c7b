import { placeResult } from '@poyraz/betting'
import { positionOf } from '@poyraz/betting/football'
import { type FairMarket, fairMarket } from '@poyraz/betting/markets'
import type { FeedResult } from './messages.ts'
import { teamOutcome } from './team-outcome.ts'

const CHANCE_MIN = 1e-6

/** Returns the market of the first `places`: the winner, or those who are placed. */
export const marketOfPlaces = (places: number) => (places === 1 ? 'WINNER' : `PLACE:${places}`)

/**
 * Returns the market of the first `places` by the chances of each team or runner; outcomes that are certain or
 * impossible are left out, and a market without two of them is `null`.
 */
export function fairPlaces(
  ids: readonly number[],
  places: number,
  chances: readonly number[],
): FairMarket | null {
  const all = ids.map((id, at) => ({ outcome: teamOutcome(id), chance: chances[at] ?? 0 }))
  if (places === 1) return fairMarket({ code: 'WINNER', group: 'main' }, null, all)
  const outcomes = all.filter(({ chance }) => chance > CHANCE_MIN && chance < 1 - CHANCE_MIN)
  if (outcomes.length < 2) return null
  return { key: marketOfPlaces(places), code: 'PLACE', line: places, group: 'main', outcomes }
}

/** Settles the first `places` by the final ranks; teams that tie share a place. */
export function resultsOfPlaces(
  ids: readonly number[],
  places: number,
  ranks: Float64Array,
): readonly FeedResult[] {
  return ids.map((id, team): FeedResult => {
    const { better, tied } = positionOf(ranks, team)
    const { kind, ...share } = placeResult({ position: better + 1, tied }, places)
    const lost = { outcome: teamOutcome(id), result: 'lost', voidFactor: 0 } as const
    if (kind === 'lost') return lost
    return { ...lost, result: 'won', ...('tied' in share ? { deadHeat: share } : {}) }
  })
}
