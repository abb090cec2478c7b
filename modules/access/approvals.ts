import type { Handled, Procedure } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { AccessCtx } from './ctx.ts'
import type { Guarded } from './guard.ts'
import { insertProposal, lockProposal, setAgreed } from './store/proposals.ts'

/** A proposal expires after this time. */
const PROPOSAL_MS = DAY_MS

type Waiting = { readonly payloadHash: string; readonly expiresAt: string }

/**
 * Two-person approval. The first account proposes a call. The call runs, once, when another account makes the
 * same call within 24 hours. If the call is refused, the proposal stays open.
 */
export async function agree(
  ctx: AccessCtx,
  seen: Guarded,
  act: () => Promise<Handled<Procedure>>,
): Promise<Handled<Procedure>> {
  const proposal = await proposeOrTake(ctx, seen)
  if (!proposal.ok)
    return err(
      proposal.error === 'same_person'
        ? { error: 'same_person' }
        : { error: 'approval_required', data: proposal.error },
    )
  const done = await act()
  if (!done.ok) await setAgreed(ctx.database.db, proposal.value, null)
  return done
}

/** Stores a proposal, or returns the id of the waiting proposal that this call agrees to. */
function proposeOrTake(
  { database, clock }: AccessCtx,
  { procedure, payload, payloadHash, reason, staff }: Guarded,
): Promise<Result<string, 'same_person' | Waiting>> {
  return transact(database.db, async (tx): Promise<Result<string, 'same_person' | Waiting>> => {
    const nowMs = clock.nowMs()
    const at = new Date(nowMs)
    const found = await lockProposal(tx, { procedure, payloadHash }, at)
    if (found?.proposedById === staff.accountId) return err('same_person')
    if (found) {
      await setAgreed(tx, found.id, { by: staff.accountId, at })
      return ok(found.id)
    }
    const expiresAt = new Date(nowMs + PROPOSAL_MS)
    await insertProposal(tx, {
      id: uuidv7(nowMs),
      procedure,
      payload,
      payloadHash,
      proposedById: staff.accountId,
      reason,
      proposedAt: at,
      expiresAt,
    })
    return err({ payloadHash, expiresAt: expiresAt.toISOString() })
  })
}
