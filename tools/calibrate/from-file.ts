import { fairChances, strengthOf } from '../../modules/sportsbook/feed/files/prices.ts'
import type { MatchOdds, MatchRow } from '../../modules/sportsbook/feed/files/row.ts'
import {
  footballPrices,
  inPlay,
  type MatchStrength,
  scoreModel,
} from '../../packages/betting/football/index.ts'
import { MARGIN_METHODS, type MarginMethod } from '../../packages/betting/prices/index.ts'
import { type Forecast, forecastOf } from './scores.ts'

/** Forecasts of one market by one method, over all matches of a file that have what it needs. */
export type Comparison = {
  readonly market: 'FT_1X2' | 'FT_OU:2.5' | 'FT_BTTS'
  readonly by: string
  readonly forecasts: readonly Forecast[]
}

type Score = { readonly home: number; readonly away: number }
/** A played match with its last odds. */
export type PricedResult = { readonly score: Score; readonly odds: MatchOdds }

/** Returns the played matches with odds: those at the kick-off, or else the earlier ones. */
export function pricedResults(rows: readonly MatchRow[]): readonly PricedResult[] {
  return rows.flatMap(({ outcome, closing, odds: opening }) => {
    const odds = closing ?? opening
    const score = outcome?.score
    return score && odds ? [{ score, odds }] : []
  })
}

const CAME = {
  FT_1X2: ({ home, away }: Score) => (home > away ? 0 : home < away ? 2 : 1),
  'FT_OU:2.5': ({ home, away }: Score) => Number(home + away < 3),
  FT_BTTS: ({ home, away }: Score) => Number(home === 0 || away === 0),
} as const

/** The method behind the model of the sportsbook's prices. */
const MODEL_METHOD: MarginMethod = 'power'

/** Compares the odds of matches without their margin, by each method, with the models that are fitted to them. */
export function compare(results: readonly PricedResult[]): readonly Comparison[] {
  const withResult = results.filter(({ odds }) => odds.result !== null)
  const withBoth = withResult.filter(({ odds }) => odds.goals !== null)
  const ofOdds = MARGIN_METHODS.flatMap((method) => [
    byOdds(withResult, 'FT_1X2', method, ({ result }) => result),
    byOdds(withBoth, 'FT_OU:2.5', method, ({ goals }) => goals),
  ])
  const models = [
    ...byModel(withBoth, 'model of both odds', (odds) => strengthOf(odds, MODEL_METHOD)),
    ...byModel(withBoth, 'model of the result alone', (odds) =>
      strengthOf({ ...odds, goals: null }, MODEL_METHOD),
    ),
  ]
  return [...ofOdds, ...models].filter(({ forecasts }) => forecasts.length > 0)
}

function byOdds(
  results: readonly PricedResult[],
  market: Comparison['market'],
  method: MarginMethod,
  oddsOf: (odds: MatchOdds) => readonly number[] | null,
): Comparison {
  const forecasts = results.map(({ score, odds }) =>
    forecastOf(fairChances(oddsOf(odds) ?? [], method), CAME[market](score)),
  )
  return { market, by: `odds, ${method}`, forecasts }
}

const MARKETS = ['FT_1X2', 'FT_OU:2.5', 'FT_BTTS'] as const
const NIL = { home: 0, away: 0 }

/** Forecasts of the score model that a function fits; a match without a model is left out. */
function byModel(
  results: readonly PricedResult[],
  by: string,
  fit: (odds: MatchOdds) => MatchStrength | null,
): readonly Comparison[] {
  const modelled = results.flatMap(({ score, odds }) => {
    const strength = fit(odds)
    if (strength === null) return []
    const model = scoreModel(inPlay(strength, { played: 0, first: NIL, second: null, redCards: NIL }))
    const prices = footballPrices(model, { goals: 0, isSecondHalf: false })
    return [{ score, prices: new Map(prices.map((price) => [price.key, price])) }]
  })
  return MARKETS.map((market) => ({
    market,
    by,
    forecasts: modelled.flatMap(({ score, prices }) => {
      const chances = prices.get(market)?.outcomes.map(({ chance }) => chance)
      return chances === undefined ? [] : [forecastOf(chances, CAME[market](score))]
    }),
  }))
}
