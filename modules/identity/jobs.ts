import { type Job, MESSAGE_RETRY, RUN_RETRY } from '@poyraz/jobs'
import { MINUTE_MS } from '@poyraz/kernel'
import { FORGOT_QUEUE, handleForgotten } from './commands/forgot.ts'
import type { IdentityCtx } from './ctx.ts'
import { purge } from './purge.ts'

export function jobsOf(ctx: IdentityCtx): readonly Job[] {
  return [
    {
      kind: 'queue',
      name: FORGOT_QUEUE,
      timeoutMs: MINUTE_MS,
      retry: MESSAGE_RETRY,
      handle: (data, id) => handleForgotten(ctx, data, id),
    },
    {
      kind: 'scheduled',
      name: 'identity.purge',
      cron: '12 * * * *',
      timeoutMs: 10 * MINUTE_MS,
      retry: RUN_RETRY,
      run: () => purge(ctx.database.db, ctx.clock.nowMs()),
    },
  ]
}
