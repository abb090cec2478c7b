import { z } from 'zod'
import { ADMISSION_ERRORS } from '../errors.ts'
import { amountWire, catalogueId, entityId, kurusWire, paging } from '../primitives.ts'
import { optionalNote, playerFields } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const PLAYER_TEXT_LENGTH_MAX = 1000
const viewed = { ...VIEW, class: 'bonuses', permission: 'bonuses.view' } as const
const decided = { ...DECISION, class: 'bonuses', permission: 'bonuses.decide' } as const
const list = {
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  errors: [],
} as const

export const bonusesList = staffProcedure({
  ...viewed,
  ...list,
  method: 'list',
  shows: 'bonuses',
  docs: 'Requests for bonuses that wait, the oldest first, with what speaks against each.',
  item: z.strictObject({
    id: entityId,
    ...playerFields,
    offerID: catalogueId,
    note: z.string(),
    createdAt: z.iso.datetime(),
    marks: z.array(z.string()),
    proposal: z.strictObject({ amount: kurusWire, by: z.string() }).nullable(),
  }),
})

export const bonusesFlagged = staffProcedure({
  ...viewed,
  ...list,
  method: 'flagged',
  shows: 'flagged_bonuses',
  docs: 'Bonuses with flags that are not over, or were given in the last 30 days, the newest first.',
  item: z.strictObject({
    id: entityId,
    ...playerFields,
    offerID: catalogueId,
    amount: kurusWire,
    state: z.string(),
    grantedAt: z.iso.datetime(),
    flags: z.array(z.string()),
  }),
})

/** The player reads `reason` word for word. */
const decision = { requestID: entityId, note: optionalNote }

export const bonusesApprove = staffProcedure({
  ...decided,
  method: 'approve',
  docs: 'Gives the bonus of a request. More than the offer gives, and large sums of a day, take two people.',
  input: z.strictObject({
    ...decision,
    amount: amountWire,
    reason: z.string().trim().max(PLAYER_TEXT_LENGTH_MAX).default(''),
  }),
  reply: 'object',
  item: z.strictObject({ state: z.enum(['approved', 'in_review']) }),
  errors: [
    'not_found',
    'same_person',
    'bonus_not_due',
    'bonus_active',
    'bonus_taken',
    'amount_range',
    ...ADMISSION_ERRORS,
  ],
})

export const bonusesRefuse = staffProcedure({
  ...decided,
  method: 'refuse',
  docs: 'Refuses a request for a bonus.',
  input: z.strictObject({ ...decision, reason: z.string().trim().min(1).max(PLAYER_TEXT_LENGTH_MAX) }),
  reply: 'none',
  item: z.null(),
  errors: ['not_found'],
})
