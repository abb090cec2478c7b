import type { SeedMethod } from './shapes.ts'

/** Every deposit method of the cashier; a group is one entry. A test of the server compares both lists. */
export const METHODS: readonly SeedMethod[] = [
  { id: 1, name: { tr: 'Oyun parası', en: 'Play money (Sandbox)' }, logo: '1fa99', url: '/deposit' },
  { id: 2, name: { tr: 'Havale / EFT / FAST', en: 'Bank transfer' }, logo: '1f3e6', url: '/deposit' },
  { id: 3, name: { tr: 'Cep bankası', en: 'Cash to phone (Cepbank)' }, logo: '1f4f1', url: '/deposit' },
  { id: 4, name: { tr: 'E-cüzdan', en: 'E-wallet' }, logo: '1f45b', url: '/deposit?method=31' },
  { id: 5, name: { tr: 'Ön ödemeli kart', en: 'Prepaid card' }, logo: '1f3ab', url: '/deposit?method=41' },
  { id: 6, name: { tr: 'Kredi / banka kartı', en: 'Card' }, logo: '1f4b3', url: '/deposit?method=51' },
  { id: 7, name: { tr: 'Karekod', en: 'QR code' }, logo: '1f4f7', url: '/deposit?method=61' },
  { id: 8, name: { tr: 'Kripto', en: 'Crypto' }, logo: '1fa99', url: '/deposit' },
]
