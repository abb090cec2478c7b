import { PRODUCTS } from '@poyraz/contract'
import { DAY_MS, type Kurus, kurus, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'

/** Everything the licence gate decides separately: each product that takes bets, and deposits. */
export const GATED = [...PRODUCTS, 'deposit'] as const
export type Gated = (typeof GATED)[number]

/**
 * Limits set by the operator or the law; `null` is no limit. The stricter of these and the player's own
 * applies.
 */
export type OperatorLimits = {
  /** Maximum stake of one slot round, bonus buys included. Young: under 25 years; Adult: 25 and older. */
  readonly slotStakeYoung: Kurus | null
  readonly slotStakeAdult: Kurus | null
}

/**
 * Values that differ by jurisdiction (requirements, protection 3) and that the code uses. Values that are the
 * same everywhere are constants where they are used.
 */
export type Profile = {
  readonly id: 'play' | 'strict'
  /** A session ends after this time without a call by its player. */
  readonly idleMs: number
  /** Minimum number of characters of a new password. */
  readonly passwordLengthMin: 6 | 8
  readonly operatorLimits: OperatorLimits
  /** Waiting time before a looser limit can be confirmed. */
  readonly looserAfterMs: number
  /**
   * Time in which a looser limit, or the return from a self-exclusion, must be confirmed once that is
   * possible. Otherwise the request lapses: nobody keeps one in store for a moment in which the limit hurts.
   */
  readonly confirmWithinMs: number
  /** Default interval of the reality check. */
  readonly realityMinutes: number
  readonly realityCanBeOff: boolean
  /** True if the latest wins of players may be shown to everybody. */
  readonly publicWins: boolean
  /** True if a player may stake a slot's win on a coin. */
  readonly winGamble: boolean
  /** True if a player may buy the free spins of a slot. */
  readonly featureBuy: boolean
  /** True if human dealers may deal live tables, whose rounds no seed proves. */
  readonly handDealtTables: boolean
  /** Waiting time between the request to return from a self-exclusion and its confirmation. */
  readonly returnAfterMs: number
  /** `closed` denies play while the exclusion register does not answer; `open` does not. */
  readonly registerSilence: 'open' | 'closed'
  /** Timeout of calls to the exclusion register and to the location service. */
  readonly registerTimeoutMs: number
  readonly wageringMax: number
  /** Interval of the location check. `null`: only at sign-in and when a game opens from a new IP address. */
  readonly locationEveryMs: number | null
  readonly locationFailure: 'open' | 'closed'
  readonly identityBeforePlay: boolean
  readonly dormantAfterMs: number
  readonly aml: AmlLimits
}

export type AmlLimits = {
  /**
   * A single deposit of this amount is reported. Structuring means several smaller deposits that reach it
   * together.
   */
  readonly reportFrom: Kurus
  /**
   * Minimum number of smaller deposits within 24 hours, together at least `reportFrom`, that opens a case.
   */
  readonly splitCount: number
  readonly aggregateMonth: Kurus
}

/** Kuruş per pound: the legal maximum stakes (protection, R49) are in pounds, and this rate is fixed. */
const POUND = 5_000
const inPounds = (pounds: number) => kurus(pounds * POUND)

const COMMON = {
  looserAfterMs: DAY_MS,
  confirmWithinMs: 7 * DAY_MS,
  realityMinutes: 60,
  returnAfterMs: DAY_MS,
  registerTimeoutMs: 2 * SECOND_MS,
  wageringMax: 10,
  dormantAfterMs: 365 * DAY_MS,
  // The requirements (protection, R70) name the patterns but no amounts. These amounts are our defaults; an
  // operator sets them to the law of its licence.
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
  publicWins: true,
  winGamble: true,
  featureBuy: true,
  handDealtTables: true,
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
  publicWins: false,
  winGamble: false,
  featureBuy: false,
  handDealtTables: false,
  registerSilence: 'closed',
  locationEveryMs: 30 * MINUTE_MS,
  locationFailure: 'closed',
  identityBeforePlay: true,
}

/** Permission to offer a product for real money. Days are Istanbul days; `validUntil` is inclusive. */
export type Licence = {
  readonly jurisdiction: string
  readonly product: Gated
  readonly currency: string
  readonly validFrom: string
  readonly validUntil: string
}

/** The jurisdiction of an installation. `code` null: unknown, which allows play money only. */
export type Jurisdiction = {
  readonly code: string | null
  readonly profile: Profile
  readonly licences: readonly Licence[]
}

/** Play money, in any country. */
export const PLAY_MONEY: Jurisdiction = { code: null, profile: PLAY, licences: [] }

/**
 * The choices of an installation. Neither has a licence, so both are play money only; `strict` applies the
 * rules of real money.
 */
export const JURISDICTIONS = {
  'play-money': PLAY_MONEY,
  strict: { code: null, profile: STRICT, licences: [] },
} as const satisfies Record<string, Jurisdiction>
