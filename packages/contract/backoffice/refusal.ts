import { assert } from '@poyraz/kernel'
import type { ErrorCode } from '../errors.ts'
import type { Refusal } from '../procedure.ts'

/** Errors of domain functions about the actor and the reason. */
type AboutActor = 'staff_name' | 'note_required' | 'reason'

/**
 * Maps the error of a domain function to a typed refusal. A missing reason is reported at the field `note`.
 */
export function staffRefusal<E extends ErrorCode | AboutActor>(error: E): Refusal<Exclude<E, AboutActor>> {
  assert(error !== 'staff_name', 'the name of an account is one')
  return error === 'note_required' || error === 'reason'
    ? { error: 'invalid_input', fields: [{ field: 'note', error: 'required' }] }
    : { error: error as Exclude<E, AboutActor> }
}
