import type { Kurus } from '@poyraz/kernel'

/** Fictional merchant: scanning the code pays nobody. */
const MERCHANT = 'poyraz.deneme'
const NAME = 'POYRAZ OYUN PARASI'
const CITY = 'ISTANBUL'
const CRC_POLYNOMIAL = 0x1021

/**
 * Encodes a payment of exactly this amount as a dynamic EMVCo merchant-presented QR code, the base of TR
 * Karekod.
 */
export function karekodOf({ amount, ref }: { readonly amount: Kurus; readonly ref: string }): string {
  const lira = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', MERCHANT)),
    field('52', '7995'),
    field('53', '949'),
    field('54', lira),
    field('58', 'TR'),
    field('59', NAME),
    field('60', CITY),
    field('62', field('05', ref.slice(0, 25))),
  ].join('')
  const signed = `${body}6304`
  return signed + checksum(signed)
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ CRC_POLYNOMIAL) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
