import type { Language } from '@poyraz/contract'
import type { Clock } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'

export type WalletCtx = {
  readonly clock: Clock
  readonly ledger: Ledger
  /** First and last name of a player, as registered. */
  nameOf(playerId: string): Promise<string>
  /**
   * Returns the display name of a house account (a game, a payment method), or `null` when it is unknown. The
   * modules that own these accounts know; `apps/server/compose/wallet.ts` asks them.
   */
  describe(houseCode: string, lang: Language): Promise<string | null>
  /** Ids of the rounds behind transactions of the ledger, by the keys of these; others are not in it. */
  roundIds(playerId: string, ledgerKeys: readonly string[]): Promise<ReadonlyMap<string, string>>
  readonly ticketLines: TicketLines
  readonly transfers: TransferLines
}

/** The status of deposits and withdrawals, which the cashier knows and the ledger does not. */
export type TransferLines = {
  /** By keys of the ledger; others are not in it. */
  find(
    playerId: string,
    ledgerKeys: readonly string[],
  ): Promise<ReadonlyMap<string, { id: string; status: number; name: Readonly<Record<Language, string>> }>>
  /** Keys of the player's transfers that stand in the ledger and are not paid, with their statuses. */
  unpaid(playerId: string): Promise<ReadonlyMap<string, number>>
}

/** A page of a player's lottery tickets, as lines of the statement. */
export type TicketLines = (query: TicketQuery) => Promise<{ lines: readonly TicketLine[]; total: number }>

export type TicketQuery = {
  readonly playerId: string
  readonly id: string | null
  readonly from: Date | null
  /** Exclusive. */
  readonly to: Date | null
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

export type TicketLine = {
  readonly id: string
  readonly at: Date
  /** As it stands on the ticket. */
  readonly number: string
  /** Of its draw. */
  readonly name: Readonly<Record<Language, string>>
}
