import { err, type Result, systemClock } from '@poyraz/kernel'
import { usePreferences } from '../preferences/preferences.ts'
import { touchActivity } from '../session/activity.ts'
import { hasCredentials, readSession } from '../session/records.ts'
import { ensureValidated, renewSession } from '../session/refresh.ts'
import { endSession } from '../session/session-end.ts'
import { readStored } from '../storage.ts'
import { enterMaintenance } from './maintenance.ts'
import type { ClassName, Data, Input, MethodName } from './procedures.ts'
import { type Answer, type Refused, readReply, refused } from './reply.ts'
import { type EnvelopeUser, post } from './transport.ts'

export type Called<T> = { readonly data: T; readonly total: number }

/** Names of the described client, kept for every call: our pages are the desktop and the mobile site at once. */
const SITE_TYPE = 'desktop'
const NO_ADDRESS = '{ip}'

/**
 * Calls one procedure with the stored session, if there is one. An expired session is renewed once and the call
 * repeated; what cannot be renewed ends the session. Expected failures are values, never exceptions.
 */
export async function call<C extends ClassName, M extends MethodName<C>>(
  className: C,
  method: M,
  data: Input<C, M>,
): Promise<Result<Called<Data<C, M>>, Refused>> {
  if (readStored('siteUnderMaintenance') === 'true' && className !== 'maintenance') return err(refused('maintenance'))
  const { lang } = usePreferences.getState()
  if (hasCredentials()) {
    await ensureValidated(lang, systemClock.nowMs())
    touchActivity(systemClock.nowMs())
  }
  const send = () => sendOnce(className, method, { ...(data as object), Lang: lang, SiteType: SITE_TYPE }, lang)
  const session = readSession()
  let answer = await send()
  if (!answer.ok && answer.error.error === 'session_expired' && session) {
    const renewed = await renewSession(lang, systemClock.nowMs())
    if (renewed.ok) answer = await send()
  }
  if (answer.ok) {
    const total = answer.value.pagination?.total ?? 0
    return { ok: true, value: { data: answer.value.data as Data<C, M>, total } }
  }
  if (answer.error.error === 'maintenance') enterMaintenance()
  if (session) endSession(answer.error)
  return answer
}

async function sendOnce(
  className: string,
  method: string,
  data: object,
  lang: string,
): Promise<Result<Answer, Refused>> {
  const session = readSession()
  const user: EnvelopeUser = session ? { ...session, uip: session.uip || NO_ADDRESS, lang } : { lang }
  const sent = await post({ api: { class: className, method }, data, user })
  return sent.ok ? readReply(sent.value) : sent
}
