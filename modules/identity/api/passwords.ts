import { type Registry, userForgot, userPassChange, userPassReset } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { noteForgotten } from '../commands/forgot.ts'
import { changePassword, resetPassword } from '../commands/passwords.ts'
import type { IdentityCtx } from '../ctx.ts'
import { effect } from '../effect.ts'
import { claimantOf } from './origin-of.ts'

export function addPassChange(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userPassChange, (call) => {
    const { input, key, inputHash } = call
    const { keepPasskeys = false, oldPassword, password } = input
    const change = { claimant: claimantOf(call), oldPassword, password, keepPasskeys }
    return changePassword(ctx, { procedure: userPassChange, key, inputHash, ...change })
  })
}

export function addForgot(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userForgot, ({ input, key, inputHash }) =>
    effect(ctx, { procedure: userForgot, key, inputHash }, null, async (tx) => {
      await noteForgotten(tx, input)
      return ok(null)
    }),
  )
}

export function addPassReset(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userPassReset, ({ input: { token, password }, key, inputHash, address }) =>
    resetPassword(ctx, { procedure: userPassReset, key, inputHash, token, password, address }),
  )
}
