import { choice, handicap, oddEven, question, total, twoWay } from '../markets/kinds.ts'
import { defineSport, type Market } from '../markets/sport.ts'
import type { Sums, TennisModel } from './model.ts'
import {
  gameNumbers,
  games,
  gameWinner,
  isTieBreakSet,
  ofMatch,
  ofSet,
  setWinner,
  type TennisFacts,
} from './quantities.ts'
import { SET_SCORES } from './sets.ts'

export { isMatchOver, type TennisProgress, type TennisStrength, tennisModel } from './model.ts'
export { isFirstServing, winnerOf } from './points.ts'
export type { TennisFacts } from './quantities.ts'
export { isSetOver, isTieBreak, newSet } from './sets.ts'

const MATCH_LINES = { count: 5, step: 1 } as const
const PART_LINES = { count: 3, step: 1 } as const
const SETS_MAX = 5

/** Sets of both players at the end of a match, best of three first. */
const SET_RESULTS = [2, 3].flatMap((won) => {
  const lost = Array.from({ length: won }, (_, sets) => sets)
  return [...lost.map((sets) => `${won}-${sets}`), ...lost.map((sets) => `${sets}-${won}`).reverse()]
})

const winner = ofMatch(({ sets }) => Math.sign(sets.home - sets.away))
const setMargin = ofMatch(({ sets }) => sets.home - sets.away)
const setCount = ofMatch(({ sets }) => sets.home + sets.away)
const allGames = games(({ home, away }) => home + away)
const wins = (side: 'home' | 'away') =>
  ofMatch(
    ({ sets }) => Number(sets[side] > 0),
    ({ sets }) => [Number(sets[side] > 0), 1],
  )
const hasTieBreak = ofMatch(
  (sums) => Number(sums.hasTieBreak),
  (sums) => [Number(sums.hasTieBreak), 1],
)
const setResult = ofMatch(({ sets }) => SET_RESULTS.indexOf(`${sets.home}-${sets.away}`))

/** Winner of the first set and of the match, in the order of the outcomes. */
const firstAndMatch = ofMatch(({ first, sets }: Sums) => (first > 0 ? 0 : 2) + Number(sets.home < sets.away))

const setMarkets = (place: number): Market<TennisModel, TennisFacts>[] => {
  const code = `S${place + 1}`
  const sum = ofSet(place, ({ home, away }) => home + away)
  return [
    twoWay(`${code}_W`, 'sets', setWinner(place)),
    { ...twoWay(`${code}_GAME`, 'games', gameWinner(place)), lines: gameNumbers(place) },
    choice(
      `${code}_CS`,
      'score',
      ofSet(place, ({ home, away }) =>
        SET_SCORES.findIndex((score) => score.home === home && score.away === away),
      ),
      SET_SCORES.map(({ home, away }) => `${home}-${away}`),
    ),
    handicap(
      `${code}_AH`,
      'sets',
      ofSet(place, ({ home, away }) => home - away),
      PART_LINES,
    ),
    total(`${code}_OU`, 'sets', sum, PART_LINES),
    question(`${code}_TB`, 'sets', ofSet(place, isTieBreakSet)),
    oddEven(`${code}_OE`, 'sets', sum),
  ]
}

/** Betting on tennis. A tie-break counts as one game. */
export const tennis = defineSport<TennisModel, TennisFacts>([
  twoWay('MW', 'main', winner),
  handicap(
    'GAMES_AH',
    'main',
    ofMatch(({ games: { home, away } }) => home - away),
    MATCH_LINES,
  ),
  total('GAMES_OU', 'main', allGames, MATCH_LINES),
  choice('SET_BET', 'main', setResult, SET_RESULTS),
  {
    ...handicap('SETS_AH', 'main', setMargin, PART_LINES),
    lines: ({ bestOf }) => (bestOf === 3 ? [-1.5, 1.5] : [-2.5, -1.5, 1.5, 2.5]),
  },
  {
    ...total('SETS_OU', 'main', setCount, PART_LINES),
    lines: ({ bestOf }) => (bestOf === 3 ? [2.5] : [3.5, 4.5]),
  },
  choice('SET_MATCH', 'main', firstAndMatch, ['1/1', '1/2', '2/1', '2/2']),
  question('WIN_SET_H', 'main', wins('home')),
  question('WIN_SET_A', 'main', wins('away')),
  question('TB_YN', 'games', hasTieBreak),
  oddEven(
    'GAMES_OE',
    'games',
    ofMatch(({ games: { home, away } }) => home + away),
  ),
  total(
    'GAMES_H_OU',
    'games',
    games(({ home }) => home),
    PART_LINES,
  ),
  total(
    'GAMES_A_OU',
    'games',
    games(({ away }) => away),
    PART_LINES,
  ),
  ...Array.from({ length: SETS_MAX }, (_, place) => setMarkets(place)).flat(),
])
