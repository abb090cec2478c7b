import { PASSKEYS_MAX, type Refusal } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { browserOf } from '../browser.ts'
import type { IdentityCtx } from '../ctx.ts'
import { answered, effect, type Write } from '../effect.ts'
import { notify } from '../notices/notify.ts'
import { issueChallenge, takeChallenge } from '../passkeys/challenges.ts'
import type { PasskeySite } from '../passkeys/site.ts'
import { deletePasskey, insertPasskey, type Passkey, passkeysOf, renamePasskey } from '../passkeys/store.ts'
import { challengeOf, creationOptions, type NewPasskey, verifyCreation } from '../passkeys/webauthn.ts'
import { isOpenSession } from '../sessions/store.ts'
import { lockPlayer, playerById } from '../store/players.ts'
import type { Origin } from './origin.ts'
import { type Claimant, isProved } from './prove.ts'

type Holder = Origin & Claimant

/** Id of the player within authenticators: it says nothing about the player, and never changes. */
export function userHandleOf(ctx: IdentityCtx, playerId: string): string {
  return ctx.secrets.mac('passkey', playerId).toString('base64url')
}

/** Issues the options for a new passkey. Needs a fresh proof, which the challenge then stands for. */
export function startPasskey(
  ctx: IdentityCtx,
  { playerId, sessionId }: Pick<Claimant, 'playerId' | 'sessionId'>,
  site: PasskeySite,
): Promise<Result<ReturnType<typeof creationOptions>, Refusal<'step_up_required' | 'passkey_limit'>>> {
  return transact(ctx.database.db, async (tx) => {
    if (!(await isProved(tx, ctx, sessionId))) return err({ error: 'step_up_required' })
    const known = await passkeysOf(tx, playerId)
    if (known.length >= PASSKEYS_MAX) return err({ error: 'passkey_limit' })
    const { username, firstname, lastname } = await playerById(tx, playerId)
    const challenge = await issueChallenge(tx, sessionId, ctx.clock.nowMs())
    const holder = {
      userHandle: userHandleOf(ctx, playerId),
      username,
      fullName: `${firstname} ${lastname}`,
    }
    return ok(creationOptions(site, challenge, holder, known))
  })
}

export type PasskeyItem = {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyItem {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}

export type Addition = NewPasskey & {
  readonly transports: readonly string[]
  readonly name?: string | undefined
}

type AddCode = 'passkey_failed' | 'passkey_limit' | 'session_expired' | 'idempotency_conflict'

/** Adds the passkey that answers a challenge of this session. */
export async function addPasskey(
  ctx: IdentityCtx,
  write: Write,
  {
    holder,
    site,
    addition,
  }: { readonly holder: Holder; readonly site: PasskeySite; readonly addition: Addition },
): Promise<Result<PasskeyItem, Refusal<AddCode>>> {
  const before = await answered<PasskeyItem>(ctx, write, holder.playerId)
  if (before) return before
  const challenge = challengeOf(addition)
  const waits = { sessionId: holder.sessionId, nowMs: ctx.clock.nowMs() }
  if (challenge === null || !(await takeChallenge(ctx.database.db, challenge, waits))) {
    return err({ error: 'passkey_failed' })
  }
  const credential = await verifyCreation({ site, challenge }, addition)
  if (!credential) return err({ error: 'passkey_failed' })
  const nowMs = ctx.clock.nowMs()
  const passkey: Passkey = {
    ...credential,
    id: uuidv7(nowMs),
    playerId: holder.playerId,
    transports: addition.transports,
    name: addition.name ?? browserOf(holder.userAgent).browser,
    createdAt: new Date(nowMs),
    lastUsedAt: null,
  }
  return effect<PasskeyItem, Refusal<AddCode>>(ctx, write, holder.playerId, (tx) =>
    keepPasskey(tx, ctx, holder, passkey),
  )
}

/** Adds the passkey under the player's lock, which every command that ends sessions or passkeys takes first. */
async function keepPasskey(
  tx: Tx,
  ctx: IdentityCtx,
  holder: Holder,
  passkey: Passkey,
): Promise<Result<PasskeyItem, Refusal<AddCode>>> {
  await lockPlayer(tx, holder.playerId)
  if (!(await isOpenSession(tx, holder.sessionId))) return err({ error: 'session_expired' })
  const known = await passkeysOf(tx, holder.playerId)
  if (known.length >= PASSKEYS_MAX) return err({ error: 'passkey_limit' })
  if (!(await insertPasskey(tx, passkey))) return err({ error: 'passkey_failed' })
  await tell(tx, ctx, holder, 'passkeyAdded')
  return ok(presentPasskey(passkey))
}

export function changePasskeyName(
  ctx: IdentityCtx,
  write: Write,
  own: { readonly playerId: string; readonly id: string },
  name: string,
): Promise<Result<null, Refusal<'not_found' | 'idempotency_conflict'>>> {
  return effect<null, Refusal<'not_found'>>(ctx, write, own.playerId, async (tx) =>
    (await renamePasskey(tx, own, name)) ? ok(null) : err({ error: 'not_found' }),
  )
}

type RemoveCode = 'step_up_required' | 'not_found' | 'idempotency_conflict'

export function removePasskey(
  ctx: IdentityCtx,
  write: Write,
  holder: Holder,
  id: string,
): Promise<Result<null, Refusal<RemoveCode>>> {
  const { playerId } = holder
  return effect<null, Refusal<RemoveCode>>(ctx, write, playerId, async (tx) => {
    if (!(await isProved(tx, ctx, holder.sessionId))) return err({ error: 'step_up_required' })
    if (!(await deletePasskey(tx, { playerId, id }))) return err({ error: 'not_found' })
    await tell(tx, ctx, holder, 'passkeyRemoved')
    return ok(null)
  })
}

/** Mails the player. The name of the passkey is not in the mail: a thief may have chosen it. */
async function tell(
  tx: Tx,
  ctx: IdentityCtx,
  { playerId, userAgent, address }: Holder,
  notice: 'passkeyAdded' | 'passkeyRemoved',
): Promise<void> {
  const { browser } = browserOf(userAgent)
  await notify(tx, ctx, await playerById(tx, playerId), notice, { browser, address })
}
