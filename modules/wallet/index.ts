import type { Registry } from '@poyraz/contract'
import { addCheckBalance } from './api/check-balance.ts'
import { addListTransactions } from './api/list-transactions.ts'
import type { WalletCtx } from './ctx.ts'
import { type Balance, readBalance } from './queries/balance.ts'

export { ACCOUNTS } from './accounts.ts'
export { lineId } from './line-id.ts'
export type { Balance } from './queries/balance.ts'

export type Wallet = {
  register(registry: Registry): void
  balance(playerId: string): Promise<Balance>
}

/** A player's money as the player sees it, read from the ledger. */
export function createWallet(ctx: WalletCtx): Wallet {
  return {
    register(registry) {
      addCheckBalance(registry, ctx)
      addListTransactions(registry, ctx)
    },
    balance: (playerId) => readBalance(ctx.ledger, playerId),
  }
}
