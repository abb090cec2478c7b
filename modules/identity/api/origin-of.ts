import type { Caller } from '@poyraz/contract'
import { assert } from '@poyraz/kernel'
import type { Origin } from '../commands/origin.ts'
import type { Claimant } from '../commands/prove.ts'

type RequestOrigin = { readonly device: string | null; readonly address: string; readonly userAgent: string }

/** The origin of a call with a session: without its device the session would not have been found. */
export function originOf(call: RequestOrigin): Origin {
  assert(call.device !== null, 'a session was found by its device')
  return { device: call.device, address: call.address, userAgent: call.userAgent }
}

export function claimantOf(call: RequestOrigin & { readonly caller: Caller }): Claimant {
  return { ...originOf(call), playerId: call.caller.playerId, sessionId: call.caller.sessionId }
}
