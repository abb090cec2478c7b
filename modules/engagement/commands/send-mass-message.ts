import { type Bus, defineTopic } from '@poyraz/bus'
import { type Database, onCommit, type Tx, transact } from '@poyraz/db'
import { type Clock, uuidv7 } from '@poyraz/kernel'
import { z } from 'zod'
import { insertMassMessage, type MassMessage } from '../store/mass-messages.ts'
import { queuePromotion } from './send-push.ts'

/** Event after a commit: a player (`null`: every player) has a new notification. */
export const notificationAdded = defineTopic(
  'engagement.notification',
  z.object({ playerId: z.uuid().nullable() }),
)

export type MassMessageDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  /** Removes markup that could run or load anything. */
  cleanHtml(html: string): string
}

/** Puts a message into the inbox of one player or of all, once per key. */
export async function sendMassMessage(deps: MassMessageDeps, message: MassMessage): Promise<void> {
  await transact(deps.database.db, (tx) => addMassMessage(tx, deps, message))
}

/** Does the same with the transaction of its caller. Returns false if the key was used before. */
export async function addMassMessage(tx: Tx, deps: MassMessageDeps, message: MassMessage): Promise<boolean> {
  const at = new Date(deps.clock.nowMs())
  const id = uuidv7(at.getTime())
  const html = { tr: deps.cleanHtml(message.html.tr), en: deps.cleanHtml(message.html.en) }
  const added = await insertMassMessage(tx, { ...message, html, id, at })
  if (!added) return false
  if (message.promotion) await queuePromotion(tx, { id, playerId: message.playerId })
  onCommit(tx, () => deps.bus.publish(notificationAdded, { playerId: message.playerId }))
  return true
}
