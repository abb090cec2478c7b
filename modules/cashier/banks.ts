export type Bank = {
  readonly id: number
  readonly name: string
  /** Five digits, as in an IBAN. */
  readonly code: string
  readonly logo: string
  /** True if the bank pays out cash that is sent to a phone number. */
  readonly cepBank: boolean
}

const LOGO = '1f3e6'

/** Fictional banks; no real bank has these codes. Ids are part of the wire protocol and never change. */
export const BANKS: readonly Bank[] = [
  { id: 1, name: 'Anka Bankası', code: '00901', logo: LOGO, cepBank: true },
  { id: 2, name: 'Boğaz Bank', code: '00902', logo: LOGO, cepBank: true },
  { id: 3, name: 'Çınar Katılım', code: '00903', logo: LOGO, cepBank: false },
  { id: 4, name: 'Ege Körfez Bankası', code: '00904', logo: LOGO, cepBank: true },
  { id: 5, name: 'Ilgaz Bank', code: '00905', logo: LOGO, cepBank: false },
  { id: 6, name: 'İpekyolu Bankası', code: '00906', logo: LOGO, cepBank: true },
  { id: 7, name: 'Lodos Bank', code: '00907', logo: LOGO, cepBank: false },
  { id: 8, name: 'Martı Bankası', code: '00908', logo: LOGO, cepBank: false },
  { id: 9, name: 'Süphan Katılım', code: '00909', logo: LOGO, cepBank: true },
  { id: 10, name: 'Şafak Bankası', code: '00910', logo: LOGO, cepBank: true },
]

/** Issuer shown in place of a bank for prepaid cards. */
export const CARD_ISSUER = { id: 900, name: 'Poyraz Kart' } as const

export function bankNameOf(id: number): string {
  return BANKS.find((bank) => bank.id === id)?.name ?? ''
}
