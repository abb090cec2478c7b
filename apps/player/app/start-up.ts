import type { Lang } from '@poyraz/text'
import { afterFirstView } from '../shared/after-first-view.ts'
import { useClientInfo } from '../shared/client-info.ts'
import { call } from '../shared/endpoint/call.ts'
import { enterMaintenance, leaveMaintenance } from '../shared/endpoint/maintenance.ts'
import { reading } from '../shared/endpoint/readings.ts'
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
  void call('maintenance.check_status', {})
  afterFirstView(() => {
    void readNotice()
    void lookUpAddress()
  })
  if (readSession() && readProfile()) return
  // Offline, the credential stays for a start that reaches the server.
  if (readAuth()) await renewSession(lang, nowMs, null)
  else clearRecords()
  followRecords()
}

/** The second check, of the versioned notice. Only a clear answer changes anything. */
async function readNotice(): Promise<void> {
  const notice = await reading('check-maintenance?site=poyraz&version=1')
  if (notice.ok && notice.value.maintenance) enterMaintenance()
}

async function lookUpAddress(): Promise<void> {
  const answer = await reading('client-info')
  if (answer.ok && answer.value.ip) useClientInfo.setState(answer.value)
}
