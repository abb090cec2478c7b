import type { RegisterValues } from './register-values.ts'

type FieldName = keyof RegisterValues

/** The three steps of the registration and the fields of each. */
export const STEPS = [
  { name: 'account', fields: ['username', 'email', 'password', 'passwordConfirm'] },
  { name: 'person', fields: ['firstname', 'lastname', 'birthDate', 'country', 'identityNumber'] },
  {
    name: 'contact',
    fields: [
      'phone',
      'city',
      'address',
      'limitPeriod',
      'depositLimit',
      'promoCode',
      'referenceNumber',
      'currency',
      'smsOptIn',
      'emailOptIn',
      'acceptRules',
    ],
  },
] as const satisfies readonly { readonly name: string; readonly fields: readonly FieldName[] }[]

/** Number of a step, from 1. */
export type StepNumber = 1 | 2 | 3
export const LAST_STEP = STEPS.length

/** Returns the fields of a step. */
export function fieldsOf(step: StepNumber): readonly string[] {
  return STEPS[step - 1]?.fields ?? []
}

/** Returns the step in which a field is; the first one for a name that no step has. */
export function stepOf(field: string): StepNumber {
  const index = STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field))
  return Math.max(1, index + 1) as StepNumber
}
