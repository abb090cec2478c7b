import type { Language } from '@poyraz/contract'
import { SECOND_MS } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { bankNameOf } from '../banks.ts'
import { HOUSE_ACCOUNTS } from '../house-accounts.ts'
import type { Coin } from '../methods/coins.ts'
import { DEPOSIT, expiryOf, type Method, type Words } from '../methods/method.ts'
import type { PayTo } from '../payments/provider.ts'
import type { Payment } from '../store/payments.ts'

export type Reader = { readonly lang: Language; readonly nowMs: number }

type Line = {
  readonly name: string
  readonly label: Words
  readonly value: string
  readonly copy?: string
}

/**
 * Returns how a deposit that awaits payment can be paid and the seconds left; empty for any other payment.
 */
export function wayToPay(payment: Payment, method: Method, { lang, nowMs }: Reader) {
  const { direction, state, redirectUrl } = payment
  if (direction !== DEPOSIT || state !== 'awaiting_payment') return {}
  const left = Math.ceil((expiryOf(payment, method).getTime() - nowMs) / SECOND_MS)
  const lines = linesOf(payment, method, lang)
  const qr = qrOf(payment.payTo, method.coin)
  const notes = method.notes.map((words) => words[lang])
  const payTo = {
    lines: lines.map(({ label, ...line }) => ({ ...line, label: label[lang] })),
    ...(qr === null ? {} : { qr }),
    notes,
  }
  return {
    ...(redirectUrl === null ? {} : { redirectUrl }),
    secondsLeft: Math.max(0, left),
    secondsInAll: method.payWithinMs / SECOND_MS,
    ...(lines.length > 0 || qr !== null ? { payTo } : {}),
  }
}

function linesOf({ account, reference, payTo }: Payment, { coin }: Method, lang: Language): readonly Line[] {
  if (payTo?.kind === 'coin' && coin) return coinLines(payTo, coin, lang)
  const house = HOUSE_ACCOUNTS.find(({ iban }) => iban === account)
  if (!house) return []
  const { bankId, owner, iban } = house
  return [
    { name: 'bank', label: { tr: 'Banka', en: 'Bank' }, value: bankNameOf(bankId) },
    { name: 'owner', label: { tr: 'Alıcının adı', en: 'Recipient' }, value: owner, copy: owner },
    { name: 'iban', label: { tr: 'IBAN', en: 'IBAN' }, value: grouped(iban), copy: iban },
    { name: 'description', label: { tr: 'Açıklama', en: 'Description' }, value: reference, copy: reference },
  ]
}

function coinLines(
  { address, coins, rate }: Extract<PayTo, { kind: 'coin' }>,
  { asset, network }: Coin,
  lang: Language,
): readonly Line[] {
  return [
    {
      name: 'coins',
      label: { tr: 'Gönderilecek miktar', en: 'Amount to send' },
      // A dot would mean thousands in Turkish. The copied value keeps the dot, because wallets accept nothing
      // else.
      value: `${lang === 'tr' ? coins.replace('.', ',') : coins} ${asset}`,
      copy: coins,
    },
    {
      name: 'rate',
      label: { tr: 'Sabit kur', en: 'Locked rate' },
      value: `1 ${asset} = ${formatMoney(rate, lang)}`,
    },
    { name: 'network', label: { tr: 'Ağ', en: 'Network' }, value: network },
    { name: 'address', label: { tr: 'Adres', en: 'Address' }, value: address, copy: address },
  ]
}

/**
 * Returns the content of the QR code. Bitcoin URIs carry the amount; for other networks it is only the
 * address.
 */
function qrOf(payTo: PayTo | null, coin: Coin | null): string | null {
  if (payTo === null) return null
  if (payTo.kind === 'qr') return payTo.code
  return coin?.asset === 'BTC' ? `bitcoin:${payTo.address}?amount=${payTo.coins}` : payTo.address
}

/** Formats an IBAN in groups of four. */
function grouped(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
