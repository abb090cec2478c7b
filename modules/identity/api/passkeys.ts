import {
  type Call,
  type Registry,
  userPasskeyAdd,
  userPasskeyCreate,
  userPasskeyRemove,
  userPasskeyRename,
  userPasskeys,
} from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import {
  addPasskey,
  changePasskeyName,
  presentPasskey,
  removePasskey,
  startPasskey,
} from '../commands/passkeys.ts'
import type { IdentityCtx } from '../ctx.ts'
import { passkeySite } from '../passkeys/site.ts'
import { passkeysOf } from '../passkeys/store.ts'
import { claimantOf, originOf } from './origin-of.ts'

export function addPasskeys(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userPasskeys, async ({ caller }) =>
    ok((await passkeysOf(ctx.database.db, caller.playerId)).map(presentPasskey)),
  )
}

export function addPasskeyCreate(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userPasskeyCreate, async ({ caller, ownOrigin }) => {
    const site = passkeySite(ownOrigin)
    return site.ok ? startPasskey(ctx, caller, site.value) : site
  })
}

export function addPasskeyAdd(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userPasskeyAdd, async (call) => {
    const site = passkeySite(call.ownOrigin)
    if (!site.ok) return site
    const { input: addition, key, inputHash } = call
    const write = { procedure: userPasskeyAdd, key, inputHash }
    return addPasskey(ctx, write, { holder: holderOf(call), site: site.value, addition })
  })
}

export function addPasskeyRename(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userPasskeyRename, ({ input, caller: { playerId }, key, inputHash }) => {
    const write = { procedure: userPasskeyRename, key, inputHash }
    return changePasskeyName(ctx, write, { playerId, id: input.id }, input.name)
  })
}

export function addPasskeyRemove(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userPasskeyRemove, (call) => {
    const { input, key, inputHash } = call
    return removePasskey(ctx, { procedure: userPasskeyRemove, key, inputHash }, holderOf(call), input.id)
  })
}

function holderOf(call: Call<typeof userPasskeyAdd | typeof userPasskeyRemove>) {
  return { ...originOf(call), ...claimantOf(call) }
}
