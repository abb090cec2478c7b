import type { Database, Tx } from '@poyraz/db'
import type { SeedBox } from '@poyraz/fairness/server'
import { type Clock, DAY_MS, type Kurus } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import type { Draw } from './lottery/draw.ts'
import { LOSS_DAYS, type Offer } from './rules/offer.ts'

/** Dependencies of the handlers and commands of promotions. */
export type PromotionsCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Ledger
  /** Every offer, also those of which only bonuses from before are left. */
  readonly offers: readonly Offer[]
  /** Offers that players may take: those that a product which takes bets can use. */
  readonly openOffers: readonly Offer[]
  readonly draws: readonly Draw[]
  readonly seeds: SeedBox
  /** Reads facts about a player from other modules. */
  playerFacts(playerId: string): Promise<PlayerFacts>
  /** Returns first and last name of a player, for staff. */
  introduce(playerId: string): Promise<string>
  /** True if this member of staff had the right to decide on bonuses and lost it, or the account. */
  hasLost(tx: Tx, staff: string, right: 'bonuses.decide'): Promise<boolean>
  /** Queues a push notification about a bonus, within its transaction. */
  push?(tx: Tx, playerId: string, kind: BonusNews): Promise<void>
  /** Called after the commit with the player whose money moved. */
  onMoved(playerId: string): void
}

/** Kinds of notifications about a bonus. */
export type BonusNews = 'bonus_granted' | 'bonus_released' | 'bonus_expired'

export type PlayerFacts = {
  readonly emailConfirmed: boolean
  /** True if a round waits for the player's choice, or a bet is open. */
  readonly openRound: boolean
  /** Net loss to other players within `LOSS_DAYS`, at least 0. */
  readonly lostToPlayers: Kurus
  /** Other players who used one of this player's devices. */
  readonly linked: readonly string[]
  /** Open compliance cases about the player and another account. */
  readonly risks: readonly PlayerRisk[]
}

const RISKS = ['same_person', 'second_account'] as const
export type PlayerRisk = (typeof RISKS)[number]

/**
 * Reads facts about a player from other modules; `patterns` are those of open compliance cases, and losses to
 * other players are those since `lossesSince`.
 */
export type FactsPort = (
  playerId: string,
  lossesSince: Date,
) => Promise<Omit<PlayerFacts, 'risks'> & { readonly patterns: readonly string[] }>

/** Picks the patterns that are a risk for bonuses. */
export function withRisks(read: FactsPort, clock: Clock): PromotionsCtx['playerFacts'] {
  return async (playerId) => {
    const { patterns, ...facts } = await read(playerId, new Date(clock.nowMs() - LOSS_DAYS * DAY_MS))
    return { ...facts, risks: patterns.flatMap((pattern) => RISKS.find((risk) => risk === pattern) ?? []) }
  }
}

/** Risk flags of a bonus when it is granted, for staff to look at. */
export const BONUS_FLAGS = ['shared_device', 'same_person', 'second_account'] as const
export type BonusFlag = (typeof BONUS_FLAGS)[number]

/** Flag of withdrawals of a player who still has a reward from a deposit that was taken back. */
export const DISPUTED_REWARD = 'disputed_reward'
