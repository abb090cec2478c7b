import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, entityId, flag } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { chatText } from './chat-text.ts'

export const CHAT_REPORT_REASONS = ['insult', 'spam', 'contact', 'other'] as const

/** The writer of a message: an id for muting, the username if the player allows it, and a number instead. */
const chatWriter = z.strictObject({
  writerID: entityId,
  name: z.string().nullable(),
  number: z.int().positive(),
})

/** A message as every player at the table sees it. */
const chatMessage = chatWriter.extend({
  messageID: entityId,
  text: z.string(),
  /** Epoch milliseconds by the clock of the database. */
  at: z.int(),
})

/** One change of the chat of a table, as the socket sends it. */
const chatChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('said'), message: chatMessage }),
  z.strictObject({ kind: z.literal('deleted'), messageID: entityId }),
  /** The name of a writer appeared or disappeared, also beside earlier messages. */
  z.strictObject({ kind: z.literal('named'), writer: chatWriter }),
  z.strictObject({ kind: z.literal('setting'), isOpen: z.boolean(), slowMs: z.int() }),
])

/** A change with its table: message of the bus, and of the socket. */
export const chatNews = z.strictObject({ tableID: catalogueId, change: chatChange })
export type ChatNews = z.output<typeof chatNews>

const write = { class: 'tables', auth: 'player', write: true } as const
const none = { reply: 'none', item: z.null() } as const

export const tablesChat = procedure({
  class: 'tables',
  method: 'chat',
  docs:
    'The latest messages at a table, the oldest first, without those of writers whom the caller muted. The socket ' +
    'continues them after `watch_chat`. `slowMs` is the time between two messages of a player.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ tableID: catalogueId }),
  reply: 'object',
  item: z.strictObject({
    messages: z.array(chatMessage),
    isOpen: z.boolean(),
    slowMs: z.int(),
    /** The caller as a writer; `null` before the first message. */
    self: chatWriter.nullable(),
    isNamed: z.boolean(),
    mutedUntil: z.int().nullable(),
    muted: z.array(chatWriter),
  }),
  errors: ['not_found'],
})

export const tablesSay = procedure({
  ...write,
  method: 'say',
  docs:
    'Sends a message to everybody at a table. Links, contact data, insults and a repeated text are refused. Players who ' +
    'are excluded, on a break, stopped or closed get `chat_withheld`.',
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ tableID: catalogueId, text: chatText }),
  reply: 'object',
  item: chatMessage,
  errors: [
    'not_found',
    'chat_closed',
    'chat_muted',
    'chat_slow',
    'chat_link',
    'chat_contact',
    'chat_words',
    'chat_repeat',
    'chat_withheld',
    'idempotency_conflict',
  ],
})

export const tablesSetChatName = procedure({
  ...write,
  method: 'set_chat_name',
  docs: "Shows the caller's username beside messages in chats, or removes it from all of them at once.",
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ shown: flag }),
  reply: 'object',
  item: z.strictObject({ shown: flag }),
  errors: ['idempotency_conflict'],
})

export const tablesMuteWriter = procedure({
  ...write,
  ...none,
  method: 'mute_writer',
  docs: 'Hides all messages of a writer from the caller, or shows them again. The writer does not learn of it.',
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ writerID: entityId, muted: flag }),
  errors: ['not_found', 'idempotency_conflict'],
})

export const tablesReportMessage = procedure({
  ...write,
  ...none,
  method: 'report_message',
  docs: 'Reports a message to the staff, once per player.',
  rate: { points: 20, windowMs: MINUTE_MS },
  input: z.strictObject({ messageID: entityId, reason: z.enum(CHAT_REPORT_REASONS) }),
  errors: ['not_found', 'idempotency_conflict'],
})
