import { err, ok, type Result, systemClock } from '@poyraz/kernel'
import { useClientInfo } from '../client-info.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { hasCredentials, readSession } from '../session/records.ts'
import { ensureValidated, renewSession } from '../session/refresh.ts'
import { endSession } from '../session/session-end.ts'
import { enterMaintenance, isUnderMaintenance } from './maintenance.ts'
import { type Data, type Input, type Name, splitName } from './procedures.ts'
import { type Answer, type Refused, readReply, refused, type Sums } from './reply.ts'
import { type EnvelopeUser, post, postFile } from './transport.ts'

export type Called<T> = { readonly data: T; readonly total: number; readonly sums?: Sums | undefined }

/**
 * `SiteType` of every call. The site has one page for desktops and phones, and the protocol's client always
 * sends this value.
 */
const SITE_TYPE = 'desktop'

/**
 * Calls one procedure with the stored session, if there is one. An expired session is renewed once and the
 * call is repeated; if the renewal fails, the session ends. Expected failures are values, never exceptions.
 * `file` is the upload of procedures that take one.
 */
export async function call<N extends Name>(
  name: N,
  data: Input<N>,
  file?: Blob,
): Promise<Result<Called<Data<N>>, Refused>> {
  const isCheck = name.startsWith('maintenance.')
  if (isUnderMaintenance() && !isCheck) return err(refused('maintenance'))
  const { lang } = usePreferences.getState()
  // The maintenance check goes out before the session is validated.
  if (hasCredentials() && !isCheck) await ensureValidated(lang, systemClock.nowMs())
  const sent = { ...(data as object), Lang: lang, SiteType: SITE_TYPE }
  const answer = await sendRenewing(name, { data: sent, file }, lang)
  if (answer.ok) {
    const { total = 0, sums } = answer.value.pagination ?? {}
    return ok({ data: answer.value.data as Data<N>, total, sums })
  }
  if (answer.error.error === 'maintenance') enterMaintenance()
  return answer
}

/**
 * Sends the logout with the present records and does not wait for the reply: the caller deletes the records
 * right after this call.
 */
export function sendLogout(): void {
  const { lang } = usePreferences.getState()
  void sendOnce('user.logout', { data: { Lang: lang, SiteType: SITE_TYPE }, file: undefined }, lang)
}

type Payload = { readonly data: object; readonly file: Blob | undefined }

async function sendRenewing(name: Name, payload: Payload, lang: string): Promise<Result<Answer, Refused>> {
  const usedSid = readSession()?.sid ?? null
  const answer = await sendOnce(name, payload, lang)
  if (answer.ok || usedSid === null) return answer
  if (answer.error.error === 'session_expired') {
    const renewed = await renewSession(lang, systemClock.nowMs(), usedSid)
    if (renewed.ok) return sendOnce(name, payload, lang)
  }
  endSession(answer.error)
  return answer
}

async function sendOnce(name: Name, { data, file }: Payload, lang: string): Promise<Result<Answer, Refused>> {
  const [className, method] = splitName(name)
  const session = readSession()
  const user: EnvelopeUser = session
    ? { ...session, uip: session.uip || useClientInfo.getState().ip, lang }
    : { lang }
  const envelope = { api: { class: className, method }, data, user }
  const sent = await (file ? postFile(envelope, file) : post(envelope))
  return sent.ok ? readReply(sent.value) : sent
}
