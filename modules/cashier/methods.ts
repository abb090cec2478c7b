import type { Language } from '@poyraz/contract'
import { type Kurus, kurus } from '@poyraz/kernel'

/** A way to pay that is credited at once; more kinds come with the payment providers. */
export type Method = {
  readonly id: number
  readonly name: Readonly<Record<Language, string>>
  readonly eta: Readonly<Record<Language, string>>
  readonly logo: string
  readonly min: Kurus
  readonly max: Kurus
  readonly fee: Kurus
  /** The house account that the money comes from. */
  readonly houseCode: string
}

/** Money of the sandbox: minted on request, worth nothing outside. */
export const SANDBOX: Method = {
  id: 1,
  name: { tr: 'Oyun parası', en: 'Sandbox' },
  eta: { tr: 'anında', en: 'at once' },
  logo: '1fa99',
  min: kurus(1_000),
  max: kurus(10_000_000),
  fee: kurus(0),
  houseCode: 'house:sandbox',
}

export const DEPOSIT_METHODS: readonly Method[] = [SANDBOX]
