import { type Registry, userRegister } from '@poyraz/contract'
import { register } from '../commands/register.ts'
import type { IdentityCtx } from '../ctx.ts'

export function addRegister(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userRegister, (call) => register(ctx, { procedure: userRegister, ...call }))
}
