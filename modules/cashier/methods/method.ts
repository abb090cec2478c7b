import type { Language } from '@poyraz/contract'
import type { Kurus } from '@poyraz/kernel'
import type { Coin } from './coins.ts'

/** Kind of transfer, by its number on the wire. Types 1 and 3 have their own procedures. */
export const TRANSFER_TYPES = {
  bank: 1,
  cepBank: 3,
  wallet: 4,
  direct: 5,
  card: 6,
  qr: 7,
  crypto: 8,
} as const
type TransferType = (typeof TRANSFER_TYPES)[keyof typeof TRANSFER_TYPES]

export const DEPOSIT = 1
export const WITHDRAWAL = 2
export type Direction = typeof DEPOSIT | typeof WITHDRAWAL

export type Words = Readonly<Record<Language, string>>

/** Names of the form fields that a method can ask for. */
export type FieldName =
  | 'branch'
  | 'senderName'
  | 'senderBank'
  | 'transferDate'
  | 'bankAccountID'
  | 'referenceNumber'
  | 'senderPhone'
  | 'senderIdentityNumber'
  | 'receiverPhone'
  | 'receiverIdentityNumber'
  | 'identityValidityDate'
  | 'customerNote'
  | 'walletNumber'
  | 'cardCode'
  | 'cardPin'
  | 'cryptoAddress'

export type MethodField = {
  readonly name: FieldName
  readonly label: Words
  readonly type: 'text' | 'number' | 'date' | 'select' | 'phone' | 'identity'
  readonly required: boolean
  /** Lengths of a text, in characters. */
  readonly min?: number
  readonly max?: number
  /** Source of a regular expression that the whole text must match. */
  readonly pattern?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** `past`: the date must not be after today. */
  readonly day?: 'past'
  /** Initial value. */
  readonly suggests?: 'name' | 'today'
  /** The options are the player's own wallets or addresses, sent only to that player. */
  readonly own?: 'wallet' | Coin
  /** Error code (text `fields.<error>`) if the value is missing or invalid. */
  readonly error: string
  /** Error code if the value is missing, when it differs from `error`. */
  readonly missing?: string
}

/** 0: identity not verified; 1: identity verified. */
export type KycLevel = 0 | 1

/**
 * Completion of a payment: by the sandbox at once, by the code of a prepaid card, or by a provider's
 * event.
 */
type Completion = 'at_once' | 'prepaid_card' | 'provider'

/** Payment method of one direction. Ids are part of the wire protocol and never change. */
export type Method = {
  readonly id: number
  readonly direction: Direction
  readonly transferType: TransferType
  readonly completion: Completion
  readonly highlighted: boolean
  readonly name: Words
  readonly eta: Words
  readonly logo: string
  readonly min: Kurus
  readonly max: Kurus
  /** Deducted from the payout of a withdrawal; deposits are free. */
  readonly fee: Kurus
  /** The only accepted amounts; `null` accepts every amount between the limits. */
  readonly amounts: readonly Kurus[] | null
  /** Opening hours on Istanbul working days, from and to in minutes of the day; `null`: always open. */
  readonly officeMinutes: readonly [number, number] | null
  /**
   * Lifetime sum for a player with an unverified identity, over the methods that share it (`sharingMethods`);
   * `null` if there is no such threshold.
   */
  readonly maxUnverified: Kurus | null
  /** Cap of a player's withdrawals in one Istanbul day, over all methods; `null` if there is no cap. */
  readonly dayMax: Kurus | null
  /** House account of the ledger that is the other side of the transfer. */
  readonly houseCode: string
  /** Time in which a deposit must be paid; a coin's rate stays fixed for as long. */
  readonly payWithinMs: number
  /** Coin that is transferred instead of lira; `null` for lira. */
  readonly coin: Coin | null
  /** Notes shown to the player before paying. */
  readonly notes: readonly Words[]
  readonly fields: readonly MethodField[]
}

/** Returns when an unpaid deposit expires. Money that comes later is parked for a person. */
export function expiryOf({ createdAt }: { readonly createdAt: Date }, { payWithinMs }: Method): Date {
  return new Date(createdAt.getTime() + payWithinMs)
}

/** Group of methods listed under one name. */
export type MethodGroup = {
  readonly id: number
  readonly name: Words
  readonly logo: string
  readonly methods: readonly Method[]
}

export type Listed = Method | MethodGroup

export function isGroup(listed: Listed): listed is MethodGroup {
  return 'methods' in listed
}
