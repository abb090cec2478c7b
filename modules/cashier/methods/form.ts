import type { FieldError } from '@poyraz/contract'
import { isTckn, maskIdentityNumber, normalizePhone } from '@poyraz/contract/forms'
import type { FieldName, Method, MethodField } from './method.ts'

/** Values of a transfer's form; the contract has already checked their shapes. */
export type Values = Readonly<Partial<Record<FieldName, string | undefined>>>

/**
 * Returns the errors of the method's form: missing or invalid fields on this Istanbul day. Fields that the
 * method does not ask for are ignored.
 */
export function brokenFields(method: Method, values: Values, today: string): readonly FieldError[] {
  return method.fields.flatMap((field) => {
    const error = errorOf(field, values[field.name], today)
    return error === null ? [] : [{ field: field.name, error }]
  })
}

/** Returns the form values to store: only fields of the method, no card secrets, identity numbers masked. */
export function detailsOf(method: Method, values: Values): Record<string, string> {
  const kept = method.fields.filter(({ name }) => name !== 'cardCode' && name !== 'cardPin')
  return Object.fromEntries(
    kept.flatMap(({ name, type }) => {
      const value = values[name]
      return value ? [[name, type === 'identity' ? maskIdentityNumber(value) : value]] : []
    }),
  )
}

/**
 * Returns the error of a field. A missing account or date has its own error; other missing fields are
 * `required`.
 */
function errorOf(field: MethodField, value: string | undefined, today: string): string | null {
  if (!value) {
    if (!field.required) return null
    return field.missing ?? (field.type === 'date' ? field.error : 'required')
  }
  if (field.type === 'phone') return normalizePhone(value) === null ? field.error : null
  if (field.type === 'identity') return isTckn(value) ? null : field.error
  if (field.day === 'past' && value > today) return field.error
  if (field.options && !field.options.some((option) => option.value === value)) return field.error
  const isTooLong = field.max !== undefined && [...value].length > field.max
  const fits = field.pattern === undefined || new RegExp(field.pattern, 'u').test(value)
  return isTooLong || !fits ? field.error : null
}
