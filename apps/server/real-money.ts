import { PAYMENTS_NAMES } from './payments-config.ts'

/** Variables that real money requires. */
const NEEDS = [
  'LICENCE',
  'SMTP_URL',
  'SMS_URL',
  'REGISTER_URL',
  'LOCATION_URL',
  'CLAMD_URL',
  ...PAYMENTS_NAMES,
] as const

/**
 * Parts that this build lacks: the ledger's only currency is play money, which is free, and bank accounts are
 * invented.
 */
const NOT_TO_BE_HAD = 'books in a real currency and real bank accounts, of which this build has neither'

/**
 * Rejects `MODE=real`, which this build does not support. The error lists missing variables first, then what
 * this build lacks.
 */
export function realMoneyConflict(values: Readonly<Record<string, unknown>>): string | null {
  if (values['MODE'] !== 'real') return null
  const missing: string[] = NEEDS.filter((name) => values[name] === undefined)
  if (values['JURISDICTION'] !== 'strict') missing.push('JURISDICTION=strict')
  const given = missing.length === 0 ? '' : `${missing.join(', ')}, and `
  return `MODE=real needs ${given}${NOT_TO_BE_HAD}: use MODE=play`
}
