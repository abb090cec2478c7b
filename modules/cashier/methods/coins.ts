import type { Kurus } from '@poyraz/kernel'

/** A coin on one network. Coins sent through another network are lost. */
export type Coin = {
  readonly asset: 'USDT' | 'BTC'
  readonly network: 'TRC20' | 'ERC20' | 'Bitcoin'
  /** Number of decimal places. */
  readonly decimals: number
  /** Source of a regular expression that valid addresses of the network match. */
  readonly address: string
}

export const USDT_TRON: Coin = {
  asset: 'USDT',
  network: 'TRC20',
  decimals: 6,
  address: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
}
export const USDT_ETHEREUM: Coin = {
  asset: 'USDT',
  network: 'ERC20',
  decimals: 6,
  address: '^0x[0-9a-fA-F]{40}$',
}
export const BITCOIN: Coin = {
  asset: 'BTC',
  network: 'Bitcoin',
  decimals: 8,
  address: '^(?:bc1[02-9ac-hj-np-z]{11,59}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
}

/**
 * Converts an amount to coins at a rate in kuruş per coin, as `12.345678`; the last decimal is rounded up.
 */
export function coinsFor(amount: Kurus, rate: bigint, { decimals }: Pick<Coin, 'decimals'>): string {
  const unit = 10n ** BigInt(decimals)
  const units = (amount * unit + rate - 1n) / rate
  return `${units / unit}.${String(units % unit).padStart(decimals, '0')}`
}
