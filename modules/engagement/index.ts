import type { Registry } from '@poyraz/contract'
import { drainOutbox, enqueue, type MigrationUnit, type OutboxHandlers, type Tx } from '@poyraz/db'
import { MINUTE_MS, repeat, SECOND_MS, stopAll, uuidv7 } from '@poyraz/kernel'
import { z } from 'zod'
import { addListMassMessages, addMarkRead } from './api/mass-messages.ts'
import { type MassMessageDeps, sendMassMessage } from './commands/send-mass-message.ts'
import { INBOX_CSS, renderInbox } from './dev-inbox.ts'
import type { MessageTransport, OutgoingMessage, StoredMessage } from './message.ts'
import { purge } from './purge.ts'
import type { MassMessage } from './store/mass-messages.ts'
import { findMessage, insertMessage, latestMessages, markSent } from './store/messages.ts'

export { notificationAdded } from './commands/send-mass-message.ts'
export type { MessageTransport, OutgoingMessage, StoredMessage } from './message.ts'
export { createSmsTransport } from './sms.ts'
export { createSmtpTransport } from './smtp.ts'

export const migrations: MigrationUnit = {
  name: 'engagement',
  dir: new URL('./migrations/', import.meta.url),
}

const CHANNELS = ['mail', 'sms'] as const
type Channel = (typeof CHANNELS)[number]
const TOPICS: Readonly<Record<Channel, string>> = { mail: 'engagement.mail', sms: 'engagement.sms' }
/** An SMS carries a code, which works no longer. */
const SMS_AGE_MS_MAX = 5 * MINUTE_MS
const DELIVERY_INTERVAL_MS = 2 * SECOND_MS
const PURGE_INTERVAL_MS = MINUTE_MS
const INBOX_LENGTH = 100

export type EngagementDeps = MassMessageDeps & {
  /** Without one, messages of the channel are kept for the development inbox. */
  readonly transports: Readonly<Record<Channel, MessageTransport | null>>
  /** Called with each failed delivery and each failed round of background work. */
  onError(error: unknown): void
}

export type Engagement = {
  register(registry: Registry): void
  /** Puts a message into the inbox of one player or of all, once per key. */
  sendMassMessage(message: MassMessage): Promise<void>
  /** Puts a message on its way: it exists exactly if the transaction commits. */
  sendMessage(tx: Tx, message: OutgoingMessage): Promise<void>
  /** Delivers what waits and returns how many went out; without a transport everything goes on waiting. */
  deliver(): Promise<number>
  /** Delivers and tidies up again and again until the returned function is called. */
  startDelivery(): () => Promise<void>
  inbox(): Promise<readonly StoredMessage[]>
  inboxPage(): Promise<string>
  readonly inboxCss: string
}

export function createEngagement(deps: EngagementDeps): Engagement {
  const { database, transports } = deps
  const deliver = (channel: Channel, stopping?: AbortSignal) =>
    drainOutbox(database.db, { handlers: handlersOf(deps, channel), onFailure: deps.onError, stopping })
  const inbox = () => latestMessages(database.db, INBOX_LENGTH)
  return {
    register(registry) {
      addListMassMessages(registry, deps)
      addMarkRead(registry, deps)
    },
    sendMassMessage: (message) => sendMassMessage(deps, message),
    async sendMessage(tx, message) {
      const id = uuidv7(deps.clock.nowMs())
      const queued = transports[message.channel] !== null
      const createdAt = new Date(deps.clock.nowMs())
      await insertMessage(tx, { ...message, id, state: queued ? 'queued' : 'kept', createdAt })
      if (queued) await enqueue(tx, TOPICS[message.channel], { id })
    },
    deliver: async () => (await deliver('mail')) + (await deliver('sms')),
    startDelivery() {
      const tidy = () => purge(database.db, deps.clock.nowMs())
      // Each channel for itself: a mail server that hangs holds up no code.
      const deliveries = CHANNELS.map((channel) => {
        return repeat((stopping) => deliver(channel, stopping), DELIVERY_INTERVAL_MS, deps.onError)
      })
      return stopAll(...deliveries, repeat(tidy, PURGE_INTERVAL_MS, deps.onError))
    },
    inbox,
    inboxPage: async () => renderInbox(await inbox()),
    inboxCss: INBOX_CSS,
  }
}

/** A message queued by a process that cannot send waits for one that can. */
function handlersOf(deps: EngagementDeps, channel: Channel): OutboxHandlers {
  const transport = deps.transports[channel]
  return transport === null ? {} : { [TOPICS[channel]]: (payload) => send(deps, transport, payload) }
}

const messagePayload = z.strictObject({ id: z.uuid() })

/** At least once: a message that was marked sent is not sent again, nor one of which nothing works any more. */
async function send(
  { database, clock }: EngagementDeps,
  transport: MessageTransport,
  payload: unknown,
): Promise<void> {
  const { id } = messagePayload.parse(payload)
  const message = await findMessage(database.db, id)
  if (!message || message.state === 'sent' || isStale(message, clock.nowMs())) return
  await transport.send(message)
  await markSent(database.db, id, new Date(clock.nowMs()))
}

function isStale({ channel, body, createdAt }: StoredMessage, nowMs: number): boolean {
  return body === '' || (channel === 'sms' && nowMs - createdAt.getTime() > SMS_AGE_MS_MAX)
}
