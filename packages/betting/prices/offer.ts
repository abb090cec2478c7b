import type { FairMarket } from '../markets/fair.ts'
import { toLadder } from './ladder.ts'
import { addMargin, type MarginMethod } from './margins.ts'

export type OfferedOutcome = {
  readonly outcome: string
  readonly oddsMilli: number
  /** Fair chance in millionths. */
  readonly chance: number
  /** Part of a stake that returns on average, in millionths; missing where none does. */
  readonly push?: number | undefined
}
export type OfferedMarket = Omit<FairMarket, 'outcomes'> & { readonly outcomes: readonly OfferedOutcome[] }

export type Margin = {
  /** Sum of the implied probabilities of a market: 1.06 keeps 5.7 % of stakes. */
  readonly book: number
  readonly method: MarginMethod
}

const MILLION = 1_000_000
const EXCLUSIVE_TOLERANCE = 1e-3
/** Further margin of a market for each outcome beyond the third. */
const BOOK_PER_OUTCOME = 0.006

/**
 * Adds the margin to fair prices and rounds them down to the ladder. Returns `null` for a market in which
 * fewer than two outcomes have a price.
 */
export function offer({ outcomes, ...market }: FairMarket, { book, method }: Margin): OfferedMarket | null {
  let total = 0
  for (const { chance } of outcomes) total += chance
  const isExclusive = Math.abs(total - 1) < EXCLUSIVE_TOLERANCE
  const target = book + Math.max(0, outcomes.length - 3) * BOOK_PER_OUTCOME
  const implied = addMargin(
    outcomes.map(({ chance }) => chance / total),
    target,
    isExclusive ? method : 'proportional',
  )
  const offered: OfferedOutcome[] = []
  let place = 0
  for (const { outcome, chance, push } of outcomes) {
    const oddsMilli = toLadder(1 / ((implied[place] ?? 1) * total))
    const price = oddsMilli && { outcome, oddsMilli, chance: Math.round(chance * MILLION) }
    if (price) offered.push(push === undefined ? price : { ...price, push: Math.round(push * MILLION) })
    place += 1
  }
  return offered.length < 2 ? null : { ...market, outcomes: offered }
}
