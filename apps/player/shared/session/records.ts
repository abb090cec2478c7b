import { forget, readStoredObject, store } from '../storage.ts'

/** What signed-in calls carry; uid, sid and uip are sealed. A copy lies in the tab's own storage. */
export type StoredSession = {
  readonly uid: string
  readonly sid: string
  readonly uip: string
  readonly gmt: string | number
  readonly lang: string
}

/** The refresh credential: it outlives the session and is replaced at every refresh. */
export type StoredAuth = { readonly sid: string; readonly uid: string; readonly uip: string }

export type StoredProfile = StoredAuth & {
  readonly gtm: string | number
  readonly lang: string
  readonly language: string
  readonly username: string
  /** The same for a player over all sign-ins and names, and tells nobody who it is: games keep by it what was seen. */
  readonly mark: string
  readonly firstname: string
  readonly lastname: string
  readonly lastlogin: string | null
  readonly rid: number
  readonly gasecret: string
  /** When this sign-in began, in ms: what the session clock counts from. */
  readonly since: number
}

export type Records = {
  readonly auth: StoredAuth
  readonly session: StoredSession
  readonly profile: StoredProfile
}

/** The server's mark for re-validation, in ms after a login: the first signed-in call past it refreshes. */
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

/** A session or the credential to get one: what login-required pages ask for before they open. */
export function hasCredentials(): boolean {
  return readSession() !== null || readAuth() !== null
}

/** `activeMs` is the last sign of life: a login is one, a renewal is not. */
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

/** Ends the session here; the refresh credential stays for the next start. */
export function clearSession(): void {
  forget('userSession', 'userProfile', 'userActivityStart')
  writeTabSession(null)
}

/** Forgets whoever was signed in. */
export function clearRecords(): void {
  clearSession()
  forget('userAuth', 'rid', 'expirationDate')
}

/** Another tab signed out: the copy of this one would go on. */
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
    // The copy is a convenience.
  }
}
