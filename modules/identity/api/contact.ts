import { type Registry, userChangeEmail, userChangePhone } from '@poyraz/contract'
import { changeEmail, changePhone } from '../commands/contact.ts'
import type { IdentityCtx } from '../ctx.ts'
import { claimantOf } from './origin-of.ts'

export function addChangeEmail(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userChangeEmail, (call) => {
    const { email, password, code } = call.input
    const { key, inputHash } = call
    const write = { procedure: userChangeEmail, key, inputHash }
    return changeEmail(ctx, { ...write, claimant: claimantOf(call), email, password, code })
  })
}

export function addChangePhone(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userChangePhone, (call) => {
    const { phone, password, code } = call.input
    const { key, inputHash } = call
    const write = { procedure: userChangePhone, key, inputHash }
    return changePhone(ctx, { ...write, claimant: claimantOf(call), phone, password, code })
  })
}
