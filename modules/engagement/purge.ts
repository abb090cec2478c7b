import type { Db } from '@poyraz/db'
import { DAY_MS, HOUR_MS } from '@poyraz/kernel'
import { deleteMessages, emptyMessages } from './store/messages.ts'
import { removeUnseen } from './store/push.ts'
import { deleteSupportMessages, forgetNetworks } from './store/support-messages.ts'

/** Retention of the body of a sent message, for questions about mail that did not arrive. */
const SENT_READABLE_MS = HOUR_MS
/**
 * Retention of the body of an unsent message, for the development inbox. Its links and codes have expired by
 * then.
 */
const READABLE_MS = DAY_MS
/**
 * Retention of the rows (recipient, kind, time), for questions of support; the same as for identity's links.
 */
const KEPT_MS = 90 * DAY_MS
/** Retention of the network that a visitor wrote from: as long as messages from there are counted. */
const NETWORK_KEPT_MS = DAY_MS
/** Retention of a message to the support since its last change, for questions about its answer. */
const SUPPORT_KEPT_MS = { visitors: 90 * DAY_MS, players: 365 * DAY_MS }

/** A browser in which the player was not signed in for this long gets no push notifications any more. */
const PUSH_KEPT_MS = 90 * DAY_MS

/**
 * Empties bodies, which hold links and codes, and deletes old rows, those of the support too. Safe to run at
 * any time, on any server.
 */
export async function purge(db: Db, nowMs: number): Promise<void> {
  const before = (ageMs: number) => new Date(nowMs - ageMs)
  await emptyMessages(db, { sentBefore: before(SENT_READABLE_MS), createdBefore: before(READABLE_MS) })
  await deleteMessages(db, before(KEPT_MS))
  await removeUnseen(db, before(PUSH_KEPT_MS))
  await forgetNetworks(db, before(NETWORK_KEPT_MS))
  const { visitors, players } = SUPPORT_KEPT_MS
  await deleteSupportMessages(db, { visitors: before(visitors), players: before(players) })
}
