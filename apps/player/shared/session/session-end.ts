import type { Refused } from '../endpoint/reply.ts'
import { clearRecords, clearSession, readSession } from './records.ts'
import { followRecords } from './session-store.ts'

let onEnded: ((reason: Refused) => void) | null = null
/** An end that came before the page had its listener: a first call may be refused before React has mounted. */
let missed: Refused | null = null

/** Registers the listener that is called when the server has ended the session, also if it just has. */
export function whenEnded(listener: (reason: Refused) => void): void {
  onEnded = listener
  if (missed) listener(missed)
  missed = null
}

/** Reports a session whose renewal was refused for good. */
export function reportSessionEnd(reason: Refused): void {
  if (onEnded) onEnded(reason)
  else missed = reason
}

/**
 * Ends the session after these refusals: an expired session (the refresh credential stays), a failed login,
 * an inactive account or a missing right. Ignores other refusals.
 */
export function endSession(reason: Refused): void {
  if (!readSession()) {
    if (reason.error === 'session_expired') reportSessionEnd(reason)
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
  reportSessionEnd(reason)
}
