import { err, ok, type Result, systemClock } from '@poyraz/kernel'
import { usePreferences } from '../preferences/preferences.ts'
import { touchActivity } from '../session/activity.ts'
import { hasCredentials, readSession } from '../session/records.ts'
import { ensureValidated, renewSession } from '../session/refresh.ts'
import { endSession } from '../session/session-end.ts'
import { enterMaintenance, isUnderMaintenance } from './maintenance.ts'
import { type Data, type Input, type Name, splitName } from './procedures.ts'
import { type Answer, type Refused, readReply, refused } from './reply.ts'
import { type EnvelopeUser, post } from './transport.ts'

export type Called<T> = { readonly data: T; readonly total: number }

/** One page serves desktops and phones; the described client says this for both. */
const SITE_TYPE = 'desktop'
const NO_ADDRESS = '{ip}'

/**
 * Calls one procedure with the stored session, if there is one. An expired session is renewed once and
 * the call repeated; what cannot be renewed ends the session. Expected failures are values, never
 * exceptions.
 */
export async function call<N extends Name>(
  name: N,
  data: Input<N>,
): Promise<Result<Called<Data<N>>, Refused>> {
  if (isUnderMaintenance() && !name.startsWith('maintenance.')) return err(refused('maintenance'))
  const { lang } = usePreferences.getState()
  if (hasCredentials()) {
    await ensureValidated(lang, systemClock.nowMs())
    touchActivity(systemClock.nowMs())
  }
  const answer = await sendRenewing(name, { ...(data as object), Lang: lang, SiteType: SITE_TYPE }, lang)
  if (answer.ok) return ok({ data: answer.value.data as Data<N>, total: answer.value.pagination?.total ?? 0 })
  if (answer.error.error === 'maintenance') enterMaintenance()
  return answer
}

async function sendRenewing(name: Name, data: object, lang: string): Promise<Result<Answer, Refused>> {
  const signedIn = readSession() !== null
  const answer = await sendOnce(name, data, lang)
  if (answer.ok || !signedIn) return answer
  if (answer.error.error === 'session_expired') {
    const renewed = await renewSession(lang, systemClock.nowMs())
    if (renewed.ok) return sendOnce(name, data, lang)
  }
  endSession(answer.error)
  return answer
}

async function sendOnce(name: Name, data: object, lang: string): Promise<Result<Answer, Refused>> {
  const [className, method] = splitName(name)
  const session = readSession()
  const user: EnvelopeUser = session ? { ...session, uip: session.uip || NO_ADDRESS, lang } : { lang }
  const sent = await post({ api: { class: className, method }, data, user })
  return sent.ok ? readReply(sent.value) : sent
}
