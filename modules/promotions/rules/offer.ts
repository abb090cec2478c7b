import type { Language } from '@poyraz/contract'
import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'
import { expectedWorth } from './amounts.ts'

export type Words = Readonly<Record<Language, string>>

/** Losses are counted over this many days, each ending now. */
export const LOSS_DAYS = 7

/** The game of free spins as the casino has it: its number, its frozen name, its name in words. */
export type SpinGame = { readonly id: number; readonly slug: string; readonly name: Words }

/** What a bonus is a share of, or given for. `least` is the smallest deposit or net loss, in kuruş. */
export type Basis =
  | { readonly kind: 'deposit'; readonly rateBp: number; readonly least: Kurus; readonly onlyFirst: boolean }
  /** The net loss of the last `LOSS_DAYS`; `balanceBelow` null asks for no low balance: a cashback. */
  | {
      readonly kind: 'loss'
      readonly rateBp: number
      readonly least: Kurus
      readonly balanceBelow: Kurus | null
    }
  /** Rounds of one game that cost nothing, for a deposit: what they win is the bonus. */
  | {
      readonly kind: 'spins'
      readonly game: SpinGame
      readonly rounds: number
      readonly stake: Kurus
      readonly least: Kurus
    }
  /** One bet of the house's money, for a deposit: it is held until a coupon takes it. */
  | { readonly kind: 'free_bet'; readonly least: Kurus }
  /** What staff decide on a request. */
  | { readonly kind: 'manual' }

/**
 * A template of bonuses, all of it data: its terms are made of these figures and nothing else, and a bonus
 * keeps the figures that it was taken with.
 */
export type Offer = {
  /** On the wire for ever, and the id of the promotion that tells of it, where there is one. */
  readonly id: number
  readonly title: Words
  readonly basis: Basis
  /** As it is told; compared by `codeKey`. */
  readonly code: string | null
  /** Of free spins all their stakes together, of a free bet its stake. */
  readonly amountMax: Kurus
  /** How often a player may take it; a week is any `LOSS_DAYS` days. */
  readonly every: 'once' | 'day' | 'week'
  /** Stakes to play before it becomes cash: this many times the bonus. Nothing for a free bet, which wins cash. */
  readonly wagering: number
  /** In basis points by product, or by `product:game`; what is not named counts nothing. */
  readonly weights: Readonly<Record<string, number>>
  /** Of one round while it lasts. */
  readonly maxStake: Kurus
  /** At most this many times the bonus becomes cash. */
  readonly cashOut: number
  readonly days: number
  /** The bonus itself is taken back at the end and only what was won with it becomes cash. */
  readonly sticky: boolean
  /** ISO; begins with the first instant and ends before the second. */
  readonly from: string
  readonly until: string
}

/** What is wrong with a template: a figure no player could use, or more wagering than the profile allows. */
export function faultsOf(offer: Offer, wageringAllowed: number): readonly string[] {
  const { wagering, maxStake, amountMax, cashOut, days, weights, from, until, basis } = offer
  const rate = 'rateBp' in basis ? basis.rateBp : 1
  const [wageringMin, wageringMax] = basis.kind === 'free_bet' ? [0, 0] : [1, wageringAllowed]
  const broken = {
    wagering: !Number.isInteger(wagering) || wagering < wageringMin || wagering > wageringMax,
    amounts: maxStake < 1n || amountMax < 1n || cashOut < 1 || !Number.isInteger(cashOut),
    days: !Number.isInteger(days) || days < 1,
    weights: !Object.values(weights).some((weight) => weight > 0) || !Object.values(weights).every(isShare),
    rate: !Number.isInteger(rate) || rate < 1 || rate > 10_000,
    spins: basis.kind === 'spins' && (basis.rounds < 1 || amountMax !== basis.stake * BigInt(basis.rounds)),
    dates: !(Date.parse(from) < Date.parse(until)),
  }
  return Object.entries(broken).flatMap(([name, isBroken]) => (isBroken ? [name] : []))
}

/**
 * Whether its wagering, on slots of this edge, brings the house less than the bonus: then players gain by it.
 * Nothing forbids that, and the profile's bound on wagering may ask for it; whoever sets figures should know.
 */
export function isGenerous({ amountMax, wagering, weights }: Offer, slotEdgeBp: number): boolean {
  const { slots = 0 } = weights
  if (slots === 0) return false
  const stakes = mulDivFloor(kurus(amountMax * BigInt(wagering)), 10_000n, BigInt(slots))
  return expectedWorth(amountMax, kurus(stakes), slotEdgeBp) > 0n
}

/** In basis points, from nothing to the whole. */
function isShare(weight: number): boolean {
  return Number.isInteger(weight) && weight >= 0 && weight <= 10_000
}
