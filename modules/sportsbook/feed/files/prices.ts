import {
  fitStrength,
  footballPrices,
  inPlay,
  isAboutHalves,
  isAboutOrder,
  type MatchState,
  type MatchStrength,
  scoreModel,
} from '@poyraz/betting/football'
import type { FairMarket } from '@poyraz/betting/markets'
import { type Margin, type MarginMethod, removeMargin } from '@poyraz/betting/prices'
import type { FeedMarket } from '../messages.ts'
import { offeredWith } from '../offered.ts'
import type { MatchOdds } from './row.ts'

const NIL = { home: 0, away: 0 }
/** Further goals of a match that has not begun. */
const BEFORE = { played: 0, first: NIL, second: null, redCards: NIL }

export type FilePrices = {
  readonly markets: readonly FeedMarket[]
  /** The model of the other markets; `null` if no match has these odds together. */
  readonly joint: MatchState | null
}

/**
 * Prices a match by the odds of a file: their fair chances where they are given, and the model that fits them
 * elsewhere, all with the margin of the house. Markets about the order of goals are left out, because no file
 * tells it; so are those about halves, unless the file tells half-time scores.
 */
export function pricesOf(odds: MatchOdds, margin: Margin): FilePrices {
  const given = givenPrices(odds, margin.method)
  const strength = strengthOf(odds, margin.method)
  const joint = strength && inPlay(strength, BEFORE)
  const modelled = joint === null ? [] : modelPrices(joint, odds.halves)
  const known = new Map(given.map((market) => [market.key, market]))
  const modelKeys = new Set(modelled.map(({ key }) => key))
  const own = given.filter(({ key }) => !modelKeys.has(key) && !key.startsWith('FT_AOU'))
  const all = [...modelled.map((market) => withChances(market, known.get(market.key))), ...own]
  return { markets: offeredWith(all, margin), joint }
}

/** Takes the chances of a file where it gives them; what returns of a stake is known to the model alone. */
function withChances(modelled: FairMarket, given: FairMarket | undefined): FairMarket {
  if (given === undefined) return modelled
  const pushes = new Map(modelled.outcomes.map(({ outcome, push }) => [outcome, push]))
  return { ...given, outcomes: given.outcomes.map((one) => ({ ...one, push: pushes.get(one.outcome) })) }
}

function modelPrices(joint: MatchState, halves: boolean): readonly FairMarket[] {
  return footballPrices(scoreModel(joint), { goals: 0, isSecondHalf: false }).filter(
    ({ key }) => !isAboutOrder(key) && (halves || !isAboutHalves(key)),
  )
}

/** Returns the strength of both teams by their odds; `null` without odds of the result, or if none fits. */
export function strengthOf(
  { result, goals }: Pick<MatchOdds, 'result' | 'goals'>,
  method: MarginMethod,
): MatchStrength | null {
  if (result === null) return null
  const [home = 0, draw = 0, away = 0] = fairChances(result, method)
  const over = goals === null ? null : (fairChances(goals, method)[0] ?? null)
  return fitStrength({ home, draw, away, over })
}

/** Removes the margin. The additive method may leave an outsider nothing; then the power method is used. */
export function fairChances(oddsMilli: readonly number[], method: MarginMethod): readonly number[] {
  const odds = oddsMilli.map((milli) => milli / 1000)
  const fair = removeMargin(odds, method)
  return fair.some((chance) => chance <= 0) ? removeMargin(odds, 'power') : fair
}

/** Returns the markets that the odds of a file price, with those that the chances of the result decide. */
function givenPrices({ result, goals, handicap }: MatchOdds, method: MarginMethod): readonly FairMarket[] {
  const markets: FairMarket[] = []
  if (result !== null) {
    const [home = 0, draw = 0, away = 0] = fairChances(result, method)
    markets.push(
      fairMarket('FT_1X2', 'main', { '1': home, X: draw, '2': away }),
      fairMarket('FT_DC', 'main', { '1X': home + draw, '12': home + away, X2: draw + away }),
      fairMarket('FT_DNB', 'main', { '1': home / (home + away), '2': away / (home + away) }),
    )
  }
  if (goals !== null) {
    const [over = 0, under = 0] = fairChances(goals, method)
    markets.push(
      fairMarket('FT_OU:2.5', 'main', { O: over, U: under }),
      fairMarket('FT_AOU:2.5', 'handicap', { O: over, U: under }),
    )
  }
  if (handicap !== null) {
    const [home = 0, away = 0] = fairChances(handicap.odds, method)
    markets.push(fairMarket(`FT_AH:${handicap.line}`, 'handicap', { '1': home, '2': away }))
  }
  return markets
}

/** Keys that are whole numbers would come first, so outcomes are put in the order of the market. */
const ORDER = ['1', '1X', '12', 'X', 'X2', '2', 'O', 'U']

function fairMarket(key: string, group: string, chances: Readonly<Record<string, number>>): FairMarket {
  const [code = '', line] = key.split(':')
  const outcomes = ORDER.flatMap((outcome) => {
    const chance = chances[outcome]
    return chance === undefined ? [] : [{ outcome, chance }]
  })
  return { key, code, group, line: line === undefined ? null : Number(line), outcomes }
}
