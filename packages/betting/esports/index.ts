import { choice, handicap, oddEven, question, threeWay, total, twoWay } from '../markets/kinds.ts'
import { COUNTS, type Count } from '../markets/series.ts'
import { ofPoints, ofSet, ofSets, setWinner } from '../markets/series-quantities.ts'
import { defineSport, type Market, type Quantity } from '../markets/sport.ts'
import type { EsportsModel } from './model.ts'
import {
  asOffered,
  type EsportsFacts,
  firstHalf,
  firstRound,
  race,
  raceLines,
  roundLines,
  roundWinner,
} from './quantities.ts'

export { setsOf } from '../markets/series.ts'
export {
  type EsportsProgress,
  type EsportsStrength,
  esportsModel,
  isHomeAttacking,
  isMatchOver,
  mapStrength,
} from './model.ts'
export type { EsportsFacts } from './quantities.ts'
export { attackerOf, isMapOver, type MapState, roundChance, type Title } from './rounds.ts'

type Esports = Market<EsportsModel, EsportsFacts>

const MATCH_LINES = { count: 5, step: 2 } as const
const PART_LINES = { count: 3, step: 1 } as const
const MAPS_MAX = 5

/** Maps of both teams at the end of a match: best of one, three and five. */
const MAP_RESULTS = [1, 2, 3].flatMap((won) => {
  const lost = Array.from({ length: won }, (_, maps) => maps)
  return [...lost.map((maps) => `${won}-${maps}`), ...lost.map((maps) => `${maps}-${won}`).reverse()]
})

const winner = ofSets(({ sets }) => Math.sign(sets.home - sets.away))
const mapResult = asOffered(ofSets(({ sets }) => MAP_RESULTS.indexOf(`${sets.home}-${sets.away}`)))
/** Winner of the first map and of the match, in the order of the outcomes. */
const firstAndMatch = ofSets(({ first, sets }) => (first > 0 ? 0 : 2) + Number(sets.home < sets.away))
const mapMargin = asOffered(ofSets(({ sets }) => sets.home - sets.away))
const mapCount = asOffered(ofSets(({ sets }) => sets.home + sets.away, MAPS_MAX))
const rounds = (count: Count, isRising: boolean) => asOffered(ofPoints(count, isRising))

/** 1 if a map goes beyond its two halves. */
function hasExtra(place: number): Quantity<EsportsModel, EsportsFacts> {
  const rounds = ofSet(place, COUNTS.total)
  return {
    chances(model, line) {
      const chances = rounds.chances(model, line)
      if (chances === null) return null
      const { half } = model.strength.title
      const more = chances.p.reduce((sum, p, at) => sum + (chances.from + at > 2 * half ? p : 0), 0)
      return { from: 0, p: Float64Array.of(1 - more, more) }
    },
    value: ({ sets, half }) => (sets[place] ? Number(COUNTS.total(sets[place]) > 2 * half) : null),
  }
}

const mapMarkets = (place: number): Esports[] => {
  const code = `M${place + 1}`
  const first = { ...twoWay(`${code}_FIRST`, 'maps', firstRound(place)), lines: () => [1, 2] }
  return [
    twoWay(`${code}_W`, 'maps', setWinner(place)),
    handicap(`${code}_RND_AH`, 'maps', ofSet(place, COUNTS.margin), PART_LINES),
    total(`${code}_RND_OU`, 'maps', ofSet(place, COUNTS.total), PART_LINES),
    { ...twoWay(`${code}_RACE`, 'maps', race(place)), lines: raceLines(place) },
    first,
    { ...twoWay(`${code}_ROUND`, 'maps', roundWinner(place)), lines: roundLines(place) },
    threeWay(`${code}_HALF`, 'maps', firstHalf(place)),
    question(`${code}_EXTRA`, 'maps', hasExtra(place)),
    oddEven(`${code}_RND_OE`, 'maps', ofSet(place, COUNTS.total)),
  ]
}

/** Betting on e-sports: two teams play maps, and a map is won by rounds. Extra rounds count. */
export const esports = defineSport<EsportsModel, EsportsFacts>([
  twoWay('MW', 'main', winner),
  handicap('ROUNDS_AH', 'main', rounds('margin', false), MATCH_LINES),
  total('ROUNDS_OU', 'main', rounds('total', true), MATCH_LINES),
  choice('MAP_BET', 'main', mapResult, MAP_RESULTS),
  { ...handicap('MAPS_AH', 'main', mapMargin, PART_LINES), lines: () => [-2.5, -1.5, 1.5, 2.5] },
  { ...total('MAPS_OU', 'main', mapCount, PART_LINES), lines: () => [2.5, 3.5, 4.5] },
  choice('MAP_MATCH', 'main', firstAndMatch, ['1/1', '1/2', '2/1', '2/2']),
  question('WIN_MAP_H', 'main', asOffered(ofSets(({ sets }) => Number(sets.home > 0), 1))),
  question('WIN_MAP_A', 'main', asOffered(ofSets(({ sets }) => Number(sets.away > 0), 1))),
  oddEven('ROUNDS_OE', 'totals', rounds('total', false)),
  total('ROUNDS_H_OU', 'totals', rounds('home', true), PART_LINES),
  total('ROUNDS_A_OU', 'totals', rounds('away', true), PART_LINES),
  ...Array.from({ length: MAPS_MAX }, (_, place) => mapMarkets(place)).flat(),
])
