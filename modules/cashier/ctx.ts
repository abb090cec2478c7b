import type { Refusal } from '@poyraz/contract'
import type { Database, Tx } from '@poyraz/db'
import type { Clock, Kurus, Result } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import type { KycLevel } from './methods/method.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Difference } from './store/reconciliation.ts'

/** Why protection, compliance or a bonus does not let money in or out. */
export type AdmissionCode =
  | 'account_inactive'
  | 'account_closed'
  | 'excluded'
  | 'jurisdiction'
  | 'kyc_required'
  | 'limit_reached'
  | 'play_stopped'
  | 'under_age'
export type AdmissionRefusal = Refusal<AdmissionCode>

export type AskedWithdrawal = {
  readonly playerId: string
  readonly amount: Kurus
}

/** What other modules have to say about players and withdrawals. The composition root hands it in. */
export type Admission = {
  kycLevel(playerId: string): Promise<KycLevel>
  /** Identity, wagering, limits: why the money may not leave yet. */
  refuseWithdrawal(withdrawal: AskedWithdrawal): Promise<AdmissionRefusal | null>
  /** What staff should know before they let this much out (patterns of money laundering). */
  flagsOf(withdrawal: AskedWithdrawal): Promise<readonly string[]>
}

/** The promo code of a deposit, which has this key in the ledger once it is credited. */
export type PromoWish = {
  readonly playerId: string
  readonly code: string
  readonly amount: Kurus
  readonly depositKey: string
}

/** A bonus under way; `forfeit` takes it back, in the transaction that it was found in. */
export type RunningBonus = { readonly id: string; forfeit(): Promise<void> }

/** What bonuses have to do with deposits and withdrawals. The composition root hands it in. */
export type Promo = {
  /** Keeps the code's offer for the deposit, in the transaction that opens it, or says why not. */
  attach(tx: Tx, wish: PromoWish): Promise<AdmissionRefusal | null>
  /** The deposit does not come. */
  drop(tx: Tx, deposit: Pick<PromoWish, 'playerId' | 'depositKey'>): Promise<void>
  /** The deposit came and is taken back, in the transaction that does so, before its money moves. */
  reverse(tx: Tx, deposit: Pick<PromoWish, 'playerId' | 'depositKey'>): Promise<void>
  /** The house won the dispute about the deposit, in the transaction that gives it back. */
  restore(tx: Tx, deposit: Pick<PromoWish, 'playerId' | 'depositKey'>): Promise<void>
  /** Money of a withdrawal is cash again: bonus money of disputed deposits goes back to the house from it. */
  collect(tx: Tx, playerId: string): Promise<void>
  /** A deposit was credited, and that is committed. Missing a call loses nothing. */
  onDeposited(playerId: string): Promise<void>
  /** The player's active bonus, locked until the transaction ends. */
  running(tx: Tx, playerId: string): Promise<RunningBonus | null>
}

/** Pictures that players send: checked, sealed outside the database, seen by staff alone. */
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

/** What of a payment a member of staff is about to be shown. */
export type PaymentView = {
  readonly kind: 'payment_viewed' | 'receipt_viewed'
  readonly playerId: string
  readonly paymentId: string
  readonly staff: string
}

/** What the handlers of the cashier work with. */
export type CashierCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Ledger
  readonly admission: Admission
  readonly promo: Promo
  readonly pictures: Pictures
  readonly providers: ReadonlyMap<string, PaymentProvider>
  /** Id of the one that new payments go through; the others finish what they began. */
  readonly provider: string
  /** Keyed hashes of card codes. */
  readonly cardKey: Buffer
  /** First and last name of a player, as registered. */
  nameOf(playerId: string): Promise<string>
  /** The same for staff, with the reference number of the registration if there was one. */
  introduce(playerId: string): Promise<string>
  /** Whether this identity number is the player's. */
  ownsIdentityNumber(playerId: string, identityNumber: string): Promise<boolean>
  /** Whether this mobile number is the one in the player's profile. */
  ownsPhone(playerId: string, phone: string): Promise<boolean>
  /** When the e-mail address or phone changed last. */
  contactChangedAt(playerId: string): Promise<Date | null>
  /** Whether the session has a fresh proof of its player. */
  isProved(sessionId: string): Promise<boolean>
  /** Keeps that somebody of the house looked; where it fails nothing is shown. */
  noteView(view: PaymentView): Promise<void>
  /** Lets a player whose account closed take out money that came since; false where it did not close. */
  reopenAccount(tx: Tx, playerId: string): Promise<boolean>
  /** Told, after the commit, whose money moved. */
  onMoved(playerId: string): void
  /** Told, after the commit, of whose bank or card something new is known. */
  onSource(playerId: string): void
  /** Told, after the commit, whose withdrawal was paid. */
  onPaidOut(playerId: string): void
  /** Told at night on what payments, providers and the ledger do not agree. */
  onDifference(difference: Difference): void
  /** Told of what failed behind a call or a round of background work. */
  onError(error: unknown): void
}
