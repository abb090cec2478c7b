import type { ScoreTable } from './score-table.ts'

/** Points and goals of a team. */
export type Standing = { readonly points: number; readonly scored: number; readonly conceded: number }

/** A match that is still to be played: places of its teams, and the chances of its scores. */
export type OpenMatch = { readonly home: number; readonly away: number; readonly scores: ScoreTable }

export type OpenSeason = {
  /** Ranks of the teams by the matches so far, see `rankOf`. */
  readonly ranks: Float64Array
  readonly matches: readonly OpenMatch[]
}

export type Sampling = {
  /** Number of seasons that are played. */
  readonly seasons: number
  /** Returns uniform numbers from 0 to below 1. */
  draw(): number
}

const [WIN, DRAW] = [3, 1]
/** Weights of a rank: points, then goal difference, then goals. Each sum stays far below the next weight. */
const [OF_POINTS, OF_DIFFERENCE] = [1e8, 1e4]

/** Returns a number that is higher for the better of two teams, and equal for teams that tie. */
export function rankOf({ points, scored, conceded }: Standing): number {
  return points * OF_POINTS + (scored - conceded) * OF_DIFFERENCE + scored
}

/** Returns what a team gets for a match. */
export function standingAfter(scored: number, conceded: number): Standing {
  return { points: scored > conceded ? WIN : scored === conceded ? DRAW : 0, scored, conceded }
}

/** Seasons that are played side by side, match by match, so that the scores of one match stay in the cache. */
const BATCH = 500

/**
 * Plays the rest of a season many times. Returns, for each number of places, the chance of each team to end
 * on them; teams that tie share the places, as a dead heat pays, so the chances sum to the number of places.
 */
export function seasonChances(
  { ranks: start, matches }: OpenSeason,
  places: readonly number[],
  { seasons, draw }: Sampling,
): readonly (readonly number[])[] {
  const sums = places.map(() => new Float64Array(start.length))
  const samplers = matches.map(samplerOf)
  for (let played = 0; played < seasons; played += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, seasons - played) }, () => start.slice())
    for (const sampler of samplers) for (const ranks of batch) play(sampler, draw(), ranks)
    for (const ranks of batch) count(ranks, places, sums)
  }
  return sums.map((sum) => [...sum].map((share) => share / seasons))
}

/** Adds the places that each team gets by its rank. */
function count(ranks: Float64Array, places: readonly number[], sums: readonly Float64Array[]): void {
  for (let team = 0; team < ranks.length; team++) {
    const { better, tied } = positionOf(ranks, team)
    for (let at = 0; at < sums.length; at++) {
      const share = ((places[at] ?? 0) - better) / tied
      const sum = sums[at]
      if (share > 0 && sum) sum[team] = (sum[team] ?? 0) + (share < 1 ? share : 1)
    }
  }
}

/** Counts the teams before a team, and those that tie with it, itself included. */
export function positionOf(ranks: Float64Array, team: number): { better: number; tied: number } {
  const own = ranks[team] ?? 0
  let [better, tied] = [0, 0]
  for (const rank of ranks) {
    if (rank > own) better += 1
    else if (rank === own) tied += 1
  }
  return { better, tied }
}

/** Draws scores by the alias method: each column has a score, and an alias from `limits` on. */
type Sampler = {
  readonly home: number
  readonly away: number
  readonly limits: Float64Array
  readonly aliases: Uint16Array
  /** Gain of each score for the ranks of the teams. */
  readonly homeGains: Float64Array
  readonly awayGains: Float64Array
}

function play(sampler: Sampler, number: number, ranks: Float64Array): void {
  const { home, away, limits, aliases } = sampler
  const scaled = number * limits.length
  const column = Math.floor(scaled)
  const at = scaled - column < (limits[column] ?? 1) ? column : (aliases[column] ?? 0)
  ranks[home] = (ranks[home] ?? 0) + (sampler.homeGains[at] ?? 0)
  ranks[away] = (ranks[away] ?? 0) + (sampler.awayGains[at] ?? 0)
}

function samplerOf({ home, away, scores: { size, cells, chances } }: OpenMatch): Sampler {
  const gains = (of: (cell: number) => Standing) => Float64Array.from(cells, (cell) => rankOf(of(cell)))
  const goals = (cell: number) => [Math.floor(cell / size), cell % size] as const
  return {
    home,
    away,
    ...aliasTable(chances),
    homeGains: gains((cell) => standingAfter(goals(cell)[0], goals(cell)[1])),
    awayGains: gains((cell) => standingAfter(goals(cell)[1], goals(cell)[0])),
  }
}

/** Fills each column up to one with the rest of a column that has more than one (Vose). */
function aliasTable(chances: Float64Array): Pick<Sampler, 'limits' | 'aliases'> {
  const limits = chances.map((chance) => chance * chances.length)
  const aliases = new Uint16Array(chances.length)
  const small = [...limits.keys()].filter((at) => (limits[at] ?? 0) < 1)
  const large = [...limits.keys()].filter((at) => (limits[at] ?? 0) >= 1)
  for (let from = large.pop(); from !== undefined; from = large.pop()) {
    const to = small.pop()
    if (to === undefined) break
    aliases[to] = from
    limits[from] = (limits[from] ?? 0) - (1 - (limits[to] ?? 0))
    ;((limits[from] ?? 0) < 1 ? small : large).push(from)
  }
  return { limits, aliases }
}
