import type { Product } from '@poyraz/contract'
import type { Kurus } from '@poyraz/kernel'

/** A bet whose stake stays open until it is settled. */
export type OpenBet = {
  /** Id of the bet: a UUID that the caller chose. */
  readonly id: string
  readonly playerId: string
  /** Epoch of the session that places the bet; null without a session. */
  readonly epoch: number | null
  readonly product: Product
  /** Part of the product that can be closed separately: `match:12`. */
  readonly item: string
  /** Name of the item in the weights of bonuses. */
  readonly game: string
  /** The account of the ledger that takes the stake and pays the win once it is settled. */
  readonly house: string
  /** Unique per player for ever, scope included: `coupon:<key>`. */
  readonly key: string
  /** SHA-256 (hex) of the player's request. */
  readonly inputHash: string
  readonly stake: Kurus
  /** Stakes of earlier bets of the same round: limits of a single stake judge their sum. */
  readonly before?: Kurus
  /** This free bet pays the stake. */
  readonly freeBetId?: string
}

/** Money that may pay a bet; without it, any. */
export type BetFunds = { readonly cashOnly: boolean }

/** A win of an open bet that its player stakes again in the same round. */
export type Restake = Pick<OpenBet, 'playerId' | 'product' | 'item' | 'stake'> & { readonly betId: string }

export type Opened = {
  readonly betId: string
  /** False if the key had already placed the bet, so that nothing was taken now. */
  readonly isNew: boolean
  readonly balanceAfter: Kurus | null
}

/** Ends a bet, or the part `stake` of it; without `stake`, everything that is open. */
export type Settlement = {
  readonly betId: string
  readonly playerId: string
  /** Unique per player for ever. */
  readonly key: string
  /** A stake counts for the wagering of a bonus when it is settled; void and cashed-out ones count nothing. */
  readonly kind: 'settle' | 'void' | 'cash_out'
  readonly stake?: Kurus
  /** Payout for that part, including the stake; zero for a void one, whose stake returns. */
  readonly win: Kurus
  /** Rake of the house. */
  readonly rake?: Kurus
}

export type Settled = {
  /** False if the key had already settled it, so that nothing moved now. */
  readonly isNew: boolean
  readonly toCash: Kurus
  readonly toBonus: Kurus
}

export type Rollback = {
  readonly betId: string
  readonly playerId: string
  /** Key of the settlement to roll back. */
  readonly settlementKey: string
  readonly key: string
}

export type HistoryQuery = {
  readonly playerId: string
  readonly product?: Product
  readonly state?: 'open' | 'closed'
  readonly limit: number
  readonly offset: number
}

export type BetPage = { readonly items: readonly PlacedBet[]; readonly total: number }

export type PlacedBet = {
  readonly id: string
  readonly key: string
  readonly product: Product
  readonly item: string
  readonly stake: Kurus
  /** Part of the stake that is not settled. */
  readonly open: Kurus
  /** Money paid to the player, including returned stakes. */
  readonly paid: Kurus
  readonly state: 'open' | 'closed'
  readonly placedAt: Date
}
