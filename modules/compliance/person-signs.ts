import { isTckn } from '@poyraz/contract/forms'
import { PROVINCES, searchKey } from '@poyraz/text'
import type { TurkishSign } from './licence-gate.ts'

export type Whereabouts = {
  readonly country: string
  readonly city: string
  /** As it was written, without the city. */
  readonly address: string
  readonly phone: string
  readonly identityNumber: string
  /** Of the connection, where it is known. */
  readonly addressCountry: string | null
  /** By card or through a bank, in lira. */
  readonly paysInLira: boolean
}

/** Districts of Northern Cyprus, folded as `searchKey` does. */
const NORTHERN_CYPRUS = new Set(
  ['Lefkoşa', 'Girne', 'Gazimağusa', 'Mağusa', 'Güzelyurt', 'İskele', 'Lefke'].map(searchKey),
)
/** What an address names that is in Türkiye, folded in the same way. */
const TURKISH_PLACES = new Set([...PROVINCES, 'Türkiye', 'Turkey'].map(searchKey))
const CYPRUS_COUNTRIES = new Set(['CY', 'TR'])
/** Landlines there are numbered within Türkiye. */
const NORTHERN_CYPRUS_PHONE = '+90392'

/** Every sign of Türkiye about a player: one is enough. */
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

/** A part of the address by itself: `Kadıköy/İstanbul` is in Türkiye, and `Van-Gogh-Straße` is not. */
function namesTurkey({ city, address }: Whereabouts): boolean {
  const parts = searchKey(`${address},${city}`).split(/[^\p{L} -]+| - /u)
  return parts.some((part) => TURKISH_PLACES.has(part.trim()))
}

/** Whether the player lives in Northern Cyprus; nobody there can show not to be its citizen, so all count. */
export function isNorthernCyprus({ country, city, phone }: Whereabouts): boolean {
  const livesThere = CYPRUS_COUNTRIES.has(country) && NORTHERN_CYPRUS.has(searchKey(city))
  return livesThere || phone.startsWith(NORTHERN_CYPRUS_PHONE)
}
