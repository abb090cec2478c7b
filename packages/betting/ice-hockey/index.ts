import {
  choice,
  doubleChance,
  handicap,
  oddEven,
  total as overUnder,
  question,
  threeWay,
  threeWayHandicap,
  twoWay,
} from '../markets/kinds.ts'
import type { Score } from '../markets/score.ts'
import { defineSport, type Market } from '../markets/sport.ts'
import type { IceHockeyModel } from './model.ts'
import { PERIODS } from './pace.ts'
import {
  bothScored,
  COUNT,
  firstGoal,
  hasOvertime,
  hasShootOut,
  highestPeriod,
  type IceHockeyFacts,
  margin,
  numberedGoal,
  ofMatch,
  ofPeriod,
  ofRegularTime,
  race,
  raceLines,
  resultAndTotal,
  total,
  YES_OR_NO,
} from './quantities.ts'

export {
  type IceHockeyModel,
  type IceHockeyProgress,
  type IceHockeyStrength,
  iceHockeyModel,
} from './model.ts'
export {
  lateFactors,
  OVERTIME_SECONDS,
  PERIOD_SECONDS,
  PERIODS,
  type PowerPlay,
  powerFactors,
  type Tempo,
  USUAL_TEMPO,
} from './pace.ts'
export type { IceHockeyFacts } from './quantities.ts'

type Hockey = Market<IceHockeyModel, IceHockeyFacts>

const MATCH_LINES = { count: 5, step: 1 } as const
const PART_LINES = { count: 3, step: 1 } as const
const ASIAN_LINES = { count: 7, step: 0.25, offset: 0 } as const
const TEAMS = ['1', 'NONE', '2'] as const

const regularMargin = ofRegularTime(margin)
const regularTotal = ofRegularTime(total, COUNT)
const puckLines = handicap('PUCK_AH', 'main', ofMatch(margin), { count: 6, step: 1 })
/** Nobody wins by half a goal less than one: lines within one goal repeat the winner of the match. */
const puckLine: Hockey = {
  ...puckLines,
  lines: (model) => (puckLines.lines?.(model) ?? []).filter((line) => Math.abs(line) > 1),
}
const totalOfRegular = overUnder('REG_OU', 'goals', regularTotal, MATCH_LINES)

/** Exact scores up to this number of goals of a team. */
const SCORE_MAX = 5
const SCORES = Array.from({ length: (SCORE_MAX + 1) ** 2 }, (_, at) => [
  Math.floor(at / (SCORE_MAX + 1)),
  at % (SCORE_MAX + 1),
])
const scorePlace = ({ home, away }: Score) => {
  if (Math.max(home, away) <= SCORE_MAX) return home * (SCORE_MAX + 1) + away
  return SCORES.length + (home > away ? 0 : home === away ? 1 : 2)
}
const SCORE_OUTCOMES = [...SCORES.map((score) => score.join('-')), 'OTHER_H', 'OTHER_D', 'OTHER_A']

const MARGINS = ['H1', 'H2', 'H3+', 'X', 'A1', 'A2', 'A3+'] as const
const marginPlace = (score: Score) => {
  const lead = margin(score)
  if (lead === 0) return 3
  return Math.min(3, Math.abs(lead)) + (lead > 0 ? -1 : 3)
}
const BANDS = ['0-3', '4-5', '6-7', '8+'] as const
const bandPlace = (score: Score) => Math.min(3, Math.max(0, Math.floor(total(score) / 2) - 1))

const periodMarkets = (place: number): Hockey[] => {
  const code = `P${place + 1}`
  const lead = ofPeriod(place, margin)
  const sum = ofPeriod(place, total, COUNT)
  return [
    threeWay(`${code}_1X2`, 'periods', lead),
    doubleChance(`${code}_DC`, 'periods', lead),
    twoWay(`${code}_DNB`, 'periods', lead),
    handicap(`${code}_AH`, 'periods', lead, PART_LINES),
    overUnder(`${code}_OU`, 'periods', sum, PART_LINES),
    question(`${code}_BTTS`, 'periods', ofPeriod(place, bothScored, YES_OR_NO)),
    oddEven(`${code}_OE`, 'periods', ofPeriod(place, total)),
  ]
}

/** Betting on ice hockey. The name of a market says where overtime and the shoot-out count. */
export const iceHockey = defineSport<IceHockeyModel, IceHockeyFacts>([
  threeWay('REG_1X2', 'main', regularMargin),
  puckLine,
  overUnder('GOALS_OU', 'main', ofMatch(total, COUNT), MATCH_LINES),
  twoWay('ML_OT', 'main', ofMatch(margin)),
  doubleChance('REG_DC', 'main', regularMargin),
  twoWay('REG_DNB', 'main', regularMargin),
  question('REG_BTTS', 'main', ofRegularTime(bothScored, YES_OR_NO)),
  choice('REG_RES_OU', 'main', resultAndTotal, ['1&O', '1&U', 'X&O', 'X&U', '2&O', '2&U'], (model) =>
    (totalOfRegular.lines?.(model) ?? []).filter((line) => line > total(model.score)).slice(1, 4),
  ),
  question('OT_YN', 'main', hasOvertime),
  question('SO_YN', 'main', hasShootOut),
  totalOfRegular,
  choice('REG_BANDS', 'goals', ofRegularTime(bandPlace), BANDS),
  oddEven('REG_OE', 'goals', ofRegularTime(total)),
  oddEven('GOALS_OE', 'goals', ofMatch(total)),
  choice('REG_NEXT', 'goals', numberedGoal, TEAMS, (model) => [total(model.score) + 1]),
  choice('REG_FIRST', 'goals', firstGoal, TEAMS),
  choice('REG_RACE', 'goals', race, TEAMS, raceLines),
  choice('HPG', 'periods', highestPeriod, ['P1', 'P2', 'P3', 'EQ']),
  handicap('REG_AH', 'handicap', regularMargin, ASIAN_LINES),
  overUnder('REG_AOU', 'handicap', regularTotal, ASIAN_LINES),
  threeWayHandicap('REG_EH', 'handicap', regularMargin, [-2, -1, 1, 2]),
  ...Array.from({ length: PERIODS }, (_, place) => periodMarkets(place)).flat(),
  choice('REG_CS', 'score', ofRegularTime(scorePlace), SCORE_OUTCOMES),
  choice('REG_WM', 'score', ofRegularTime(marginPlace), MARGINS),
  overUnder(
    'TG_H_OU',
    'teams',
    ofRegularTime(({ home }) => home, COUNT),
    PART_LINES,
  ),
  overUnder(
    'TG_A_OU',
    'teams',
    ofRegularTime(({ away }) => away, COUNT),
    PART_LINES,
  ),
  question(
    'TG_H_YN',
    'teams',
    ofRegularTime(({ home }) => Number(home > 0), YES_OR_NO),
  ),
  question(
    'TG_A_YN',
    'teams',
    ofRegularTime(({ away }) => Number(away > 0), YES_OR_NO),
  ),
])
