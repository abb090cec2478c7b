import { forget, readStoredObject, store } from '../storage.ts'

/**
 * Session values of signed-in calls; uid, sid and uip are encrypted. A copy is in the tab's `sessionStorage`.
 */
export type StoredSession = {
  readonly uid: string
  readonly sid: string
  readonly uip: string
  readonly gmt: string | number
  readonly lang: string
}

/** The refresh credential: it outlives the session and is replaced at every renewal. */
export type StoredAuth = { readonly sid: string; readonly uid: string; readonly uip: string }

export type StoredProfile = StoredAuth & {
  readonly gtm: string | number
  readonly lang: string
  readonly language: string
  readonly username: string
  /**
   * Pseudonym of the player, the same for all sessions and names. Games use it as a key for what the player
   * has seen.
   */
  readonly mark: string
  readonly firstname: string
  readonly lastname: string
  readonly lastlogin: string | null
  readonly rid: number
  readonly gasecret: string
  /** Start of this session in ms; the session clock counts from it. */
  readonly since: number
}

export type Records = {
  readonly auth: StoredAuth
  readonly session: StoredSession
  readonly profile: StoredProfile
}

/**
 * Time in ms after a login until the session must be validated: the first signed-in call of a page after it
 * renews the session.
 */
export const VALID_MS = 15_000

export function readSession(): StoredSession | null {
  const session = readStoredObject<StoredSession>('userSession') ?? readTabSession()
  return session?.uid && session.sid ? session : null
}

export function readAuth(): StoredAuth | null {
  const auth = readStoredObject<StoredAuth>('userAuth')
  return auth?.uid && auth.sid ? auth : null
}

export function readProfile(): StoredProfile | null {
  const profile = readStoredObject<StoredProfile>('userProfile')
  return profile?.username ? profile : null
}

/**
 * Returns true if there is a session or a refresh credential. Pages for players check this before they open.
 */
export function hasCredentials(): boolean {
  return readSession() !== null || readAuth() !== null
}

/** `activeMs` is the last activity: a login counts as activity, a renewal does not. */
export function writeRecords(
  { auth, session, profile }: Records,
  nowMs: number,
  activeMs: number = nowMs,
): void {
  store('userAuth', JSON.stringify(auth))
  store('userSession', JSON.stringify(session))
  writeTabSession(JSON.stringify(session))
  storeProfile(profile)
  store('rid', profile.rid)
  store('expirationDate', nowMs + VALID_MS)
  store('userActivityStart', activeMs)
}

export function storeProfile(profile: StoredProfile): void {
  store('userProfile', JSON.stringify(profile))
}

/** Deletes the session; the refresh credential stays for the next start. */
export function clearSession(): void {
  forget('userSession', 'userProfile', 'userActivityStart')
  writeTabSession(null)
}

/** Deletes everything about the signed-in player. */
export function clearRecords(): void {
  clearSession()
  forget('userAuth', 'rid', 'expirationDate')
}

/** Deletes this tab's copy of the session after another tab has signed out. */
export function dropTabSession(): void {
  writeTabSession(null)
}

function readTabSession(): StoredSession | null {
  try {
    return JSON.parse(sessionStorage.getItem('userSession') ?? 'null') as StoredSession | null
  } catch {
    return null
  }
}

function writeTabSession(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem('userSession')
    else sessionStorage.setItem('userSession', text)
  } catch {
    // The copy is optional.
  }
}
