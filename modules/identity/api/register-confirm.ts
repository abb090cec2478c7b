import { type Registry, userRegisterConfirm, userRegisterConfirmSend } from '@poyraz/contract'
import { resendConfirmation } from '../commands/confirmation.ts'
import { confirmEmail } from '../commands/contact.ts'
import type { IdentityCtx } from '../ctx.ts'

export function addRegisterConfirm(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userRegisterConfirm, ({ input, key, inputHash, device }) =>
    confirmEmail(ctx, { procedure: userRegisterConfirm, key, inputHash, token: input.token, device }),
  )
}

export function addRegisterConfirmSend(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userRegisterConfirmSend, ({ caller }) => resendConfirmation(ctx, caller.playerId))
}
