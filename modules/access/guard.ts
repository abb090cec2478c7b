import { hash } from 'node:crypto'
import type { Call, Handled, Handler, Procedure, Refusal, StaffCaller } from '@poyraz/contract'
import type { StaffProcedure } from '@poyraz/contract/backoffice'
import { onceAcross } from '@poyraz/db'
import { canonicalJson, type Json } from '@poyraz/fairness'
import { err } from '@poyraz/kernel'
import { z } from 'zod'
import { agree } from './approvals.ts'
import type { AccessCtx } from './ctx.ts'

/** One call of a procedure as the guard sees it. */
export type Guarded = {
  /** `class.method` */
  readonly procedure: string
  /** The input as it was sent, without the note. */
  readonly payload: object
  /** SHA-256 of procedure and payload as canonical JSON. */
  readonly payloadHash: string
  readonly reason: string
  readonly staff: StaffCaller
}

type AnyHandler = (call: Call<Procedure>) => Promise<Handled<Procedure>>
type StaffCall = Call<StaffProcedure> & { readonly caller: StaffCaller }

/**
 * Wraps the handler of a staff procedure in this order: permission, record of a viewed list, idempotency key,
 * second person, handler, audit record of the outcome. A procedure without a permission is not wrapped, and
 * a poll that succeeds is not recorded.
 */
export function guard<P extends Procedure>(
  ctx: AccessCtx,
  procedure: P & StaffProcedure,
  handler: Handler<P>,
): Handler<P> {
  if (procedure.auth !== 'staff' || procedure.permission === null) return handler
  const run = handler as unknown as AnyHandler
  const guarded = async (call: StaffCall) => {
    const seen = seenOf(procedure, call)
    try {
      const handled = await serve(ctx, procedure, { call, seen, run })
      if (!(procedure.polls && handled.ok))
        await record(ctx, procedure, seen, handled.ok ? 'ok' : handled.error.error)
      return handled
    } catch (error) {
      await record(ctx, procedure, seen, 'failed')
      throw error
    }
  }
  return guarded as unknown as Handler<P>
}

type Serving = { readonly call: StaffCall; readonly seen: Guarded; readonly run: AnyHandler }

async function serve(
  ctx: AccessCtx,
  procedure: StaffProcedure,
  { call, seen, run }: Serving,
): Promise<Handled<Procedure>> {
  const { permission, shows, approval, write } = procedure
  const { staff } = seen
  if (permission !== null && !staff.permissions.includes(permission)) return err({ error: 'not_permitted' })
  if (shows !== undefined)
    await ctx.audit.record({ by: staff.name, kind: 'list_viewed', data: { list: shows } })
  const act = () => run(call as unknown as Call<Procedure>)
  const approved = approval ? () => agree(ctx, seen, act) : act
  return write ? once(ctx, procedure, call, approved) : approved()
}

/**
 * Returns the stored reply for a repeated key, or `state_conflict` if the reply was secret or its outcome is
 * unknown.
 */
async function once(
  ctx: AccessCtx,
  { class: className, method, item, hasSecretReply }: StaffProcedure,
  { caller, key, inputHash }: StaffCall,
  act: () => Promise<Handled<Procedure>>,
): Promise<Handled<Procedure>> {
  const scope = `staff:${caller.accountId}:${className}.${method}`
  const done = await onceAcross<unknown, Refusal>(
    ctx.database.db,
    { scope, key, inputHash },
    {
      act,
      encode: (value) => (hasSecretReply ? undefined : { value: z.encode(item, value) }),
      decode: (stored) => z.decode(item, (stored as { value: never }).value),
    },
  )
  if (done.ok) return done as Handled<Procedure>
  if (done.error === 'idempotency_conflict') return err({ error: 'idempotency_conflict' })
  return err(done.error === 'reply_not_stored' ? { error: 'state_conflict' } : done.error)
}

function seenOf(procedure: StaffProcedure, { input, caller }: StaffCall): Guarded {
  const { note, ...payload } = z.encode(procedure.input, input) as { note?: string }
  const name = `${procedure.class}.${procedure.method}`
  const payloadHash = hash('sha256', canonicalJson({ procedure: name, payload } as Json))
  return { procedure: name, payload, payloadHash, reason: note ?? '', staff: caller }
}

async function record(
  { audit }: AccessCtx,
  { permission }: StaffProcedure,
  { procedure, payloadHash, reason, staff }: Guarded,
  outcome: string,
): Promise<void> {
  const data = { procedure, permission, payloadHash, reason, outcome }
  await audit.record({ by: staff.name, kind: 'staff_call', data })
}
