import { choice, handicap, oddEven, question, total, twoWay } from '../markets/kinds.ts'
import { COUNTS } from '../markets/series.ts'
import { ofPoints, ofSet, ofSets, setWinner } from '../markets/series-quantities.ts'
import { defineSport, type Market } from '../markets/sport.ts'
import type { VolleyballModel } from './model.ts'
import { hasExtra, race, racesOf, type VolleyballFacts } from './quantities.ts'
import { SETS_MAX } from './sets.ts'

export { setsOf } from '../markets/series.ts'
export {
  isMatchOver,
  type VolleyballProgress,
  type VolleyballStrength,
  volleyballModel,
} from './model.ts'
export type { VolleyballFacts } from './quantities.ts'
export { isSetOver } from './sets.ts'

const MATCH_LINES = { count: 5, step: 2 } as const
const PART_LINES = { count: 3, step: 1 } as const
const SET_RESULTS = ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'] as const

const winner = ofSets(({ sets }) => Math.sign(sets.home - sets.away))
const setResult = ofSets(({ sets }) =>
  SET_RESULTS.findIndex((result) => result === `${sets.home}-${sets.away}`),
)
/** Winner of the first set and of the match, in the order of the outcomes. */
const firstAndMatch = ofSets(({ first, sets }) => (first > 0 ? 0 : 2) + Number(sets.home < sets.away))

const setMarkets = (place: number): Market<VolleyballModel, VolleyballFacts>[] => {
  const code = `S${place + 1}`
  return [
    twoWay(`${code}_W`, 'sets', setWinner(place)),
    handicap(`${code}_PTS_AH`, 'sets', ofSet(place, COUNTS.margin), PART_LINES),
    total(`${code}_PTS_OU`, 'sets', ofSet(place, COUNTS.total), PART_LINES),
    { ...twoWay(`${code}_RACE`, 'sets', race(place)), lines: racesOf(place) },
    question(`${code}_EXTRA`, 'sets', ofSet(place, hasExtra(place))),
    oddEven(`${code}_PTS_OE`, 'sets', ofSet(place, COUNTS.total)),
  ]
}

/** Betting on volleyball. All sets count, the fifth included. */
export const volleyball = defineSport<VolleyballModel, VolleyballFacts>([
  twoWay('MW', 'main', winner),
  handicap('POINTS_AH', 'main', ofPoints('margin', false), MATCH_LINES),
  total('POINTS_OU', 'main', ofPoints('total', true), MATCH_LINES),
  choice('SET_BET', 'main', setResult, SET_RESULTS),
  {
    ...handicap(
      'SETS_AH',
      'main',
      ofSets(({ sets }) => sets.home - sets.away),
      PART_LINES,
    ),
    lines: () => [-2.5, -1.5, 1.5, 2.5],
  },
  {
    ...total(
      'SETS_OU',
      'main',
      ofSets(({ sets }) => sets.home + sets.away, SETS_MAX),
      PART_LINES,
    ),
    lines: () => [3.5, 4.5],
  },
  choice('SET_MATCH', 'main', firstAndMatch, ['1/1', '1/2', '2/1', '2/2']),
  question(
    'WIN_SET_H',
    'main',
    ofSets(({ sets }) => Number(sets.home > 0), 1),
  ),
  question(
    'WIN_SET_A',
    'main',
    ofSets(({ sets }) => Number(sets.away > 0), 1),
  ),
  oddEven('POINTS_OE', 'totals', ofPoints('total', false)),
  total('POINTS_H_OU', 'totals', ofPoints('home', true), PART_LINES),
  total('POINTS_A_OU', 'totals', ofPoints('away', true), PART_LINES),
  ...Array.from({ length: SETS_MAX }, (_, place) => setMarkets(place)).flat(),
])
