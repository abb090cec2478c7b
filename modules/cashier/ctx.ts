import type { AdmissionCode, Refusal } from '@poyraz/contract'
import type { Permission } from '@poyraz/contract/backoffice'
import type { Database, Tx } from '@poyraz/db'
import type { Clock, Kurus, Result } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import type { KycLevel } from './methods/method.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Difference } from './store/reconciliation.ts'

/** Reasons why player protection, compliance or a bonus refuses a deposit or withdrawal. */
export type PaymentAdmissionCode = AdmissionCode | 'daily_deposits' | 'limit_reached'
export type AdmissionRefusal = Refusal<PaymentAdmissionCode>

export type AskedWithdrawal = {
  readonly playerId: string
  readonly amount: Kurus
}

/** Port to compliance checks on players and withdrawals. The composition root provides it. */
export type Admission = {
  kycLevel(playerId: string): Promise<KycLevel>
  /** Returns why the withdrawal is not allowed yet (identity, wagering, limits), or `null`. */
  refuseWithdrawal(withdrawal: AskedWithdrawal): Promise<AdmissionRefusal | null>
  /** Returns flags for staff, such as patterns of money laundering, for a withdrawal of this amount. */
  flagsOf(withdrawal: AskedWithdrawal): Promise<readonly string[]>
}

/**
 * Promo code that a player enters with a deposit. `depositKey` is the deposit's idempotency key in the
 * ledger.
 */
export type PromoClaim = {
  readonly playerId: string
  readonly code: string
  readonly amount: Kurus
  readonly depositKey: string
}

/** The player's active bonus. `forfeit` takes it back within the transaction that loaded it. */
export type RunningBonus = { readonly id: string; forfeit(): Promise<void> }

/** Port to bonuses, called for deposits and withdrawals. The composition root provides it. */
export type Promo = {
  /**
   * Reserves the code's offer for the deposit, in the transaction that opens it; returns the refusal if it
   * cannot.
   */
  attach(tx: Tx, claim: PromoClaim): Promise<AdmissionRefusal | null>
  /** Drops the reserved offer of a deposit that will not be credited. */
  drop(tx: Tx, deposit: Pick<PromoClaim, 'playerId' | 'depositKey'>): Promise<void>
  /**
   * Reverses the bonus of a deposit that is charged back, in the same transaction and before the money moves.
   */
  reverse(tx: Tx, deposit: Pick<PromoClaim, 'playerId' | 'depositKey'>): Promise<void>
  /** Makes a deposit count for rewards again after the house won its dispute, in the same transaction. */
  restore(tx: Tx, deposit: Pick<PromoClaim, 'playerId' | 'depositKey'>): Promise<void>
  /**
   * Called when money of a withdrawal returns to cash: collects bonus money of disputed deposits for the
   * house.
   */
  collect(tx: Tx, playerId: string): Promise<void>
  /** Called after the commit of a deposit that is credited at once. A missed call loses nothing. */
  onDeposited(playerId: string): Promise<void>
  /** Locks and returns the player's active bonus until the transaction ends. */
  running(tx: Tx, playerId: string): Promise<RunningBonus | null>
}

/** Store for pictures uploaded by players: validated, encrypted outside the database, shown to staff only. */
export type Pictures = {
  check(
    upload: string | undefined,
  ): Promise<
    Result<
      { readonly file: string; readonly bytes: number; put(): Promise<void> },
      'required' | 'file_unsafe' | 'picture' | 'picture_limits'
    >
  >
  read(file: string): Promise<Uint8Array>
  drop(file: string): Promise<void>
}

/** Audit entry: a member of staff views a payment or its receipt. */
export type PaymentView = {
  readonly kind: 'payment_viewed' | 'receipt_viewed'
  readonly playerId: string
  readonly paymentId: string
  readonly staff: string
}

/** Kinds of notifications about a payment. */
export type PaymentNews =
  | 'deposit_credited'
  | 'withdrawal_approved'
  | 'withdrawal_paid'
  | 'withdrawal_refused'
  | 'withdrawal_returned'

/** Rights of staff that decide on money. */
export type StaffRight = Extract<Permission, 'payments.decide' | 'debts.decide' | 'cards.issue'>

/** Dependencies of the cashier's handlers and commands. */
export type CashierCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Ledger
  readonly admission: Admission
  readonly promo: Promo
  readonly pictures: Pictures
  readonly providers: ReadonlyMap<string, PaymentProvider>
  /** Id of the provider for new payments; other providers only finish the payments that they began. */
  readonly provider: string
  /** HMAC key for prepaid card codes and PINs. */
  readonly cardKey: Buffer
  /** Returns the player's first and last name as registered. */
  nameOf(playerId: string): Promise<string>
  /** Returns the player's name for staff, with the registration's reference number if there is one. */
  introduce(playerId: string): Promise<string>
  /** True if this identity number belongs to the player. */
  ownsIdentityNumber(playerId: string, identityNumber: string): Promise<boolean>
  /** True if this mobile number is the one in the player's profile. */
  ownsPhone(playerId: string, phone: string): Promise<boolean>
  /** Returns when the player's e-mail address or phone number last changed; `null` if never. */
  contactChangedAt(playerId: string): Promise<Date | null>
  /** True if the session has a fresh step-up proof of the player's identity. */
  isProved(sessionId: string): Promise<boolean>
  /** True if this member of staff had the right and lost it, or the account. */
  hasLost(tx: Tx, staff: string, right: StaffRight): Promise<boolean>
  /** Records in the audit log that staff viewed a payment. If it fails, the caller shows nothing. */
  noteView(view: PaymentView): Promise<void>
  /**
   * Reopens a closed account so that the player can withdraw money that came later. Returns false if it was
   * not closed.
   */
  reopenAccount(tx: Tx, playerId: string): Promise<boolean>
  /** Queues a push notification about a payment, within its transaction. */
  push?(tx: Tx, playerId: string, kind: PaymentNews): Promise<void>
  /** Called after the commit with the player whose balance changed. */
  onMoved(playerId: string): void
  /** Called after the commit when something new is known about a player's bank account or card. */
  onSource(playerId: string): void
  /** Called after the commit with the player whose withdrawal was paid. */
  onPaidOut(playerId: string): void
  /** Called by the nightly reconciliation for each difference between payments, providers and the ledger. */
  onDifference(difference: Difference): void
  /** Called with errors of background work and of actions that run after a request. */
  onError(error: unknown): void
}
