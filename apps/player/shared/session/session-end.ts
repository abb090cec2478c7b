import type { Refused } from '../endpoint/reply.ts'
import { clearRecords, clearSession, readSession } from './records.ts'
import { followRecords } from './session-store.ts'

let onEnded = (_reason: Refused): void => undefined

/** Tells the shell that the server ended a session which the page still showed. */
export function whenEnded(listener: (reason: Refused) => void): void {
  onEnded = listener
}

/** A renewal was refused for good, which the page of this tab has not been told yet. */
export function tellEnded(reason: Refused): void {
  onEnded(reason)
}

/**
 * Refusals that end the session here too: an expired one (its refresh credential stays), a failed login, an
 * inactive account, and a right that is gone. Other refusals leave it alone.
 */
export function endSession(reason: Refused): void {
  if (!readSession()) {
    if (reason.error === 'session_expired') onEnded(reason)
    return
  }
  switch (reason.error) {
    case 'session_expired':
      clearSession()
      break
    case 'login_failed':
    case 'account_inactive':
    case 'not_authorized':
      clearRecords()
      break
    default:
      return
  }
  followRecords()
  onEnded(reason)
}
