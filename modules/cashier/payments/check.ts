import type { FieldError } from '@poyraz/contract'
import { istanbulDay, type Kurus } from '@poyraz/kernel'
import type { AdmissionRefusal } from '../ctx.ts'
import { brokenFields, type Values } from '../methods/form.ts'
import { isOpenAt, minFor } from '../methods/list.ts'
import type { Method } from '../methods/method.ts'

export type Asked = {
  readonly method: Method
  readonly amount: Kurus
  readonly values: Values
  readonly nowMs: number
  /** Cash of a closing account. */
  readonly rest?: Kurus | null
}

/** Validates a transfer against its method: hour, amount, form, in this order of fields. */
export function refusalOf({ method, amount, values, nowMs, rest = null }: Asked): AdmissionRefusal | null {
  const fields: FieldError[] = []
  if (!isOpenAt(method, nowMs)) fields.push({ field: 'methodID', error: 'method_closed' })
  const amountError = amountErrorOf(method, amount, minFor(method, rest))
  if (amountError !== null) fields.push({ field: 'amount', error: amountError })
  fields.push(...brokenFields(method, values, istanbulDay(nowMs)))
  return fields.length > 0 ? { error: 'invalid_input', fields } : null
}

function amountErrorOf({ max, amounts }: Method, amount: Kurus, min: Kurus): string | null {
  if (amount < min || amount > max) return 'amount_range'
  return amounts === null || amounts.includes(amount) ? null : 'amount_step'
}

/** Builds a refusal for one field. */
export function refusedAt(field: string, error: string) {
  return { error: 'invalid_input' as const, fields: [{ field, error }] }
}
