import { z } from 'zod'
import { entityId, kurusWire, paging } from '../primitives.ts'
import { optionalNote, pictureItem, playerFields, requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const waitingFields = {
  id: entityId,
  ...playerFields,
  amount: kurusWire,
  /** Amount that was paid, if it differs from the request; else null. */
  received: kurusWire.nullable(),
  state: z.string(),
  createdAt: z.iso.datetime(),
  account: z.string(),
  flags: z.array(z.string()),
}
const waitingPayment = z.strictObject(waitingFields)
const paymentFile = z.strictObject({
  ...waitingFields,
  details: z.record(z.string(), z.string()),
  steps: z.array(
    z.strictObject({ at: z.iso.datetime(), actor: z.string(), state: z.string(), note: z.string() }),
  ),
})
const paymentInput = z.strictObject({ paymentID: entityId })
/** State of the payment after the decision. */
const stateItem = z.strictObject({ state: z.string() })
const refusal = z.strictObject({ paymentID: entityId, note: requiredNote })
const viewed = { ...VIEW, permission: 'payments.view' } as const
const decided = { ...DECISION, permission: 'payments.decide' } as const

const list = { input: z.strictObject({ ...paging() }), reply: 'list', errors: [] } as const
const show = { input: paymentInput, reply: 'object', item: paymentFile, errors: ['not_found'] } as const

export const withdrawalsList = staffProcedure({
  ...viewed,
  ...list,
  class: 'withdrawals',
  method: 'list',
  docs: 'Withdrawals that wait for a decision, the oldest first; accounts are masked.',
  shows: 'withdrawals',
  item: waitingPayment,
})

export const withdrawalsShow = staffProcedure({
  ...viewed,
  ...show,
  class: 'withdrawals',
  method: 'show',
  docs: 'One payment with all that is known of it; that it was looked at is recorded.',
})

export const withdrawalsApprove = staffProcedure({
  ...decided,
  class: 'withdrawals',
  method: 'approve',
  docs: 'Approves a withdrawal. Where two people are needed the first leaves it in review.',
  input: z.strictObject({ paymentID: entityId, note: optionalNote }),
  reply: 'object',
  item: stateItem,
  errors: ['not_found', 'state_conflict', 'same_person', 'kyc_required'],
})

export const withdrawalsRefuse = staffProcedure({
  ...decided,
  class: 'withdrawals',
  method: 'refuse',
  docs: 'Refuses a withdrawal; the money is the player’s again at once.',
  input: refusal,
  reply: 'object',
  item: stateItem,
  errors: ['not_found', 'state_conflict', 'same_person', 'kyc_required'],
})

export const depositsList = staffProcedure({
  ...viewed,
  ...list,
  class: 'deposits',
  method: 'list',
  docs: 'Deposits whose money came late or otherwise than asked for, the oldest first.',
  shows: 'deposits',
  item: waitingPayment,
})

export const depositsShow = staffProcedure({
  ...viewed,
  ...show,
  class: 'deposits',
  method: 'show',
  docs: 'One payment with all that is known of it; that it was looked at is recorded.',
})

export const depositsReceipt = staffProcedure({
  ...viewed,
  class: 'deposits',
  method: 'receipt',
  docs: 'The picture of a transfer’s receipt; that it was looked at is recorded.',
  input: paymentInput,
  reply: 'object',
  item: pictureItem,
  errors: ['not_found'],
})

export const depositsRefuse = staffProcedure({
  ...decided,
  class: 'deposits',
  method: 'refuse',
  docs: 'Sends the money of a deposit that waits for a person back.',
  input: refusal,
  reply: 'object',
  item: stateItem,
  errors: ['not_found', 'state_conflict', 'same_person', 'kyc_required'],
})

export const debtsList = staffProcedure({
  ...viewed,
  ...list,
  class: 'debts',
  method: 'list',
  docs: 'What players owe for deposits that were taken back, the newest first.',
  shows: 'debts',
  item: z.strictObject({ paymentID: entityId, ...playerFields, owed: kurusWire, since: z.iso.datetime() }),
})

export const debtsSettle = staffProcedure({
  ...DECISION,
  permission: 'debts.decide',
  class: 'debts',
  method: 'settle',
  docs: 'Takes what the player has and lets the rest of a debt off; large debts take two people.',
  input: refusal,
  reply: 'object',
  item: stateItem,
  errors: ['not_found', 'state_conflict', 'same_person', 'kyc_required'],
})

export const differencesSettle = staffProcedure({
  ...decided,
  class: 'differences',
  method: 'settle',
  docs: 'Goes by the provider’s word on a payment or event that the reconciliation names.',
  input: z.strictObject({ subject: z.string().min(1).max(200), note: requiredNote }),
  reply: 'object',
  item: stateItem,
  errors: ['not_found', 'state_conflict', 'same_person', 'kyc_required'],
})
