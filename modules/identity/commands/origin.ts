import type { LoginTrier, Trier } from '../attempts/attempts.ts'
import type { IdentityCtx } from '../ctx.ts'
import { sha256 } from '../secrets.ts'

/** Origin of a call. `address` is the connection's; `device` the value of the device cookie. */
export type Origin = {
  readonly device: string
  readonly address: string
  readonly userAgent: string
}

/**
 * Key by which attempts are counted: account hash and origin, never the account in clear text. `name` is what
 * a login typed, folded; it differs from `account` if an e-mail address was typed.
 */
export function trierOf(
  ctx: IdentityCtx,
  account: string,
  origin: Pick<Origin, 'device' | 'address'>,
  name = account,
): Trier {
  return {
    account: accountHash(ctx, account),
    name: accountHash(ctx, name),
    deviceHash: sha256(origin.device),
    address: origin.address,
  }
}

/** The same for a password; `playerId` is the player whose account it is. */
export function loginTrierOf(
  ctx: IdentityCtx,
  { account, playerId }: { readonly account: string; readonly playerId: string },
  origin: Pick<Origin, 'device' | 'address'>,
  name = account,
): LoginTrier {
  return { ...trierOf(ctx, account, origin, name), owner: accountHash(ctx, playerId) }
}

/**
 * `account` is a folded username for passwords (or what was typed, if no account has this name), a player's id
 * for codes.
 */
export function accountHash(ctx: IdentityCtx, account: string): Buffer {
  return ctx.secrets.mac('account', account)
}
