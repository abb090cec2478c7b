import type { Language } from '@poyraz/contract'
import type { Clock } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import type { RawBuilder } from 'kysely'

export type WalletCtx = {
  readonly clock: Clock
  readonly ledger: Ledger
  /** First and last name of a player. */
  nameOf(playerId: string): Promise<string>
  /**
   * Returns the display name of a house account (a game, a payment method), or `null` when it is unknown.
   * `apps/server/compose/wallet.ts` asks the modules that own these accounts.
   */
  describe(houseCode: string, lang: Language): Promise<string | null>
  /** Returns round ids by the ledger keys of their transactions. Keys of other transactions are missing. */
  roundIds(playerId: string, ledgerKeys: readonly string[]): Promise<ReadonlyMap<string, string>>
  readonly ticketLines: TicketLines
  readonly transfers: TransferLines
}

/** Port to the cashier: the status of deposits and withdrawals. */
export type TransferLines = {
  /** Returns transfers by their ledger keys. Other keys are missing. */
  find(
    playerId: string,
    ledgerKeys: readonly string[],
  ): Promise<ReadonlyMap<string, { id: string; status: number; name: Readonly<Record<Language, string>> }>>
  /**
   * Returns the SQL condition on the columns `owner`, `key` and `reason` of a statement line that it has this
   * status. Lines that are no transfers are paid.
   */
  hasStatus(status: number): RawBuilder<boolean>
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
  /** The number printed on the ticket. */
  readonly number: string
  /** Name of the draw. */
  readonly name: Readonly<Record<Language, string>>
}
