import { type Call, type Handled, type Registry, userLogin } from '@poyraz/contract'
import { err, ok, randomId } from '@poyraz/kernel'
import { logIn } from '../commands/log-in.ts'
import type { Origin } from '../commands/origin.ts'
import { refresh } from '../commands/refresh.ts'
import type { HandlerCtx, IdentityCtx } from '../ctx.ts'
import type { Player } from '../store/players.ts'

/**
 * Placeholder for the field `gasecret` of a pending login. Clients of the described protocol ask for a code
 * if the field is longer than 10 characters. It is not a secret.
 */
const PENDING_MARK = 'second-factor-pending'
/** Türkiye is at UTC+3 all year. */
const ISTANBUL_GTM = '+03:00'

export function addLogin(registry: Registry, ctx: HandlerCtx): void {
  registry.add(userLogin, async (call) => {
    const { username, password, proof } = call.input
    if (username === undefined || password === undefined) return refreshStored(ctx, call)
    const device = call.device ?? randomId()
    const origin: Origin = { device, address: call.address, userAgent: call.userAgent }
    const entered = await logIn(ctx, { username, password, proof }, origin)
    if (!entered.ok) return entered
    const { player, sid, pending, device: kept } = entered.value
    const gasecret = pending ? PENDING_MARK : ''
    const reply = presentLogin(player, { sid, gasecret, uip: call.address })
    return { ...ok(reply), effects: { setDevice: kept } }
  })
}

async function refreshStored(
  ctx: IdentityCtx,
  call: Call<typeof userLogin>,
): Promise<Handled<typeof userLogin>> {
  const uid = await ctx.openStored(call.input.uid ?? '')
  const sid = await ctx.openStored(call.input.sid ?? '')
  if (uid === null || sid === null || call.device === null) return err({ error: 'session_expired' })
  const origin = { device: call.device, address: call.address, userAgent: call.userAgent }
  const refreshed = await refresh(ctx, { uid, sid }, origin)
  if (!refreshed.ok) return refreshed
  const reply = presentLogin(refreshed.value.player, {
    sid: refreshed.value.sid,
    gasecret: '',
    uip: call.address,
  })
  return { ...ok(reply), effects: { setDevice: call.device } }
}

export function presentLogin(player: Player, session: { sid: string; gasecret: string; uip: string }) {
  return {
    rid: player.rid,
    uid: player.id,
    ...session,
    gtm: ISTANBUL_GTM,
    language: player.language,
    username: player.username,
    firstname: player.firstname,
    lastname: player.lastname,
    lastlogin: player.lastLoginAt?.toISOString() ?? null,
    twoFactor: player.twoFactor,
  }
}
