import { z } from 'zod'
import { amountWire, catalogueId, day, entityId } from '../primitives.ts'
import { line } from '../user/form-fields.ts'
import { isTckn } from '../user/identity-number.ts'
import { normalizePhone } from '../user/phone.ts'
import { methodDirection } from './cash-method.ts'

const identityNumber = z.string().trim().refine(isTckn, { error: 'identity_number' })
const phone = z
  .string()
  .trim()
  .refine((text) => normalizePhone(text) !== null, { error: 'phone' })

/** Digits of a card, with or without spaces between groups. */
const cardDigits = z
  .string()
  .max(40)
  .overwrite((text) => text.replace(/[\s-]/g, ''))

/**
 * A deposit or withdrawal. Method ids are unique over both directions, so `Type` may be missing. The `fields`
 * of the method say which further fields it needs. A withdrawal ends an active bonus and held free bets:
 * without `endBonus: true` it is refused as `bonus_running`.
 */
export const transferInput = z.strictObject({
  methodID: catalogueId,
  Type: methodDirection.optional(),
  amount: amountWire,
  promoCode: z.string().max(64).optional(),
  endBonus: z.boolean().optional(),
  branch: z.optional(line(1, 80)),
  senderName: z.optional(line(2, 101)),
  senderBank: z
    .string()
    .regex(/^[0-9]{5}$/, { error: 'bank' })
    .optional(),
  transferDate: day.optional(),
  bankAccountID: entityId.optional(),
  referenceNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,24}$/, { error: 'reference_number' })
    .optional(),
  senderPhone: phone.optional(),
  senderIdentityNumber: identityNumber.optional(),
  receiverPhone: phone.optional(),
  receiverIdentityNumber: identityNumber.optional(),
  identityValidityDate: day.optional(),
  customerNote: z.optional(line(1, 250)),
  walletNumber: z.string().trim().max(34).optional(),
  cardCode: cardDigits.optional(),
  cardPin: cardDigits.optional(),
  cryptoAddress: z.string().trim().max(62).optional(),
})

/** Reasons for which a transfer may be refused, by any procedure that starts one. */
export const TRANSFER_ERRORS = [
  'insufficient_funds',
  'step_up_required',
  'bonus_running',
  'locked',
  'debt_open',
  'payout_limit',
  'daily_withdrawals',
  'daily_deposits',
  'play_stopped',
  'provider_unreachable',
  'kyc_required',
  'limit_reached',
  'excluded',
  'under_age',
  'jurisdiction',
  'account_closed',
  'account_inactive',
  'idempotency_conflict',
] as const

/** `status` is a transaction status: 1003 when the money was credited. */
export const transferReceipt = z.strictObject({
  transactionID: entityId,
  status: z.int(),
  redirectUrl: z.string().optional(),
})
