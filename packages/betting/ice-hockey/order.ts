import { afterSeconds, noGoals, type Rates } from './goals.ts'
import { type IceHockeyModel, ratesIn } from './model.ts'

/** Chances of the home team, of nobody and of the guests. */
export type OrderChances = readonly [home: number, none: number, away: number]

/** Returns the chances of the next goal of regular time. Until it falls, the rates of a segment are constant. */
export function nextGoal({ segments, strength, score }: IceHockeyModel): OrderChances {
  let [home, away, none] = [0, 0, 1]
  for (const segment of segments.flat()) {
    const [ofHome, ofAway] = ratesIn(strength, segment, score.home - score.away)(0, 0)
    const all = ofHome + ofAway
    const goal = none * (1 - Math.exp(-all * segment.seconds))
    if (all > 0) home += (goal * ofHome) / all
    if (all > 0) away += (goal * ofAway) / all
    none -= goal
  }
  return [home, none, away]
}

/** Returns the chances of the first team with a number of goals in regular time. */
export function raceTo({ segments, strength, score }: IceHockeyModel, goals: number): OrderChances {
  const [home, away] = [goals - score.home, goals - score.away]
  if (home <= 0 || away <= 0) return home <= 0 ? [1, 0, 0] : [0, 0, 1]
  const size = Math.max(home, away) + 1
  let table = noGoals(size)
  for (const segment of segments.flat()) {
    const rates = ratesIn(strength, segment, score.home - score.away)
    const racing: Rates = (ofHome, ofAway) =>
      ofHome >= home || ofAway >= away ? [0, 0] : rates(ofHome, ofAway)
    table = afterSeconds(table, segment.seconds, racing)
  }
  let [won, lost] = [0, 0]
  for (let at = 0; at < table.p.length; at++) {
    const chance = table.p[at] ?? 0
    if (Math.floor(at / size) >= home) won += chance
    else if (at % size >= away) lost += chance
  }
  return [won, Math.max(0, 1 - won - lost), lost]
}
