import type { Margin } from '@poyraz/betting/prices'
import { transact } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { applyIn } from '../feed/apply.ts'
import { messagesOf } from '../feed/files/match-messages.ts'
import { type MatchRecord, merged } from '../feed/files/record.ts'
import { readEvents } from '../store/events.ts'
import { lockMatch, moveKickOff, saveMatch } from '../store/match-files.ts'

/**
 * Applies what a file tells about a match, in one transaction: the newest value of each part counts. Without
 * `told` it applies what the time changes, such as the kick-off.
 */
export function applyMatch(
  ctx: SportsCtx,
  eventId: number,
  told: MatchRecord | null,
  margin: Margin,
): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    const stored = await lockMatch(tx, eventId)
    const known = stored?.record ?? null
    const after = told === null ? known : merged(known, told)
    assert(after, 'a match has a record')
    await moveKickOff(tx, eventId, after.kickOff.value)
    const [event] = await readEvents(tx, [eventId])
    assert(event, 'a match has its event')
    const step = stored?.step ?? 0
    const before = stored?.latestMs ?? 0
    const latestMs = { before, after: Math.max(before, after.kickOff.value) }
    const nowMs = ctx.clock.nowMs()
    const messages = messagesOf({ before: known, after, latestMs, event, sequence: step, nowMs, margin })
    for (const message of messages) {
      const applied = await applyIn(ctx, tx, message)
      assert(applied === 'applied', 'a message follows the state that it was made for')
    }
    await saveMatch(tx, eventId, {
      record: after,
      latestMs: latestMs.after,
      step: step + messages.length,
    })
  })
}
