import { type Job, RUN_RETRY } from '@poyraz/jobs'
import { DAY_MS, MINUTE_MS } from '@poyraz/kernel'
import type { AccessCtx } from './ctx.ts'
import { deletePastInvitations } from './store/invitations.ts'
import { deleteSessions } from './store/sessions.ts'

/** Retention of ended sessions. They show support who was signed in, and identify known devices. */
const SESSIONS_KEPT_MS = 90 * DAY_MS

export function jobsOf({ database: { db }, clock }: AccessCtx): readonly Job[] {
  return [
    {
      kind: 'scheduled',
      name: 'access.purge',
      cron: '22 * * * *',
      timeoutMs: 10 * MINUTE_MS,
      retry: RUN_RETRY,
      async run() {
        const nowMs = clock.nowMs()
        await deleteSessions(db, new Date(nowMs - SESSIONS_KEPT_MS))
        await deletePastInvitations(db, new Date(nowMs))
      },
    },
  ]
}
