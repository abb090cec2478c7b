import type { BadgeTone } from '@poyraz/ui'
import type { Messages } from '../i18n/messages.ts'

/** Status of a payment; `account.statuses` has the texts. */
export type Status = keyof Messages['account']['statuses']

export const STATUS_TONES: Readonly<Record<Status, BadgeTone>> = {
  '1000': 'warning',
  '1001': 'warning',
  '1002': 'success',
  '1003': 'success',
  '1004': 'danger',
  '1005': 'neutral',
  '1006': 'neutral',
  '1007': 'danger',
}
export const STATUSES = Object.keys(STATUS_TONES) as Status[]

/** Converts a status number of the wire; `null` for a status without a text. */
export function statusOf(status: number): Status | null {
  return STATUSES.find((known) => known === String(status)) ?? null
}
