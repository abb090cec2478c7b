import { z } from 'zod'
import { catalogueId, entityId, paging } from '../primitives.ts'
import { CHAT_REPORT_REASONS } from '../tables/chat.ts'
import { requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const HOURS_MAX = 720
const SLOW_SECONDS_MAX = 600

const viewed = { ...VIEW, class: 'chat', permission: 'chat.view', reply: 'list', errors: [] } as const
const decided = {
  ...DECISION,
  class: 'chat',
  permission: 'chat.decide',
  reply: 'none',
  item: z.null(),
} as const

const message = {
  messageID: entityId,
  tableID: catalogueId,
  playerID: entityId,
  text: z.string(),
  at: z.iso.datetime(),
  /** Member of staff who deleted it; `null` while players see it. */
  deletedBy: z.string().nullable(),
}

export const chatMessages = staffProcedure({
  ...viewed,
  method: 'messages',
  docs: 'Messages in the chats of live tables, the newest first, also deleted ones.',
  shows: 'chat_messages',
  input: z.strictObject({ ...paging(50), tableID: catalogueId.optional(), playerID: entityId.optional() }),
  item: z.strictObject(message),
})

export const chatReports = staffProcedure({
  ...viewed,
  method: 'reports',
  docs: 'Reported messages that are not deleted, those with most reports first.',
  shows: 'chat_reports',
  input: z.strictObject({ ...paging(50) }),
  item: z.strictObject({ ...message, reports: z.int(), reasons: z.array(z.enum(CHAT_REPORT_REASONS)) }),
})

export const chatDelete = staffProcedure({
  ...decided,
  method: 'delete',
  docs: 'Removes a message from the chat of its table. Staff still see it until it expires.',
  input: z.strictObject({ messageID: entityId, note: requiredNote }),
  errors: ['not_found', 'idempotency_conflict'],
})

export const chatMute = staffProcedure({
  ...decided,
  method: 'mute',
  docs: 'Keeps a player from writing in all chats for some hours; 0 ends it.',
  input: z.strictObject({
    playerID: entityId,
    hours: z.int().min(0).max(HOURS_MAX),
    note: requiredNote,
  }),
  errors: ['not_found', 'idempotency_conflict'],
})

export const chatSet = staffProcedure({
  ...decided,
  method: 'set',
  docs: 'Opens or closes the chat of a table, and sets the time between two messages of a player in seconds.',
  input: z.strictObject({
    tableID: catalogueId,
    isOpen: z.boolean(),
    slowSeconds: z.int().min(1).max(SLOW_SECONDS_MAX),
    note: requiredNote,
  }),
  errors: ['not_found', 'idempotency_conflict'],
})
