import type { Chances } from './chances.ts'
import { type FairMarket, fairMarket, fairOutcome, SHARES } from './fair.ts'
import type { Settled } from './settled.ts'

/** Facts of a match, whole or so far. */
export type Ending = { readonly over: boolean }

/** A whole number that settles markets: a margin, a total, a number of sets. */
export type Quantity<Model, Facts> = {
  /** Returns the chances of its values; `null` if it takes no bets now. */
  chances(model: Model, line: number): Chances | null
  /** Returns its value once it is decided; `null` before, and if the thing did not take place. */
  value(facts: Facts, line: number): number | null
  /**
   * Minimum and maximum that are still possible. An outcome that both settle alike is settled early; only for
   * markets that settle in the order of the values.
   */
  range?(facts: Facts): readonly [least: number, most: number]
  /** True once the thing will not take place as it was offered: its markets are void at once. */
  isOff?(facts: Facts): boolean
}

/** Caches a result per model, because each line of a market asks for it again. */
export function perModel<Model extends object, Result>(
  compute: (model: Model) => Result,
): (model: Model) => Result {
  const known = new WeakMap<Model, { readonly result: Result }>()
  return (model) => {
    const entry = known.get(model) ?? { result: compute(model) }
    known.set(model, entry)
    return entry.result
  }
}

/**
 * A market is a quantity and the function that settles it. Its prices are sums of this function over the
 * chances of the quantity, so that pricing and settling cannot differ.
 */
export type Market<Model, Facts> = {
  readonly code: string
  readonly group: string
  readonly outcomes: readonly string[]
  readonly quantity: Quantity<Model, Facts>
  /** Offered lines; without them the market has one form. */
  lines?(model: Model): readonly number[]
  settle(value: number, outcome: string, line: number): Settled
}

/** Rules of betting on a sport: one model per match prices all markets, one set of facts settles them. */
export type Sport<Model, Facts> = {
  /** Returns the fair prices of all undecided markets. */
  prices(model: Model): readonly FairMarket[]
  /** Settles an outcome; `null` while it is undecided and for an unknown one. */
  settle(key: string, outcome: string, facts: Facts): Settled | null
  /** Returns all outcomes of a market; none for an unknown one. */
  outcomesOf(key: string): readonly string[]
}

/** Makes the rules of a sport from its markets, in the order of the event page. */
export function defineSport<Model, Facts extends Ending>(
  markets: readonly Market<Model, Facts>[],
): Sport<Model, Facts> {
  const byCode = new Map(markets.map((market) => [market.code, market]))
  const find = (key: string) => {
    const [code = '', line] = key.split(':')
    return { market: byCode.get(code), line: Number(line ?? 0) }
  }
  return {
    prices: (model) =>
      markets.flatMap((market) =>
        (market.lines?.(model) ?? [null]).flatMap((line) => priced(market, model, line) ?? []),
      ),
    settle(key, outcome, facts) {
      const { market, line } = find(key)
      if (!market?.outcomes.includes(outcome)) return null
      const { quantity } = market
      if (quantity.isOff?.(facts)) return 'void'
      const value = quantity.value(facts, line)
      const range = value === null ? quantity.range?.(facts) : [value, value]
      const results = range?.map((one) => market.settle(one, outcome, line)) ?? []
      const [first = null] = results
      if (results.every((result) => result === first) && first !== null) return first
      return facts.over ? 'void' : null
    },
    outcomesOf: (key) => find(key).market?.outcomes ?? [],
  }
}

function priced<Model, Facts>(
  market: Market<Model, Facts>,
  model: Model,
  line: number | null,
): FairMarket | null {
  const chances = market.quantity.chances(model, line ?? 0)
  if (chances === null) return null
  const outcomes = market.outcomes.map((outcome) => {
    let [won, lost, push] = [0, 0, 0]
    for (let at = 0; at < chances.p.length; at++) {
      const p = chances.p[at] ?? 0
      if (p === 0) continue
      const [wins, loses] = SHARES[market.settle(chances.from + at, outcome, line ?? 0)]
      won += p * wins
      lost += p * loses
      push += p * (1 - wins - loses)
    }
    return fairOutcome(outcome, won, lost, push)
  })
  return fairMarket(market, line, outcomes)
}
