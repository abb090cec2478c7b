import type { Language, Product } from '@poyraz/contract'
import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'
import { expectedWorth } from './amounts.ts'

export type Words = Readonly<Record<Language, string>>

/** Window of the net loss in days, ending now. */
export const LOSS_DAYS = 7

/** The game of free spins in the casino's catalogue: id, slug (never changes) and display name. */
export type SpinGame = { readonly id: number; readonly slug: string; readonly name: Words }

/** Basis of a bonus: computed from it or granted for it. `least`: the smallest deposit or net loss, in kuruş. */
export type Basis =
  | { readonly kind: 'deposit'; readonly rateBp: number; readonly least: Kurus; readonly onlyFirst: boolean }
  /** A share of the net loss of the last `LOSS_DAYS`; `balanceBelow` null (cashback) accepts any balance. */
  | {
      readonly kind: 'loss'
      readonly rateBp: number
      readonly least: Kurus
      readonly balanceBelow: Kurus | null
    }
  /** Free spins of one game for a deposit; their wins are the bonus. */
  | {
      readonly kind: 'spins'
      readonly game: SpinGame
      readonly rounds: number
      readonly stake: Kurus
      readonly least: Kurus
    }
  /** A free bet for a deposit: it stays in state `held` until a coupon uses it. */
  | { readonly kind: 'free_bet'; readonly least: Kurus }
  /** Granted by staff on a request. */
  | { readonly kind: 'manual' }

/**
 * A template of bonuses, as data. The terms text is built only from these figures. A bonus keeps the figures
 * of the moment it was granted.
 */
export type Offer = {
  /** Never changes; also the id of the promotion page that describes the offer, if there is one. */
  readonly id: number
  readonly title: Words
  readonly basis: Basis
  /** The promo code as players see it; compared by `codeKey`. */
  readonly code: string | null
  /** Maximum bonus in kuruş; for free spins the sum of their stakes, for a free bet its stake. */
  readonly amountMax: Kurus
  /** Period in which a player may take the offer once; 'week' is a sliding window of `LOSS_DAYS` days. */
  readonly every: 'once' | 'day' | 'week'
  /** Wagering requirement as a multiple of the bonus. 0 for a free bet, which wins cash. */
  readonly wagering: number
  /** Share of a stake that counts, in basis points by product or `product:game`; 0 if not named. */
  readonly weights: Readonly<Record<string, number>>
  /** Maximum stake of one round while the bonus is active, in kuruş. */
  readonly maxStake: Kurus
  /** Maximum that becomes cash, as a multiple of the bonus. */
  readonly cashOut: number
  readonly days: number
  /** True: the bonus amount returns to the house at release; only the winnings above it become cash. */
  readonly sticky: boolean
  /** ISO; `from` is inclusive, `until` exclusive. */
  readonly from: string
  readonly until: string
}

/** Returns the names of invalid figures: unusable ones, or more wagering than the profile allows. */
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
 * Returns true if the wagering, on some game with one of these house edges, earns the house less than the
 * bonus costs. That is allowed, and a low limit on wagering in the profile may cause it; it is a warning to
 * whoever sets the figures. `edgesBp` are basis points by the keys of weights.
 */
export function isGenerous(
  { amountMax, wagering, weights }: Offer,
  edgesBp: Readonly<Record<string, number>>,
): boolean {
  return Object.entries(edgesBp).some(([key, edgeBp]) => {
    const [product = ''] = key.split(':')
    const weight = weights[key] ?? weights[product] ?? 0
    if (weight === 0) return false
    const stakes = mulDivFloor(kurus(amountMax * BigInt(wagering)), 10_000n, BigInt(weight))
    return expectedWorth(amountMax, kurus(stakes), edgeBp) > 0n
  })
}

/**
 * Returns the least wagering by which a bonus on slots with this house edge earns what it costs. A profile
 * that allows less makes every bonus an expense of the house.
 */
export function breakEvenWagering(slotEdgeBp: number): number {
  return Math.ceil(10_000 / slotEdgeBp)
}

/**
 * Returns true if a product that takes bets can use the offer. A free bet pays a coupon; any other bonus is
 * wagered on a product with a weight.
 */
export function fitsProducts({ basis, weights }: Offer, products: ReadonlySet<Product>): boolean {
  if (basis.kind === 'free_bet') return products.has('sports')
  return Object.entries(weights).some(([key, weight]) => {
    const [product = ''] = key.split(':')
    return weight > 0 && products.has(product as Product)
  })
}

/** Returns true for a whole number of basis points from 0 to 10,000. */
function isShare(weight: number): boolean {
  return Number.isInteger(weight) && weight >= 0 && weight <= 10_000
}
