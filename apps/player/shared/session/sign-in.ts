import type { Item } from '../endpoint/procedures.ts'
import type { PublicKey } from '../page-state.ts'
import { takeLang } from '../preferences/preferences.ts'
import { activeSinceMs } from './activity.ts'
import { type Records, readProfile, storeProfile, writeRecords } from './records.ts'
import { seal, serverKey } from './sealing.ts'
import { followRecords } from './session-store.ts'

/** Of a hash: as many as tell the players of one device apart. */
const MARK_BYTES = 16

export type LoginReply = Item<'user.login'>

/** Makes the records of a login, every identifying value sealed. `sinceMs` is when the sign-in began. */
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
    // The marker of a second factor has done its work once the code was accepted.
    profile: { ...auth, ...names, gtm, mark, gasecret: '', since: sinceMs },
  }
}

/** One way: an id is too long to be tried. */
async function markOf(uid: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid)))
  return Array.from(bytes.subarray(0, MARK_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Signs a player in with a full login: stores the records and the language, and shows it. */
export async function signIn(login: LoginReply, nowMs: number): Promise<void> {
  writeRecords(await makeRecords(login, await serverKey(), nowMs), nowMs)
  takeLang(login.language)
  followRecords()
}

/** The player has another name from now on. */
export function renameProfile(username: string): void {
  const profile = readProfile()
  if (!profile) return
  storeProfile({ ...profile, username })
  followRecords()
}

/** Takes over the credentials of a refresh; the session clock goes on, and nobody gave a sign of life. */
export async function renewRecords(login: LoginReply, nowMs: number): Promise<void> {
  const since = readProfile()?.since ?? nowMs
  const records = await makeRecords(login, await serverKey(), since)
  writeRecords(records, nowMs, activeSinceMs() ?? nowMs)
  followRecords()
}
