import type { Language, Registry } from '@poyraz/contract'
import { type MigrationUnit, type Tx, transact } from '@poyraz/db'
import { enqueue, type Job } from '@poyraz/jobs'
import { uuidv7 } from '@poyraz/kernel'
import { addInbox } from './api/mass-messages.ts'
import { addPush } from './api/push.ts'
import { addStaffPromotions, type PromotionPorts } from './api/staff-promotions.ts'
import { addMassMessage, type MassMessageDeps, sendMassMessage } from './commands/send-mass-message.ts'
import { pushJobs, sendGoalPush, sendPush, sendPushes } from './commands/send-push.ts'
import { INBOX_CSS, renderInbox } from './dev-inbox.ts'
import { jobsOf, QUEUES, type Transports } from './jobs.ts'
import type { OutgoingMessage, StoredMessage } from './message.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { PushedGoal, PushKind } from './push/notices.ts'
import type { PushSender } from './push/sender.ts'
import type { MassMessage } from './store/mass-messages.ts'
import { insertMessage, latestMessages } from './store/messages.ts'
import { dropPromotion, removePlayer, removeSubscriptionsOf, suspendSubscriptionsOf } from './store/push.ts'

export { notificationAdded } from './commands/send-mass-message.ts'
export type { MessageTransport, OutgoingMessage, StoredMessage } from './message.ts'
export type { PushKind } from './push/notices.ts'
export { createPushSender, type PushSender } from './push/sender.ts'
export { createSmsTransport } from './sms.ts'
export { createSmtpTransport } from './smtp.ts'
export { createSupport, type SupportPorts } from './support.ts'

export const migrations: MigrationUnit = {
  name: 'engagement',
  dir: new URL('./migrations/', import.meta.url),
}

const INBOX_LENGTH = 100

export type EngagementDeps = MassMessageDeps & {
  /** Transports by channel. Messages of a channel without a transport stay in the development inbox. */
  readonly transports: Transports
  readonly push: PushSender
}

/** Functions of modules that depend on engagement; handlers and jobs use them. */
export type EngagementPort = {
  /** Returns those of the players who may not be marketed to (excluded, on a break, stopped, denied, closed). */
  withheldOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Push notifications, for other modules. */
export type Push = {
  /** Queues a notification within the transaction, if the player wants to hear about it. */
  send(tx: Tx, playerId: string, kind: PushKind): Promise<void>
  /** As `send` for each of these players; one who is named twice gets two. */
  sendAll(tx: Tx, playerIds: readonly string[], kind: PushKind): Promise<void>
  /** Queues the news of a goal within the transaction, if the player wants to hear about sports. */
  sendGoal(tx: Tx, playerId: string, goal: PushedGoal): Promise<void>
  /** The player logged out of this session: its browser gets nothing more. */
  endSession(tx: Tx, sessionId: string): Promise<void>
  /**
   * Suspends the browsers of a player or of one session, whose user may not be the player. What was queued
   * before is sent. Each gets notifications again once the player signs in there.
   */
  suspend(tx: Tx, of: { readonly playerId: string } | { readonly sessionId: string }): Promise<void>
  /** Takes the consent to marketing by push back. */
  stopMarketing(tx: Tx, playerId: string): Promise<void>
  /** The account is closed: removes the player's choice and browsers. */
  endPlayer(tx: Tx, playerId: string): Promise<void>
}

/** A message of another module to one player. */
type PlainMessage = Pick<MassMessage, 'key' | 'title'> & {
  readonly playerId: string
  readonly text: Readonly<Record<Language, string>>
}

export type Engagement = {
  register(registry: Registry, port: EngagementPort): void
  registerStaff(registry: Registry, ports: PromotionPorts): void
  /** Puts a message into the inbox of one player or of all, once per key. */
  sendMassMessage(message: MassMessage): Promise<void>
  /** Puts a plain text into the inbox of one player, once per key, in the transaction of the caller. */
  tellPlayer(tx: Tx, message: PlainMessage): Promise<void>
  /** Queues a mail or SMS; it exists exactly if the transaction commits. */
  sendMessage(tx: Tx, message: OutgoingMessage): Promise<void>
  readonly push: Push
  readonly jobs: readonly Job[]
  /** Jobs that deliver push notifications. */
  pushJobs(port: EngagementPort): readonly Job[]
  inbox(): Promise<readonly StoredMessage[]>
  inboxPage(): Promise<string>
  readonly inboxCss: string
}

export function createEngagement(deps: EngagementDeps): Engagement {
  const { database, transports } = deps
  const inbox = () => latestMessages(database.db, INBOX_LENGTH)
  return {
    register(registry, port) {
      addInbox(registry, { ...deps, ...port })
      addPush(registry, { ...deps, ...port, publicKey: deps.push.publicKey })
    },
    registerStaff: (registry, ports) => addStaffPromotions(registry, { ...deps, ...ports }),
    sendMassMessage: (message) => sendMassMessage(deps, message),
    async tellPlayer(tx, { text, ...message }) {
      const html = { tr: paragraphsOf(text.tr), en: paragraphsOf(text.en) }
      await addMassMessage(tx, deps, { ...message, html })
    },
    async sendMessage(tx, message) {
      const id = uuidv7(deps.clock.nowMs())
      const queued = transports[message.channel] !== null
      const createdAt = new Date(deps.clock.nowMs())
      await insertMessage(tx, { ...message, id, state: queued ? 'queued' : 'kept', createdAt })
      if (queued) await enqueue(tx, QUEUES[message.channel], { id })
    },
    push: {
      send: sendPush,
      sendAll: sendPushes,
      sendGoal: sendGoalPush,
      endSession: removeSubscriptionsOf,
      suspend: suspendSubscriptionsOf,
      stopMarketing: dropPromotion,
      endPlayer: removePlayer,
    },
    jobs: jobsOf(deps),
    pushJobs: (port) => pushJobs({ ...deps, ...port, transact: (work) => transact(database.db, work) }),
    inbox,
    inboxPage: async () => renderInbox(await inbox()),
    inboxCss: INBOX_CSS,
  }
}
