import { isTckn } from '@poyraz/contract/forms'
import { PROVINCES, searchKey } from '@poyraz/text'
import type { TurkishSign } from './licence-gate.ts'

export type Whereabouts = {
  readonly country: string
  readonly city: string
  /** Street address as entered, without the city. */
  readonly address: string
  readonly phone: string
  readonly identityNumber: string
  /** Country of the IP address, ISO 3166-1; `null` if unknown. */
  readonly addressCountry: string | null
  /** True if the player pays or is paid in lira, by card or through a bank. */
  readonly paysInLira: boolean
}

/** Districts of Northern Cyprus, normalized with `searchKey`. */
const NORTHERN_CYPRUS = new Set(
  ['Lefkoşa', 'Girne', 'Gazimağusa', 'Mağusa', 'Güzelyurt', 'İskele', 'Lefke'].map(searchKey),
)
/** Place names that put an address in Türkiye, normalized with `searchKey`. */
const TURKISH_PLACES = new Set([...PROVINCES, 'Türkiye', 'Turkey'].map(searchKey))
const CYPRUS_COUNTRIES = new Set(['CY', 'TR'])
/** Prefix of landlines in Northern Cyprus, which are part of the Turkish numbering plan. */
const NORTHERN_CYPRUS_PHONE = '+90392'

/** Returns every sign that links a player to Türkiye. One is enough for the licence gate. */
export function turkishSigns(where: Whereabouts): readonly TurkishSign[] {
  const { country, phone, identityNumber, addressCountry, paysInLira } = where
  const signs: TurkishSign[] = []
  if (addressCountry === 'TR') signs.push('ip')
  if (country === 'TR') signs.push('residence')
  if (phone.startsWith('+90')) signs.push('phone')
  if (namesTurkey(where)) signs.push('address')
  if (paysInLira) signs.push('payment')
  if (isTckn(identityNumber)) signs.push('identity_number')
  return signs
}

/** Compares whole parts of the address: `Kadıköy/İstanbul` is in Türkiye, and `Van-Gogh-Straße` is not. */
function namesTurkey({ city, address }: Whereabouts): boolean {
  const parts = searchKey(`${address},${city}`).split(/[^\p{L} -]+| - /u)
  return parts.some((part) => TURKISH_PLACES.has(part.trim()))
}

/** True if the player lives in Northern Cyprus. Citizenship cannot be ruled out, so every resident counts. */
export function isNorthernCyprus({ country, city, phone }: Whereabouts): boolean {
  const livesThere = CYPRUS_COUNTRIES.has(country) && NORTHERN_CYPRUS.has(searchKey(city))
  return livesThere || phone.startsWith(NORTHERN_CYPRUS_PHONE)
}
