import type { IdentityCtx } from '../ctx.ts'
import { sha256 } from '../secrets.ts'

/** Where a call comes from. `address` is the connection's; `device` the value of the device cookie. */
export type Origin = {
  readonly device: string
  readonly address: string
  readonly userAgent: string
}

/** What tries are counted by: the account and the place, never the account in clear. */
export function trierOf(ctx: IdentityCtx, account: string, origin: Pick<Origin, 'device' | 'address'>) {
  return {
    account: accountHash(ctx, account),
    deviceHash: sha256(origin.device),
    address: origin.address,
  }
}

/** `account` is a folded username for passwords (it may not exist), a player's id for codes. */
export function accountHash(ctx: IdentityCtx, account: string): Buffer {
  return ctx.secrets.mac('account', account)
}
