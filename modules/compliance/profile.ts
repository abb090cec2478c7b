import { PRODUCTS } from '@poyraz/contract'
import { DAY_MS, type Kurus, kurus, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'

/** What the licence gate answers for, each apart: the products that bets are placed on, and deposits. */
export const GATED = [...PRODUCTS, 'deposit'] as const
export type Gated = (typeof GATED)[number]

/** Bounds that the operator or the law sets; `null` is none. The stricter of these and the player's own holds. */
export type OperatorLimits = {
  /** Per cycle of a slot, bonus buys included: players under 25, and the others. */
  readonly slotStakeYoung: Kurus | null
  readonly slotStakeAdult: Kurus | null
}

/**
 * The numbers that a jurisdiction sets (requirements, protection 3) and that something goes by. Those that
 * are the same everywhere stand where they are used.
 */
export type Profile = {
  readonly id: 'play' | 'strict'
  /** A session ends after so long without a call by its player. */
  readonly idleMs: number
  /** Characters of a new password. */
  readonly passwordLengthMin: 6 | 8
  readonly operatorLimits: OperatorLimits
  readonly looserAfterMs: number
  readonly realityMinutes: number
  readonly realityCanBeOff: boolean
  /** Back from a self-exclusion: so long after the player asked for it. */
  readonly returnAfterMs: number
  /** What an exclusion register that does not answer means. */
  readonly registerSilence: 'open' | 'closed'
  readonly registerTimeoutMs: number
  readonly wageringMax: number
  /** `null`: at login and with a new address only. */
  readonly locationEveryMs: number | null
  readonly locationFailure: 'open' | 'closed'
  readonly identityBeforePlay: boolean
  readonly dormantAfterMs: number
  readonly aml: AmlLimits
}

export type AmlLimits = {
  /** One deposit of this size is reported by itself, so people stay below it. */
  readonly reportFrom: Kurus
  /** So many smaller ones of 24 hours that reach it together make a case. */
  readonly splitCount: number
  readonly aggregateMonth: Kurus
}

/** Caps of the law are in pounds (protection, R49); what a pound is to the house is set here, with the profile. */
const POUND = 5_000
const inPounds = (pounds: number) => kurus(pounds * POUND)

const COMMON = {
  looserAfterMs: DAY_MS,
  realityMinutes: 60,
  returnAfterMs: DAY_MS,
  registerTimeoutMs: 2 * SECOND_MS,
  wageringMax: 10,
  dormantAfterMs: 365 * DAY_MS,
  // The requirements (protection, R70) name patterns and no amounts: these are the house's own, for an
  // operator to set by the law of its licence.
  aml: {
    reportFrom: kurus(7_500_000),
    splitCount: 3,
    aggregateMonth: kurus(50_000_000),
  },
} as const

const PLAY: Profile = {
  ...COMMON,
  id: 'play',
  idleMs: 60 * MINUTE_MS,
  passwordLengthMin: 6,
  operatorLimits: { slotStakeYoung: null, slotStakeAdult: null },
  realityCanBeOff: true,
  registerSilence: 'open',
  locationEveryMs: null,
  locationFailure: 'open',
  identityBeforePlay: false,
}

export const STRICT: Profile = {
  ...COMMON,
  id: 'strict',
  idleMs: 30 * MINUTE_MS,
  passwordLengthMin: 8,
  operatorLimits: { slotStakeYoung: inPounds(2), slotStakeAdult: inPounds(5) },
  realityCanBeOff: false,
  registerSilence: 'closed',
  locationEveryMs: 30 * MINUTE_MS,
  locationFailure: 'closed',
  identityBeforePlay: true,
}

/** A right to offer a product for real money; days are Istanbul days, `validUntil` is the last. */
export type Licence = {
  readonly jurisdiction: string
  readonly product: Gated
  readonly currency: string
  readonly validFrom: string
  readonly validUntil: string
}

/** Where the house plays. `code` null: unknown, which is the strict profile and play money only. */
export type Jurisdiction = {
  readonly code: string | null
  readonly profile: Profile
  readonly licences: readonly Licence[]
}

/** Play money, wherever it runs. */
export const PLAY_MONEY: Jurisdiction = { code: null, profile: PLAY, licences: [] }

/** What an installation can choose. Neither has a licence, so both are play money; `strict` as if it were not. */
export const JURISDICTIONS = {
  'play-money': PLAY_MONEY,
  strict: { code: null, profile: STRICT, licences: [] },
} as const satisfies Record<string, Jurisdiction>
