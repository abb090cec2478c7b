import type { Language, Refusal } from '@poyraz/contract'
import { once, type Tx, transact } from '@poyraz/db'
import { err, type Kurus, type Result } from '@poyraz/kernel'
import type { AdmissionCode, CashierCtx } from '../ctx.ts'
import type { Values } from '../methods/form.ts'
import type { Method } from '../methods/method.ts'

/** A deposit or a withdrawal as a player asks for it. */
export type Transfer = {
  readonly playerId: string
  readonly sessionId: string
  readonly method: Method
  readonly amount: Kurus
  readonly values: Values
  /** Of a deposit. */
  readonly promoCode: string | undefined
  /** A withdrawal may cost the bonus under way. */
  readonly endBonus: boolean
  readonly lang: Language
  /** Scope of the key: player and procedure. */
  readonly scope: string
  readonly key: string | null
  readonly inputHash: string
}

/** `transactionID` is the payment's id. */
export type Receipt = {
  readonly transactionID: string
  readonly status: number
  readonly redirectUrl?: string
}

export type TransferCode =
  | AdmissionCode
  | 'insufficient_funds'
  | 'step_up_required'
  | 'bonus_running'
  | 'locked'
  | 'payout_limit'
  | 'debt_open'
  | 'provider_unreachable'
  | 'idempotency_conflict'
export type TransferRefusal = Refusal<TransferCode>

/** Opens a payment once for its key, in one transaction; `open` refuses before it writes. Returns its id. */
export async function openOnce(
  ctx: CashierCtx,
  { scope, key, inputHash }: Transfer,
  open: (tx: Tx) => Promise<Result<string, TransferRefusal>>,
): Promise<Result<string, TransferRefusal>> {
  const done = await transact(ctx.database.db, (tx) =>
    once<string, TransferRefusal>(tx, { scope, key, inputHash }, () => open(tx)),
  )
  if (done.ok) return done
  return err(done.error === 'idempotency_conflict' ? { error: done.error } : done.error)
}
