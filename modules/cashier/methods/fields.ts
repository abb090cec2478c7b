import { BANKS } from '../banks.ts'
import { HOUSE_ACCOUNTS } from '../house-accounts.ts'
import type { Coin } from './coins.ts'
import type { MethodField } from './method.ts'

const DIGITS_ONLY = '^[0-9]+$'

/** Bank account of the house that the player pays into. */
export const HOUSE_ACCOUNT: MethodField = {
  name: 'bankAccountID',
  label: { tr: 'Gönderilecek hesap', en: 'Account to pay into' },
  type: 'select',
  required: true,
  options: HOUSE_ACCOUNTS.map(({ id, bankId }) => ({
    value: id,
    label: BANKS.find((bank) => bank.id === bankId)?.name ?? '',
  })),
  error: 'account',
  missing: 'account_required',
}

/** One of the player's saved bank accounts; clients get them from `finance.list_bank_accounts`. */
export const OWN_ACCOUNT: MethodField = {
  name: 'bankAccountID',
  label: { tr: 'Banka hesabın', en: 'Your bank account' },
  type: 'select',
  required: true,
  error: 'account',
  missing: 'account_required',
}

/** Name on the sender's account: it must be the player's name. */
export const SENDER_NAME: MethodField = {
  name: 'senderName',
  label: { tr: 'Gönderenin adı', en: "Sender's name" },
  type: 'text',
  required: false,
  min: 2,
  max: 101,
  suggests: 'name',
  error: 'owner_mismatch',
}

export const SENDER_BANK: MethodField = {
  name: 'senderBank',
  label: { tr: 'Gönderen banka', en: "Sender's bank" },
  type: 'select',
  required: false,
  options: BANKS.map(({ code, name }) => ({ value: code, label: name })),
  error: 'bank',
}

/** Day on which the money was sent. */
export const TRANSFER_DATE: MethodField = {
  name: 'transferDate',
  label: { tr: 'Gönderim tarihi', en: 'Sent on' },
  type: 'date',
  required: false,
  day: 'past',
  suggests: 'today',
  error: 'transfer_date',
}

export const BRANCH: MethodField = {
  name: 'branch',
  label: { tr: 'Şube', en: 'Branch' },
  type: 'text',
  required: false,
  min: 1,
  max: 80,
  error: 'invalid',
}

export const REFERENCE: MethodField = {
  name: 'referenceNumber',
  label: { tr: 'Referans numarası', en: 'Reference number' },
  type: 'text',
  required: false,
  min: 4,
  max: 24,
  pattern: '^[A-Za-z0-9-]{4,24}$',
  error: 'reference_number',
}

const phone = (name: 'senderPhone' | 'receiverPhone', tr: string, en: string): MethodField => ({
  name,
  label: { tr, en },
  type: 'phone',
  required: true,
  error: 'phone',
})
export const SENDER_PHONE = phone('senderPhone', 'Gönderenin cep telefonu', "Sender's mobile number")
export const RECEIVER_PHONE = phone('receiverPhone', 'Alıcının cep telefonu', "Receiver's mobile number")

const identity = (
  name: 'senderIdentityNumber' | 'receiverIdentityNumber',
  tr: string,
  en: string,
): MethodField => ({
  name,
  label: { tr, en },
  type: 'identity',
  required: true,
  min: 11,
  max: 11,
  pattern: '^[1-9][0-9]{10}$',
  error: 'identity_number',
})
export const SENDER_IDENTITY = identity(
  'senderIdentityNumber',
  'Gönderenin T.C. kimlik numarası',
  "Sender's T.R. identity number",
)
export const RECEIVER_IDENTITY = identity(
  'receiverIdentityNumber',
  'Alıcının T.C. kimlik numarası',
  "Receiver's T.R. identity number",
)

export const IDENTITY_VALIDITY: MethodField = {
  name: 'identityValidityDate',
  label: { tr: 'Kimliğin son geçerlilik tarihi', en: 'Identity card valid until' },
  type: 'date',
  required: true,
  error: 'identity_validity',
}

export const NOTE: MethodField = {
  name: 'customerNote',
  label: { tr: 'Not', en: 'Note' },
  type: 'text',
  required: false,
  min: 1,
  max: 250,
  error: 'too_long',
}

export const WALLET_NUMBER: MethodField = {
  name: 'walletNumber',
  label: { tr: 'Cüzdan numarası', en: 'Wallet number' },
  type: 'number',
  required: true,
  min: 10,
  max: 10,
  pattern: '^[0-9]{10}$',
  error: 'wallet_number',
}

export const CARD_CODE: MethodField = {
  name: 'cardCode',
  label: { tr: 'Kart kodu', en: 'Card code' },
  type: 'number',
  required: true,
  min: 16,
  max: 16,
  pattern: '^[0-9]{16}$',
  error: 'card_code',
}

export const CARD_PIN: MethodField = {
  name: 'cardPin',
  label: { tr: 'PIN', en: 'PIN' },
  type: 'number',
  required: true,
  min: 4,
  max: 4,
  pattern: DIGITS_ONLY,
  error: 'card_code',
}

/** Wallets from which the player paid in: a withdrawal goes only to one of them. */
export const OWN_WALLET: MethodField = {
  ...WALLET_NUMBER,
  label: { tr: 'Cüzdanın', en: 'Your wallet' },
  type: 'select',
  own: 'wallet',
}

/** Address that the player sends from; each network has its own address format. */
export const senderAddress = ({ address: pattern }: Coin): MethodField => ({
  name: 'cryptoAddress',
  label: { tr: 'Gönderen adres', en: 'Address you send from' },
  type: 'text',
  required: true,
  min: 26,
  max: 62,
  pattern,
  error: 'crypto_address',
})

/** Addresses of this network from which the player paid in. */
export const ownAddress = (coin: Coin): MethodField => ({
  ...senderAddress(coin),
  label: { tr: 'Alıcı adres', en: 'Address to send to' },
  type: 'select',
  own: coin,
})
