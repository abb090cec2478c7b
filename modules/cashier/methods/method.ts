import type { Language } from '@poyraz/contract'
import type { Kurus } from '@poyraz/kernel'
import type { Coin } from './coins.ts'

/** How a method's transfers come in, by its number on the wire: 1 and 3 have a procedure of their own. */
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

/** Names of the transfer form that a method can ask for. */
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
  /** Lengths of a text. */
  readonly min?: number
  readonly max?: number
  /** Source of a regular expression that the whole text fits. */
  readonly pattern?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** A date that lies ahead of nobody: today at the latest. */
  readonly day?: 'past'
  /** What stands in it from the start. */
  readonly suggests?: 'name' | 'today'
  /** Its options are the player's own, told to its reader alone. */
  readonly own?: 'wallet' | Coin
  /** The text (`fields.<error>`) where it is missing or does not fit. */
  readonly error: string
  /** The text where it is missing, if that has words of its own. */
  readonly missing?: string
}

/** 0 is nobody in particular, 1 an identity that was looked at. */
export type KycLevel = 0 | 1

/** What completes a payment: the sandbox credits at once, a card by its code, a provider when it tells us. */
type Completion = 'at_once' | 'prepaid_card' | 'provider'

/** A way to pay or to be paid. Its id is of one direction and on the wire for ever. */
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
  /** Taken from what a withdrawal pays out; deposits are free. */
  readonly fee: Kurus
  /** The only amounts it takes; `null` takes every one between the limits. */
  readonly amounts: readonly Kurus[] | null
  /** Working days in Istanbul, from and to in minutes of the day; `null` is always. */
  readonly officeMinutes: readonly [number, number] | null
  /**
   * The sum that a player with an unverified identity may pay in or out, with the methods that share it
   * (`sharingMethods`); `null` has no such threshold.
   */
  readonly maxUnverified: Kurus | null
  /** What a player takes out in a day, by this method and all others, at most; `null` has no such cap. */
  readonly dayMax: Kurus | null
  /** The house account of the ledger that the money comes from or goes to. */
  readonly houseCode: string
  /** A deposit that is not paid within this is over; so long a rate stays as it was told. */
  readonly payWithinMs: number
  /** What is paid in where it is not lira. */
  readonly coin: Coin | null
  /** What a payer should know before paying. */
  readonly notes: readonly Words[]
  readonly fields: readonly MethodField[]
}

/** When a deposit that nobody paid is over; what comes later is looked at by a person. */
export function expiryOf({ createdAt }: { readonly createdAt: Date }, { payWithinMs }: Method): Date {
  return new Date(createdAt.getTime() + payWithinMs)
}

/** Methods that stand together under one name. */
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
