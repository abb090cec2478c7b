import type { WageringPlan } from '@poyraz/games/wagering'
import type { Item } from '../endpoint/procedures.ts'
import type { Offer } from './bonuses.ts'

export type GameFigures = Item<'casino.figures'>

const WHOLE_BP = 10_000

/** Funds at the begin of a forecast, in kuruş. */
export type Money = Pick<WageringPlan, 'cash' | 'bonus'>

/** Returns the money that an offer is played with: for a deposit bonus the deposit that earns it, too. */
export function moneyOf({ kind, rateBp, amount, amountMax, least }: Offer): Money | null {
  if (kind === 'loss') return { cash: 0, bonus: amount > 0 ? amount : amountMax }
  if (kind !== 'deposit' || rateBp === 0) return null
  if (amount > 0) return { cash: Math.ceil((amount * WHOLE_BP) / rateBp), bonus: amount }
  return { cash: least, bonus: Math.min(amountMax, Math.floor((least * rateBp) / WHOLE_BP)) }
}

/** Returns the stakes of a game that the offer allows, rising. */
export function stakesOf({ stakes }: GameFigures, { maxStake }: Offer): readonly number[] {
  return stakes.filter((stake) => stake <= maxStake)
}

/** Returns the sum of stakes that the wagering takes on this game; null if the game does not count for it. */
export function wageringOn(slug: string, offer: Offer, bonus: number): number | null {
  const weight = offer.weights[`slot:${slug}`] ?? offer.weights['slot'] ?? 0
  return weight === 0 ? null : Math.ceil((bonus * offer.wagering * WHOLE_BP) / weight)
}
