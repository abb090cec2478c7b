import { defineTopic } from '@poyraz/bus'
import type { Registry } from '@poyraz/contract'
import type { Ledger } from '@poyraz/ledger'
import { z } from 'zod'
import { addCheckBalance } from './api/check-balance.ts'
import { addListNames } from './api/list-names.ts'
import { addListTransactions } from './api/list-transactions.ts'
import { addStatement } from './api/statement.ts'
import type { WalletCtx } from './ctx.ts'
import { type Balance, readBalance, readBalances } from './queries/balance.ts'

export { ACCOUNTS } from './accounts.ts'
export { PRINTS_WAITING_MAX, TABLES_MAX } from './api/statement.ts'
export type { TicketLine, TicketLines, TransferLines } from './ctx.ts'
export { lineId } from './line-id.ts'
export type { Balance } from './queries/balance.ts'

/** Event after a commit: a player's money moved. Listeners read the new balance themselves. */
export const balanceChanged = defineTopic('wallet.balance', z.object({ playerId: z.uuid() }))

export type Balances = {
  balance(playerId: string): Promise<Balance>
  /** Returns the balances of many players in one round trip. */
  balances(playerIds: readonly string[]): Promise<ReadonlyMap<string, Balance>>
}

export type Wallet = Balances & { register(registry: Registry): void }

/** Reads balances from the ledger, for modules that are created before the wallet. */
export function createBalances(ledger: Ledger): Balances {
  return {
    balance: (playerId) => readBalance(ledger, playerId),
    balances: (playerIds) => readBalances(ledger, playerIds),
  }
}

/** Creates the module. It only reads. */
export function createWallet(ctx: WalletCtx): Wallet {
  return {
    ...createBalances(ctx.ledger),
    register(registry) {
      addCheckBalance(registry, ctx)
      addListTransactions(registry, ctx)
      addListNames(registry)
      addStatement(registry, ctx)
    },
  }
}
