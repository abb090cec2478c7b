import type { FieldError } from '@poyraz/contract'
import { isTckn, maskIdentityNumber, normalizePhone } from '@poyraz/contract/forms'
import type { FieldName, Method, MethodField } from './method.ts'

/** The values of a transfer's form; the contract has checked their shapes. */
export type Values = Readonly<Partial<Record<FieldName, string | undefined>>>

/** What is missing or does not fit the method's own form on this Istanbul day. Fields that it does not ask for have no effect. */
export function brokenFields(method: Method, values: Values, today: string): readonly FieldError[] {
  return method.fields.flatMap((field) => {
    const error = errorOf(field, values[field.name], today)
    return error === null ? [] : [{ field: field.name, error }]
  })
}

/** The form as it is stored: only what the method asks for, no secret of a card, and no identity number in full. */
export function detailsOf(method: Method, values: Values): Record<string, string> {
  const kept = method.fields.filter(({ name }) => name !== 'cardCode' && name !== 'cardPin')
  return Object.fromEntries(
    kept.flatMap(({ name, type }) => {
      const value = values[name]
      return value ? [[name, type === 'identity' ? maskIdentityNumber(value) : value]] : []
    }),
  )
}

/** A missing account or date says what to choose; any other empty field is 'required'. */
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
