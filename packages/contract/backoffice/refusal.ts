import { assert } from '@poyraz/kernel'
import type { ErrorCode } from '../errors.ts'
import type { Refusal } from '../procedure.ts'

/** What domain functions answer about who acts, and why. */
type AboutActor = 'staff_name' | 'note_required' | 'reason'

/** The typed refusal for the answer of a domain function; a missing reason stands at the field `note`. */
export function staffRefusal<E extends ErrorCode | AboutActor>(error: E): Refusal<Exclude<E, AboutActor>> {
  assert(error !== 'staff_name', 'the name of an account is one')
  return error === 'note_required' || error === 'reason'
    ? { error: 'invalid_input', fields: [{ field: 'note', error: 'required' }] }
    : { error: error as Exclude<E, AboutActor> }
}
