import { z } from 'zod'
import { amountWire, entityId, kurusWire, paging } from '../primitives.ts'
import { playerFields, requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const list = { input: z.strictObject({ ...paging() }), reply: 'list', errors: [] } as const
const cardItem = z.strictObject({ code: z.string(), pin: z.string(), amount: kurusWire })
const cards = { class: 'cards', permission: 'cards.issue' } as const

export const cardsIssue = staffProcedure({
  ...DECISION,
  ...cards,
  method: 'issue',
  docs: 'Makes a prepaid card, or an order that somebody else approves within a day. Code and PIN are told once.',
  hasSecretReply: true,
  input: z.strictObject({ amount: amountWire, note: requiredNote }),
  reply: 'object',
  item: z.strictObject({ orderID: entityId, card: cardItem.nullable() }),
  errors: ['amount_range'],
})

export const cardsApprove = staffProcedure({
  ...DECISION,
  ...cards,
  method: 'approve',
  docs: 'Makes the card of an order that somebody else asked for. Code and PIN are told once.',
  hasSecretReply: true,
  input: z.strictObject({ orderID: entityId }),
  reply: 'object',
  item: cardItem,
  errors: ['not_found', 'same_person'],
})

export const cardsList = staffProcedure({
  ...VIEW,
  ...cards,
  ...list,
  method: 'list',
  docs: 'Orders of prepaid cards that wait for somebody else, the oldest first.',
  item: z.strictObject({
    id: entityId,
    amount: kurusWire,
    askedBy: z.string(),
    reason: z.string(),
    askedAt: z.iso.datetime(),
  }),
})

export const closingsList = staffProcedure({
  ...VIEW,
  ...list,
  permission: 'accounts.view',
  class: 'closings',
  method: 'list',
  docs: 'Accounts that close, or closed, with money in them, the oldest first.',
  shows: 'closings',
  item: z.strictObject({
    ...playerFields,
    money: kurusWire,
    state: z.enum(['closing', 'closed']),
    closedAt: z.iso.datetime(),
  }),
})

export const closingsReopen = staffProcedure({
  ...DECISION,
  permission: 'accounts.decide',
  class: 'closings',
  method: 'reopen',
  docs: 'Lets the player of a closed account sign in to take money out that came since.',
  input: z.strictObject({ playerID: entityId, note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: ['not_found'],
})
