import { financeCheckBalance, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { WalletCtx } from '../ctx.ts'
import { readBalance } from '../queries/balance.ts'

export function addCheckBalance(registry: Registry, ctx: WalletCtx): void {
  registry.add(financeCheckBalance, async ({ caller }) =>
    ok([await readBalance(ctx.ledger, caller.playerId)]),
  )
}
