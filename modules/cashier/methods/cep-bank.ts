import { type Kurus, kurus } from '@poyraz/kernel'
import {
  RECEIVER_IDENTITY,
  RECEIVER_PHONE,
  REFERENCE,
  SENDER_IDENTITY,
  SENDER_PHONE,
  TRANSFER_DATE,
} from './fields.ts'
import type { MethodField } from './method.ts'

const CEP_STEPS: readonly Kurus[] = [50, 100, 200, 250, 500, 750, 1_000].map((lira) => kurus(lira * 100))

/**
 * Amounts that a bank accepts for one cash-by-phone order; cash machines of the banks hold different notes.
 */
export function cepAmounts(bankId: number): readonly Kurus[] {
  return CEP_STEPS.filter((amount) => bankId % 2 === 1 || amount % 10_000n === 0n)
}

/** Form fields of a cash-by-phone deposit. */
export const CEP_FIELDS: readonly MethodField[] = [
  SENDER_PHONE,
  SENDER_IDENTITY,
  RECEIVER_PHONE,
  RECEIVER_IDENTITY,
  { ...REFERENCE, required: true },
  TRANSFER_DATE,
]
