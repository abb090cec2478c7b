import type { Language, Refusal } from '@poyraz/contract'
import type { Write } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import type { PaymentAdmissionCode } from '../ctx.ts'
import type { Values } from '../methods/form.ts'
import type { Method } from '../methods/method.ts'

/** Request of a player for a deposit or withdrawal. */
export type Transfer = Write & {
  readonly sessionId: string
  readonly method: Method
  readonly amount: Kurus
  readonly values: Values
  /** Deposits only. */
  readonly promoCode: string | undefined
  /** True if the player accepts that the withdrawal ends the active bonus. */
  readonly endBonus: boolean
  readonly lang: Language
}

/** `transactionID` is the payment's id. */
export type Receipt = {
  readonly transactionID: string
  readonly status: number
  readonly redirectUrl?: string
}

export type TransferCode =
  | PaymentAdmissionCode
  | 'insufficient_funds'
  | 'step_up_required'
  | 'bonus_running'
  | 'locked'
  | 'payout_limit'
  | 'daily_withdrawals'
  | 'debt_open'
  | 'provider_unreachable'
  | 'idempotency_conflict'
export type TransferRefusal = Refusal<TransferCode>
