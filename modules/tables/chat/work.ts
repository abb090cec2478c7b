import { type Job, RUN_RETRY } from '@poyraz/jobs'
import { DAY_MS, MINUTE_MS } from '@poyraz/kernel'
import type { ChatCtx } from './ctx.ts'
import { deleteMessages } from './store.ts'

/** Time for which messages are kept; reported ones longer, because staff may need them for a case. */
const KEPT_MS = 7 * DAY_MS
const REPORTED_KEPT_MS = 90 * DAY_MS

/** Deletes expired messages of all chats. */
export async function deleteExpired({ database, clock }: Pick<ChatCtx, 'database' | 'clock'>): Promise<void> {
  const nowMs = clock.nowMs()
  await deleteMessages(database.db, {
    plain: new Date(nowMs - KEPT_MS),
    reported: new Date(nowMs - REPORTED_KEPT_MS),
  })
}

export function chatJobs(ctx: Pick<ChatCtx, 'database' | 'clock'>): readonly Job[] {
  return [
    {
      kind: 'scheduled',
      name: 'tables.chat',
      cron: '17 * * * *',
      timeoutMs: 5 * MINUTE_MS,
      retry: RUN_RETRY,
      run: () => deleteExpired(ctx),
    },
  ]
}
