import type { Item } from '../endpoint/procedures.ts'
import type { PublicKey } from '../page-state.ts'
import { takeLang } from '../preferences/preferences.ts'
import { activeSinceMs } from './activity.ts'
import { type Records, readProfile, storeProfile, writeRecords } from './records.ts'
import { seal, serverKey } from './sealing.ts'
import { followRecords } from './session-store.ts'

/** Bytes of a hash; enough to distinguish the players of one device. */
const MARK_BYTES = 16

export type LoginReply = Item<'user.login'>

/**
 * Creates the records of a login with every identifying value encrypted. `sinceMs` is the start of the
 * session.
 */
export async function makeRecords(login: LoginReply, key: PublicKey, sinceMs: number): Promise<Records> {
  const [uid, sid, uip] = await Promise.all(
    [login.uid, login.sid, login.uip].map((value) => seal(value, key)),
  )
  const mark = await markOf(login.uid)
  const auth = { uid: uid ?? '', sid: sid ?? '', uip: uip ?? '' }
  const { gtm, language, username, firstname, lastname, lastlogin, rid } = login
  const names = { username, firstname, lastname, lastlogin, rid, language, lang: language }
  return {
    auth,
    session: { ...auth, gmt: gtm, lang: language },
    // The marker of the second factor is not needed after the login.
    profile: { ...auth, ...names, gtm, mark, gasecret: '', since: sinceMs },
  }
}

/** A truncated hash of the player id. Ids have too many possible values to be found by trial. */
async function markOf(uid: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid)))
  return Array.from(bytes.subarray(0, MARK_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Signs a player in after a complete login: stores the records and the language and updates the page. */
export async function signIn(login: LoginReply, nowMs: number): Promise<void> {
  writeRecords(await makeRecords(login, await serverKey(), nowMs), nowMs)
  takeLang(login.language)
  followRecords()
}

/** Changes the user name in the stored profile. */
export function renameProfile(username: string): void {
  const profile = readProfile()
  if (!profile) return
  storeProfile({ ...profile, username })
  followRecords()
}

/**
 * Stores the credentials of a renewal. The session clock continues, and the time of the last activity stays.
 */
export async function renewRecords(login: LoginReply, nowMs: number): Promise<void> {
  const since = readProfile()?.since ?? nowMs
  const records = await makeRecords(login, await serverKey(), since)
  writeRecords(records, nowMs, activeSinceMs() ?? nowMs)
  followRecords()
}
