import type { Registry } from '@poyraz/contract'
import { drainOutbox, enqueue, type MigrationUnit, type OutboxHandlers, type Tx } from '@poyraz/db'
import { MINUTE_MS, repeat, SECOND_MS, stopAll, uuidv7 } from '@poyraz/kernel'
import { z } from 'zod'
import { addListMassMessages, addMarkRead } from './api/mass-messages.ts'
import { type MassMessageDeps, sendMassMessage } from './commands/send-mass-message.ts'
import { INBOX_CSS, renderInbox } from './dev-inbox.ts'
import type { MailTransport, OutgoingMessage, StoredMessage } from './message.ts'
import { purge } from './purge.ts'
import type { MassMessage } from './store/mass-messages.ts'
import { findMessage, insertMessage, latestMessages, markSent } from './store/messages.ts'

export { notificationAdded } from './commands/send-mass-message.ts'
export type { MailTransport, OutgoingMessage, StoredMessage } from './message.ts'
export { createSmtpTransport } from './smtp.ts'

export const migrations: MigrationUnit = {
  name: 'engagement',
  dir: new URL('./migrations/', import.meta.url),
}

const MAIL_TOPIC = 'engagement.mail'
const DELIVERY_INTERVAL_MS = 2 * SECOND_MS
const PURGE_INTERVAL_MS = MINUTE_MS
const INBOX_LENGTH = 100

export type EngagementDeps = MassMessageDeps & {
  /** Without one, mail is kept for the development inbox. */
  readonly mail: MailTransport | null
  /** Told when a round of background work failed as a whole; single deliveries are retried by the outbox. */
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
  const { database, mail } = deps
  // What another process queued waits for one that can send it.
  const handlers: OutboxHandlers =
    mail === null ? {} : { [MAIL_TOPIC]: (payload) => deliverMail(deps, mail, payload) }
  const deliver = () => drainOutbox(database.db, handlers)
  const inbox = () => latestMessages(database.db, INBOX_LENGTH)
  return {
    register(registry) {
      addListMassMessages(registry, deps)
      addMarkRead(registry, deps)
    },
    sendMassMessage: (message) => sendMassMessage(deps, message),
    async sendMessage(tx, message) {
      const id = uuidv7(deps.clock.nowMs())
      const queued = message.channel === 'mail' && mail !== null
      const createdAt = new Date(deps.clock.nowMs())
      await insertMessage(tx, { ...message, id, state: queued ? 'queued' : 'kept', createdAt })
      if (queued) await enqueue(tx, MAIL_TOPIC, { id })
    },
    deliver,
    startDelivery() {
      const tidy = () => purge(database.db, deps.clock.nowMs())
      return stopAll(
        repeat(deliver, DELIVERY_INTERVAL_MS, deps.onError),
        repeat(tidy, PURGE_INTERVAL_MS, deps.onError),
      )
    },
    inbox,
    inboxPage: async () => renderInbox(await inbox()),
    inboxCss: INBOX_CSS,
  }
}

const mailPayload = z.strictObject({ id: z.uuid() })

/** At least once: a message that was marked sent is not sent again, nor one that has waited until it was emptied. */
async function deliverMail(
  { database, clock }: EngagementDeps,
  mail: MailTransport,
  payload: unknown,
): Promise<void> {
  const { id } = mailPayload.parse(payload)
  const message = await findMessage(database.db, id)
  if (!message || message.state === 'sent' || message.body === '') return
  await mail.send(message)
  await markSent(database.db, id, new Date(clock.nowMs()))
}
