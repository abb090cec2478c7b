import { hash } from 'node:crypto'
import { MINUTE_MS } from '@poyraz/kernel'
import { type Coin, coinsFor } from '../methods/coins.ts'
import type { PayTo, ProviderOrder } from '../payments/provider.ts'
import { karekodOf } from './karekod.ts'

/** Kuruş per coin. Fictional; the rates move minute by minute, at most one percent up or down. */
const RATES = { USDT: 4_215n, BTC: 412_500_000n } as const
const SWING_MINUTES = 41
const PARTS = 2_000n

/**
 * Prefixes of sandbox addresses. The rest uses the network's alphabet but has no valid checksum, so real
 * wallets reject the addresses.
 */
const ADDRESSES = {
  TRC20: {
    start: 'TDeneme',
    length: 34,
    alphabet: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  },
  ERC20: { start: '0xDeE', length: 42, alphabet: '0123456789abcdefABCDEF' },
  Bitcoin: { start: 'bc1qdeneme', length: 42, alphabet: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l' },
} as const

/** Returns the payment data for the payer of an order; `null` if the hosted page has it all. */
export function payToOf(order: ProviderOrder & { readonly ref: string }, nowMs: number): PayTo | null {
  const { payBy, amount, ref, reference } = order
  if (payBy === 'page') return null
  if (payBy === 'qr') return { kind: 'qr', code: karekodOf({ amount, ref }) }
  const rate = rateAt(payBy, nowMs)
  const coins = coinsFor(amount, rate, payBy)
  return { kind: 'coin', address: addressOf(payBy, reference), coins, rate: Number(rate) }
}

/** Returns one address per player and network. */
function addressOf({ asset, network }: Coin, reference: string): string {
  const { start, length, alphabet } = ADDRESSES[network]
  const digest = hash('sha512', `${asset}:${network}:${reference}`, 'buffer')
  const rest = Array.from(digest, (byte) => alphabet[byte % alphabet.length]).join('')
  return (start + rest).slice(0, length)
}

function rateAt({ asset }: Coin, nowMs: number): bigint {
  const base = RATES[asset]
  const swing = (Math.floor(nowMs / MINUTE_MS) % SWING_MINUTES) - Math.floor(SWING_MINUTES / 2)
  return base + (base * BigInt(swing)) / PARTS
}
