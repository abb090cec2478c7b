import { accountClose, type Registry } from '@poyraz/contract'
import { closeAccount } from '../commands/close-account.ts'
import type { ComplianceCtx } from '../ctx.ts'
import { writeOf } from './limits.ts'

export function addAccount(registry: Registry, ctx: ComplianceCtx): void {
  registry.add(accountClose, (call) =>
    closeAccount(ctx, { ...writeOf(call), sessionId: call.caller.sessionId }),
  )
}
