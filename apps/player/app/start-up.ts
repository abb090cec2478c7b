import type { Lang } from '@poyraz/text'
import { call } from '../shared/endpoint/call.ts'
import { enterMaintenance, leaveMaintenance } from '../shared/endpoint/maintenance.ts'
import { clearRecords, readAuth, readProfile, readSession } from '../shared/session/records.ts'
import { renewSession } from '../shared/session/refresh.ts'
import { followRecords } from '../shared/session/session-store.ts'
import { store } from '../shared/storage.ts'

/**
 * Before the first picture: the popup may show again, maintenance is asked about anew, and a stored
 * session is taken up. Only a credential without a session has to wait for the server; everybody else sees
 * the page at once.
 */
export async function startUp(lang: Lang, nowMs: number): Promise<void> {
  store('modalStatus', 1)
  leaveMaintenance()
  void checkMaintenance()
  if (readSession() && readProfile()) return
  // Offline, the credential stays for a start that reaches the server.
  if (readAuth()) await renewSession(lang, nowMs)
  else clearRecords()
  followRecords()
}

/** Asks whether the site is open. Only a clear answer changes anything. */
async function checkMaintenance(): Promise<void> {
  const answer = await call('maintenance.check_status', {})
  if (!answer.ok && answer.error.error === 'maintenance') enterMaintenance()
}
