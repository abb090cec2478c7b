import type { Lang } from '@poyraz/text'
import { afterFirstView } from '../shared/after-first-view.ts'
import { useClientInfo } from '../shared/client-info.ts'
import { call } from '../shared/endpoint/call.ts'
import { enterMaintenance, leaveMaintenance } from '../shared/endpoint/maintenance.ts'
import { readPublic } from '../shared/endpoint/public-reads.ts'
import { clearRecords, readAuth, readProfile, readSession } from '../shared/session/records.ts'
import { renewSession } from '../shared/session/refresh.ts'
import { followRecords } from '../shared/session/session-store.ts'
import { store } from '../shared/storage.ts'

/**
 * Runs before the first rendering: resets the popup and the maintenance flag, starts the maintenance checks
 * and restores a stored session. Only a refresh credential without a session waits for the server.
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
  // If the browser is offline, the credential stays for a later start.
  if (readAuth()) await renewSession(lang, nowMs, null)
  else clearRecords()
  followRecords()
}

/** Runs the second check, the versioned notice. A failed check changes nothing. */
async function readNotice(): Promise<void> {
  const notice = await readPublic('check-maintenance?site=poyraz&version=1')
  if (notice.ok && notice.value.maintenance) enterMaintenance()
}

async function lookUpAddress(): Promise<void> {
  const answer = await readPublic('client-info')
  if (answer.ok && answer.value.ip) useClientInfo.setState(answer.value)
}
