import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Refused } from '../endpoint/reply.ts'

/**
 * Puts the broken rules of a refused form at their fields and the focus on the first of them. False when the
 * refusal names no field of this form: then it belongs above the form as a whole.
 */
export function showAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  refused: Refused,
): boolean {
  const known = refused.fields.filter(({ field }) => field in form.getValues())
  for (const [index, { field, message }] of known.entries()) {
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return known.length > 0
}
