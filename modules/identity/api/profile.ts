import { type Registry, userChangeUsername, userGetUserProfile, userUpdateProfile } from '@poyraz/contract'
import { maskIdentityNumber } from '@poyraz/contract/forms'
import { ok } from '@poyraz/kernel'
import { sql } from 'kysely'
import { changeUsername } from '../commands/change-username.ts'
import type { IdentityCtx } from '../ctx.ts'
import { effect } from '../effect.ts'
import { playerById } from '../store/players.ts'
import { claimantOf } from './origin-of.ts'

export function addGetUserProfile(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userGetUserProfile, async ({ caller: { playerId } }) => {
    const [player, balance] = await Promise.all([
      playerById(ctx.database.db, playerId),
      ctx.balanceOf(playerId),
    ])
    const { id, identityBox, emailConfirmedAt, phoneConfirmedAt, createdAt, lastLoginAt } = player
    const { rid, username, firstname, lastname, birthDate, country, city, address, email, phone } = player
    const { smsOptIn, emailOptIn, language, twoFactor } = player
    const plain = { rid, username, firstname, lastname, birthDate, country, city, address, email, phone }
    return ok({
      ...plain,
      ...{ smsOptIn, emailOptIn, language, twoFactor },
      uid: id,
      identityNumber: maskIdentityNumber(ctx.secrets.open(`identity:${id}`, identityBox)),
      currency: 'TRY',
      emailConfirmed: emailConfirmedAt !== null,
      phoneConfirmed: phoneConfirmedAt !== null,
      createdAt: createdAt.toISOString(),
      lastlogin: lastLoginAt?.toISOString() ?? null,
      balance,
      kyc: 'none',
      limits: [],
    })
  })
}

export function addUpdateProfile(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userUpdateProfile, ({ input, caller: { playerId }, key, inputHash }) =>
    effect(ctx, { procedure: userUpdateProfile, key, inputHash }, playerId, async (tx) => {
      await sql`
        update identity.player
        set address = coalesce(${input.address ?? null}, address), city = coalesce(${input.city ?? null}, city),
          language = coalesce(${input.language ?? null}, language)
        where id = ${playerId}`.execute(tx)
      return ok(null)
    }),
  )
}

export function addChangeUsername(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userChangeUsername, (call) => {
    const { input, key, inputHash } = call
    const write = { procedure: userChangeUsername, key, inputHash }
    return changeUsername(ctx, { ...write, ...input, claimant: claimantOf(call) })
  })
}
