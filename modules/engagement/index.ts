import type { Registry } from '@poyraz/contract'
import type { MigrationUnit, Tx } from '@poyraz/db'
import { enqueue, type Job } from '@poyraz/jobs'
import { uuidv7 } from '@poyraz/kernel'
import { addListMassMessages, addMarkRead } from './api/mass-messages.ts'
import { type MassMessageDeps, sendMassMessage } from './commands/send-mass-message.ts'
import { INBOX_CSS, renderInbox } from './dev-inbox.ts'
import { jobsOf, QUEUES, type Transports } from './jobs.ts'
import type { OutgoingMessage, StoredMessage } from './message.ts'
import type { MassMessage } from './store/mass-messages.ts'
import { insertMessage, latestMessages } from './store/messages.ts'

export { notificationAdded } from './commands/send-mass-message.ts'
export type { MessageTransport, OutgoingMessage, StoredMessage } from './message.ts'
export { createSmsTransport } from './sms.ts'
export { createSmtpTransport } from './smtp.ts'

export const migrations: MigrationUnit = {
  name: 'engagement',
  dir: new URL('./migrations/', import.meta.url),
}

const INBOX_LENGTH = 100

export type EngagementDeps = MassMessageDeps & {
  /** Transports by channel. Messages of a channel without a transport stay in the development inbox. */
  readonly transports: Transports
}

export type Engagement = {
  register(registry: Registry): void
  /** Puts a message into the inbox of one player or of all, once per key. */
  sendMassMessage(message: MassMessage): Promise<void>
  /** Queues a mail or SMS; it exists exactly if the transaction commits. */
  sendMessage(tx: Tx, message: OutgoingMessage): Promise<void>
  readonly jobs: readonly Job[]
  inbox(): Promise<readonly StoredMessage[]>
  inboxPage(): Promise<string>
  readonly inboxCss: string
}

export function createEngagement(deps: EngagementDeps): Engagement {
  const { database, transports } = deps
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
      if (queued) await enqueue(tx, QUEUES[message.channel], { id })
    },
    jobs: jobsOf(deps),
    inbox,
    inboxPage: async () => renderInbox(await inbox()),
    inboxCss: INBOX_CSS,
  }
}
