import { solve } from '../bisection.ts'
import type { MatchStrength } from './in-play.ts'
import { type Goals, poisson } from './score-table.ts'

/** Fair chances of a match, as odds with their margin removed imply them. */
export type FairChances = {
  readonly home: number
  readonly draw: number
  readonly away: number
  /** Chance of more than 2.5 goals; `null` if it is not known. */
  readonly over: number | null
}

/** Goals of a team that are counted. */
const GOALS = 40
/** Bounds of the expected goals of both teams together, and of one team. */
const [TOTAL_MIN, TOTAL_MAX] = [0.2, 12]
const TEAM_MIN = 0.02
/** Bounds of the dependence of low scores, and its value where odds do not say it. */
const [RHO_MIN, RHO_MAX] = [-0.25, 0.15]
const RHO_USUAL = -0.06
/** Chances that differ by more cannot be of one match. */
const DIFFERENCE_MAX = 0.02

/**
 * Finds the expected goals and the dependence of low scores that give a match these chances; `null` if none
 * do. The Dixon-Coles factor changes neither the chance of more than 2.5 goals nor the difference between the
 * chances of both teams. So the total follows from the first, the supremacy from the second, and the
 * dependence from the chance of a draw, one after the other.
 */
export function fitStrength(fair: FairChances): MatchStrength | null {
  const total = fair.over === null ? totalByDraw(fair) : totalByOver(fair.over)
  const expected = goalsOf(total, fair)
  const rho = fair.over === null ? RHO_USUAL : rhoOf(expected, fair.draw)
  const found = chancesOf(expected, rho)
  const differences = [
    found.home - fair.home,
    found.draw - fair.draw,
    found.away - fair.away,
    fair.over === null ? 0 : overOf(total) - fair.over,
  ]
  return differences.every((one) => Math.abs(one) <= DIFFERENCE_MAX) ? { expected, rho } : null
}

/** Chance of more than 2.5 goals with a Poisson total. */
const overOf = (total: number) => 1 - Math.exp(-total) * (1 + total + (total * total) / 2)
const totalByOver = (over: number) => solve((total) => overOf(total) - over, TOTAL_MIN, TOTAL_MAX)

/** Finds the total with the right chance of a draw, for the usual dependence. */
function totalByDraw(fair: FairChances): number {
  const drawAt = (total: number) => chancesOf(goalsOf(total, fair), RHO_USUAL).draw
  return solve((total) => drawAt(total) - fair.draw, TOTAL_MIN, TOTAL_MAX)
}

/** Splits a total so that the chances of both teams differ by the right amount. */
function goalsOf(total: number, { home, away }: FairChances): Goals {
  const split = (supremacy: number) => ({ home: (total + supremacy) / 2, away: (total - supremacy) / 2 })
  const most = total - 2 * TEAM_MIN
  const supremacy = solve(
    (one) => {
      const chances = chancesOf(split(one), 0)
      return chances.home - chances.away - (home - away)
    },
    -most,
    most,
  )
  return split(supremacy)
}

/** Returns the dependence with this chance of a draw: 0-0 and 1-1 change by it in proportion. */
function rhoOf(expected: Goals, draw: number): number {
  const { home, away } = expected
  const perRho = -2 * home * away * Math.exp(-home - away)
  const rho = (draw - chancesOf(expected, 0).draw) / perRho
  return Math.min(RHO_MAX, 1 / (home * away), Math.max(RHO_MIN, -1 / home, -1 / away, rho))
}

/** Chances of the three results by Dixon-Coles. */
function chancesOf({ home, away }: Goals, rho: number) {
  const [homes, aways] = [poisson(home, GOALS), poisson(away, GOALS)]
  // Share that the dependence moves from the draws to each of both teams.
  const moved = home * away * Math.exp(-home - away) * rho
  let [won, drawn, total, below] = [0, 0, 0, 0]
  for (let goals = 0; goals < GOALS; goals++) {
    const [ofHome, ofAway] = [homes[goals] ?? 0, aways[goals] ?? 0]
    won += ofHome * below
    drawn += ofHome * ofAway
    below += ofAway
    total += ofHome
  }
  const lost = total * below - won - drawn
  return { home: won + moved, draw: drawn - 2 * moved, away: lost + moved }
}
