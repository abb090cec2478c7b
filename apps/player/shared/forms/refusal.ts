import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Refused } from '../endpoint/reply.ts'

/**
 * Shows the field errors of a refusal at their fields and focuses the first of them. Returns false if the
 * refusal names no field of this form: then the caller shows it above the form.
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
