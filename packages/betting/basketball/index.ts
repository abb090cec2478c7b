import { choice, handicap, oddEven, question, threeWay, total, twoWay } from '../markets/kinds.ts'
import { defineSport, type Market } from '../markets/sport.ts'
import { type BasketballModel, QUARTERS } from './model.ts'
import {
  type BasketballFacts,
  halfTimeFullTime,
  hasOvertime,
  highestQuarter,
  quantity,
  teamPoints,
  winnerAndTotal,
  winningMargin,
} from './quantities.ts'

export { type BasketballProgress, type BasketballStrength, basketballModel } from './model.ts'
export type { BasketballFacts } from './quantities.ts'

const MATCH_LINES = { count: 7, step: 1 } as const
const PART_LINES = { count: 3, step: 1 } as const
const RESULTS = ['1', 'X', '2'] as const
const MARGINS = ['1-5', '6-10', '11-15', '16-20', '21-25', '26+'] as const

const margin = quantity('margin', 'match')
const points = quantity('total', 'match')
const totalOfMatch = total('TOTAL', 'totals', points, { count: 7, step: 2 })

const quarterMarkets = (place: number): Market<BasketballModel, BasketballFacts>[] => {
  const code = `Q${place + 1}`
  const lead = quantity('margin', place)
  const sum = quantity('total', place)
  return [
    threeWay(`${code}_1X2`, 'quarters', lead),
    twoWay(`${code}_DNB`, 'quarters', lead),
    handicap(`${code}_SPREAD`, 'quarters', lead, PART_LINES),
    total(`${code}_TOTAL`, 'quarters', sum, PART_LINES),
    oddEven(`${code}_OE`, 'quarters', sum),
  ]
}

/** Betting on basketball. Markets of the match count overtime, those of regular time do not. */
export const basketball = defineSport<BasketballModel, BasketballFacts>([
  twoWay('ML', 'main', margin),
  handicap('SPREAD', 'main', margin, MATCH_LINES),
  totalOfMatch,
  threeWay('ML3', 'main', quantity('margin', 'regular')),
  choice('ML_TOTAL', 'main', winnerAndTotal, ['1&O', '1&U', '2&O', '2&U'], (model) =>
    (totalOfMatch.lines?.(model) ?? []).slice(2, 5),
  ),
  choice('BB_WM', 'main', winningMargin, [
    ...MARGINS.map((band) => `H${band}`),
    ...MARGINS.map((band) => `A${band}`),
  ]),
  question('OT_YN', 'main', hasOvertime),
  oddEven('PTS_OE', 'totals', points),
  total('TT_H', 'teams', teamPoints('home'), { count: 5, step: 1 }),
  total('TT_A', 'teams', teamPoints('away'), { count: 5, step: 1 }),
  threeWay('HT_1X2', 'halves', quantity('margin', 'half')),
  twoWay('HT_DNB', 'halves', quantity('margin', 'half')),
  handicap('HT_SPREAD', 'halves', quantity('margin', 'half'), PART_LINES),
  total('HT_TOTAL', 'halves', quantity('total', 'half'), PART_LINES),
  oddEven('HT_OE', 'halves', quantity('total', 'half')),
  threeWay('2H_1X2', 'halves', quantity('margin', 'second')),
  handicap('2H_SPREAD', 'halves', quantity('margin', 'second'), PART_LINES),
  total('2H_TOTAL', 'halves', quantity('total', 'second'), PART_LINES),
  choice(
    'HTFT',
    'halves',
    halfTimeFullTime,
    RESULTS.flatMap((half) => RESULTS.map((end) => `${half}/${end}`)),
  ),
  ...Array.from({ length: QUARTERS }, (_, place) => quarterMarkets(place)).flat(),
  choice('HSQ', 'quarters', highestQuarter, ['Q1', 'Q2', 'Q3', 'Q4', 'EQ']),
])
