import type { ScoreChance } from '../markets/chances.ts'

/** Goals per second of both teams after so many goals. */
export type Rates = (home: number, away: number) => readonly [home: number, away: number]

/** Chances of goals: `home * size + away`. Goals of a team stop at `size - 1`. */
export type GoalTable = { readonly size: number; readonly p: Float64Array }

/** Sums of jumps end where the rest of their chances is below this. */
const REST_MIN = 1e-11
/** Maximum number of jumps: more than any segment has. */
const JUMPS_MAX = 60
/** Minimum chance of a score; rarer ones do not change a price. */
const SCORE_MIN = 1e-9

export function noGoals(size: number): GoalTable {
  const p = new Float64Array(size * size)
  p[0] = 1
  return { size, p }
}

/**
 * Lets goals fall for some seconds at rates that depend on the goals so far. Exact for a continuous-time
 * process (uniformization): jumps come at the largest rate of all scores, and a jump is a goal with the share
 * of its own rate. With constant rates the goals of both teams are independent Poisson numbers.
 */
export function afterSeconds({ size, p }: GoalTable, seconds: number, rates: Rates): GoalTable {
  const shares = new Float64Array(2 * p.length)
  let most = 0
  for (let at = 0; at < p.length; at++) {
    const [home, away] = ratesAt(at, size, rates)
    shares[2 * at] = home
    shares[2 * at + 1] = away
    most = Math.max(most, home + away)
  }
  if (most === 0) return { size, p }
  const sum = new Float64Array(p.length)
  let now = p
  let weight = Math.exp(-most * seconds)
  let rest = 1
  for (let jumps = 0; jumps <= JUMPS_MAX; jumps++) {
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (now[at] ?? 0)
    rest -= weight
    if (rest < REST_MIN) break
    now = afterJump(now, shares, most, size)
    weight *= (most * seconds) / (jumps + 1)
  }
  return { size, p: sum }
}

/** Rates of a cell; a team at the edge of the table scores no more. */
function ratesAt(at: number, size: number, rates: Rates): readonly [number, number] {
  const [home, away] = [Math.floor(at / size), at % size]
  const [ofHome, ofAway] = rates(home, away)
  return [home === size - 1 ? 0 : ofHome, away === size - 1 ? 0 : ofAway]
}

function afterJump(now: Float64Array, shares: Float64Array, most: number, size: number): Float64Array {
  const next = new Float64Array(now.length)
  for (let at = 0; at < now.length; at++) {
    const chance = now[at] ?? 0
    if (chance === 0) continue
    const home = (chance * (shares[2 * at] ?? 0)) / most
    const away = (chance * (shares[2 * at + 1] ?? 0)) / most
    if (home > 0) next[at + size] = (next[at + size] ?? 0) + home
    if (away > 0) next[at + 1] = (next[at + 1] ?? 0) + away
    next[at] = (next[at] ?? 0) + chance - home - away
  }
  return next
}

/** Returns the scores of a table, added to the goals so far. */
export function scoresOf({ size, p }: GoalTable, home = 0, away = 0): readonly ScoreChance[] {
  const scores: ScoreChance[] = []
  for (let at = 0; at < p.length; at++) {
    const chance = p[at] ?? 0
    if (chance > SCORE_MIN)
      scores.push({ home: home + Math.floor(at / size), away: away + (at % size), p: chance })
  }
  return scores
}
