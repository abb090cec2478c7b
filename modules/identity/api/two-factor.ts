import {
  type Registry,
  userCheckGa,
  userCheckUserGa,
  userClearGeneratedGa,
  userStepUp,
  userTwoAuthType,
  userUserGenerateGa,
} from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import {
  clearAuthenticator,
  enableAuthenticator,
  setFactor,
  startAuthenticator,
} from '../commands/factors.ts'
import { completeLogin } from '../commands/second-factor.ts'
import { stepUp } from '../commands/step-up.ts'
import type { IdentityCtx } from '../ctx.ts'
import { playerById } from '../store/players.ts'
import { claimantOf, originOf } from './origin-of.ts'

export function addTwoAuthType(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userTwoAuthType, async ({ input, caller, key, inputHash }) => {
    if (input.type !== undefined && input.mode === 'set') {
      if (input.type === 'sms' && !ctx.config.carriesSms) return err({ error: 'no_sms' })
      const write = { procedure: userTwoAuthType, key, inputHash }
      const set = await setFactor(ctx, write, caller, input.type)
      if (!set.ok) return set
    }
    const player = await playerById(ctx.database.db, caller.playerId)
    return ok({ type: player.twoFactor, phoneConfirmed: player.phoneConfirmedAt !== null })
  })
}

export function addStepUp(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userStepUp, (call) => stepUp(ctx, claimantOf(call), call.input))
}

export function addCheckUserGa(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userCheckUserGa, async ({ caller }) => {
    const player = await playerById(ctx.database.db, caller.playerId)
    return ok({ enabled: player.twoFactor === 'ga' })
  })
}

export function addCheckGa(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userCheckGa, async (call) => {
    const { caller, input } = call
    if (!caller.pending) return enableAuthenticator(ctx, claimantOf(call), input.ga_code)
    const done = await completeLogin(ctx, caller, input.ga_code, originOf(call))
    return done.ok ? { ...ok(null), effects: { setDevice: done.value } } : done
  })
}

export function addUserGenerateGa(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userUserGenerateGa, ({ caller }) =>
    transact(ctx.database.db, async (tx) => {
      const made = await startAuthenticator(tx, ctx, caller)
      return made ? ok(made) : err({ error: 'step_up_required' })
    }),
  )
}

export function addClearGeneratedGa(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userClearGeneratedGa, (call) => clearAuthenticator(ctx, claimantOf(call), call.input.gacode))
}
