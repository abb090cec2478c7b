import { z } from 'zod'
import { entityId, paging } from '../primitives.ts'
import { supportAnswerText } from '../support/message-form.ts'
import { SUPPORT_STATES } from '../support/mine.ts'
import { optionalNote, requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const viewed = { ...VIEW, class: 'messages', permission: 'messages.view' } as const
const decided = { ...DECISION, class: 'messages', permission: 'messages.answer' } as const

/** `writer` is the player's name, or the e-mail address of a visitor, who has no `playerID`. */
const messageFields = {
  id: entityId,
  reference: z.string(),
  playerID: entityId.nullable(),
  writer: z.string(),
  subject: z.string(),
  related: z.string().nullable(),
  state: z.enum(SUPPORT_STATES),
  lang: z.enum(['tr', 'en']),
  createdAt: z.iso.datetime(),
}

export const messagesList = staffProcedure({
  ...viewed,
  method: 'list',
  docs: 'Messages of players and visitors in one state, the oldest first.',
  shows: 'support_messages',
  input: z.strictObject({ ...paging(50), state: z.enum(SUPPORT_STATES).default('open') }),
  reply: 'list',
  item: z.strictObject(messageFields),
  errors: [],
})

export const messagesShow = staffProcedure({
  ...viewed,
  method: 'show',
  docs: 'One message with its text and answers, by its id or its reference.',
  shows: 'support_message',
  input: z.strictObject({ message: z.string().trim().min(1).max(64) }),
  reply: 'object',
  item: z.strictObject({
    ...messageFields,
    text: z.string(),
    answers: z.array(z.strictObject({ text: z.string(), by: z.string(), at: z.iso.datetime() })),
  }),
  errors: ['not_found'],
})

export const messagesAnswer = staffProcedure({
  ...decided,
  method: 'answer',
  docs:
    'Answers a message: by mail in the language of its writer, and for a player by a notification, too. `mailed` is false ' +
    'for a player who never confirmed the e-mail address. A closed message, or one with ten answers, is `state_conflict`.',
  input: z.strictObject({
    message: z.string().trim().min(1).max(64),
    text: supportAnswerText,
    note: optionalNote,
  }),
  reply: 'object',
  item: z.strictObject({ mailed: z.boolean() }),
  errors: ['not_found', 'state_conflict', 'idempotency_conflict'],
})

export const messagesClose = staffProcedure({
  ...decided,
  method: 'close',
  docs: 'Closes a message, with or without an answer; nothing is sent.',
  input: z.strictObject({ message: z.string().trim().min(1).max(64), note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: ['not_found', 'state_conflict', 'idempotency_conflict'],
})
