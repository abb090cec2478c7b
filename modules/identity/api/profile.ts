import {
  CURRENCY,
  type Registry,
  userChangeUsername,
  userGetUserProfile,
  userUpdateProfile,
} from '@poyraz/contract'
import { maskIdentityNumber } from '@poyraz/contract/forms'
import { ok } from '@poyraz/kernel'
import { sql } from 'kysely'
import { changeUsername } from '../commands/change-username.ts'
import type { HandlerCtx, IdentityCtx } from '../ctx.ts'
import { effect } from '../effect.ts'
import { type Player, playerById } from '../store/players.ts'
import { claimantOf } from './origin-of.ts'

export function addGetUserProfile(registry: Registry, ctx: HandlerCtx): void {
  registry.add(userGetUserProfile, async ({ caller: { playerId } }) => {
    const [player, balance, { kyc, limits }] = await Promise.all([
      playerById(ctx.database.db, playerId),
      ctx.balanceOf(playerId),
      ctx.protection.shown(playerId),
    ])
    const identityNumber = maskedNumber(ctx, player)
    return ok({ ...present(player), identityNumber, balance, kyc, limits: [...limits] })
  })
}

function present(player: Player) {
  const { rid, username, firstname, lastname, birthDate, country, city, address, email, phone } = player
  const { smsOptIn, emailOptIn, language, twoFactor } = player
  return {
    uid: player.id,
    rid,
    username,
    firstname,
    lastname,
    birthDate,
    country,
    city,
    address,
    email,
    phone,
    emailConfirmed: player.emailConfirmedAt !== null,
    phoneConfirmed: player.phoneConfirmedAt !== null,
    smsOptIn,
    emailOptIn,
    language,
    twoFactor,
    createdAt: player.createdAt.toISOString(),
    lastlogin: player.lastLoginAt?.toISOString() ?? null,
    currency: CURRENCY,
  }
}

function maskedNumber(ctx: IdentityCtx, player: Player): string {
  return maskIdentityNumber(ctx.secrets.open(`identity:${player.id}`, player.identityBox))
}

export function addUpdateProfile(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userUpdateProfile, ({ input, caller: { playerId }, key, inputHash }) =>
    effect(ctx, { procedure: userUpdateProfile, key, inputHash }, playerId, async (tx) => {
      await sql`
        update identity.player
        set address = coalesce(${input.address ?? null}, address),
          city = coalesce(${input.city ?? null}, city),
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
