import type { Db } from '@poyraz/db'
import { DAY_MS, HOUR_MS } from '@poyraz/kernel'
import { deleteMessages, emptyMessages } from './store/messages.ts'

/** A sent message is with its reader; here it serves only who looks for a mail that did not arrive. */
const SENT_READABLE_MS = HOUR_MS
/** Retention of unsent messages, which only the development inbox shows: no link or code in them works longer. */
const READABLE_MS = DAY_MS
/** To whom what went out when can be asked about for so long, as about the links and sessions of identity. */
const KEPT_MS = 90 * DAY_MS

/** Takes secrets out of messages and deletes old ones; safe to run at any time, on any node. */
export async function purge(db: Db, nowMs: number): Promise<void> {
  const before = (ageMs: number) => new Date(nowMs - ageMs)
  await emptyMessages(db, { sentBefore: before(SENT_READABLE_MS), createdBefore: before(READABLE_MS) })
  await deleteMessages(db, before(KEPT_MS))
}
