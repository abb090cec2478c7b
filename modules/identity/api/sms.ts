import { type Registry, userSmsSend, userSmsValidate } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import { confirmPhone, sendPhoneCode } from '../commands/contact.ts'
import { refuseIfTaken } from '../commands/refuse-if-taken.ts'
import { completeLogin, guardedCode } from '../commands/second-factor.ts'
import type { IdentityCtx } from '../ctx.ts'
import { sendCode } from '../second-factor/sms-codes.ts'
import { playerById } from '../store/players.ts'
import { originOf } from './origin-of.ts'

export function addSmsSend(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userSmsSend, async ({ caller }) => {
    if (!ctx.config.carriesSms) return err({ error: 'no_sms' })
    const player = await playerById(ctx.database.db, caller.playerId)
    if (caller.pending && player.twoFactor !== 'sms') return err({ error: 'wrong_factor' })
    const forLogin = player.twoFactor === 'sms' && (caller.pending || player.phoneWanted === null)
    return transact(ctx.database.db, (tx) =>
      forLogin
        ? sendCode(tx, ctx, player, { purpose: 'login', phone: player.phone })
        : sendPhoneCode(tx, ctx, player),
    )
  })
}

export function addSmsValidate(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userSmsValidate, async (call) => {
    const { caller, input } = call
    const origin = originOf(call)
    const player = await playerById(ctx.database.db, caller.playerId)
    if (!caller.pending) {
      return refuseIfTaken({ error: 'already_registered' }, () =>
        guardedCode(ctx, player.id, origin, (tx) => confirmPhone(tx, ctx, player, input.code)),
      )
    }
    if (player.twoFactor !== 'sms') return err({ error: 'wrong_factor' })
    const done = await completeLogin(ctx, caller, input.code, origin)
    return done.ok ? { ...ok(null), effects: { setDevice: done.value } } : done
  })
}
