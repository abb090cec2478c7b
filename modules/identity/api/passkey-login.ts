import { type Registry, userPasskeyChallenge, userPasskeyLogin } from '@poyraz/contract'
import { ok, randomId } from '@poyraz/kernel'
import type { Origin } from '../commands/origin.ts'
import { logInWithPasskey } from '../commands/passkey-login.ts'
import type { HandlerCtx, IdentityCtx } from '../ctx.ts'
import { issueChallenge } from '../passkeys/challenges.ts'
import { passkeySite } from '../passkeys/site.ts'
import { requestOptions } from '../passkeys/webauthn.ts'
import { presentLogin } from './login.ts'

export function addPasskeyChallenge(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userPasskeyChallenge, async ({ ownOrigin }) => {
    const site = passkeySite(ownOrigin)
    if (!site.ok) return site
    return ok(requestOptions(site.value, await issueChallenge(ctx.database.db, null, ctx.clock.nowMs())))
  })
}

export function addPasskeyLogin(registry: Registry, ctx: HandlerCtx): void {
  registry.add(userPasskeyLogin, async ({ input, ownOrigin, device, address, userAgent }) => {
    const site = passkeySite(ownOrigin)
    if (!site.ok) return site
    const origin: Origin = { device: device ?? randomId(), address, userAgent }
    const entered = await logInWithPasskey(ctx, input, { site: site.value, origin })
    if (!entered.ok) return entered
    const { player, sid, device: kept } = entered.value
    return { ...ok(presentLogin(player, { sid, gasecret: '', uip: address })), effects: { setDevice: kept } }
  })
}
