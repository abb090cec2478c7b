import { PAYMENTS_NAMES } from './payments-config.ts'

/** What real money needs of an installation. */
const NEEDS = [
  'LICENCE',
  'SMTP_URL',
  'SMS_URL',
  'REGISTER_URL',
  'LOCATION_URL',
  'CLAMD_URL',
  ...PAYMENTS_NAMES,
] as const

/** The ledger's one currency is play money, of which a method of deposit gives any amount; banks are invented. */
const NOT_TO_BE_HAD = 'books in a real currency and real bank accounts, of which this build has neither'

/** No build takes real money yet: what the operator can give comes first, then what is not there to be had. */
export function realMoneyConflict(values: Readonly<Record<string, unknown>>): string | null {
  if (values['MODE'] !== 'real') return null
  const missing: string[] = NEEDS.filter((name) => values[name] === undefined)
  if (values['JURISDICTION'] !== 'strict') missing.push('JURISDICTION=strict')
  const given = missing.length === 0 ? '' : `${missing.join(', ')}, and `
  return `MODE=real needs ${given}${NOT_TO_BE_HAD}: use MODE=play`
}
