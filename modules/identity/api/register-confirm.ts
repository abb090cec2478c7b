import { type Registry, userRegisterConfirm } from '@poyraz/contract'
import { confirmEmail } from '../commands/contact.ts'
import type { IdentityCtx } from '../ctx.ts'

export function addRegisterConfirm(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userRegisterConfirm, ({ input, key, inputHash }) =>
    confirmEmail(ctx, { procedure: userRegisterConfirm, key, inputHash, token: input.token }),
  )
}
