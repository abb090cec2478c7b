import { ADULT_AGE } from '@poyraz/contract/forms'
import type { Gated, Jurisdiction } from './profile.ts'

/** Version of the rules below, stored with every decision. Change it when the rules change. */
export const RULE_VERSION = '2026-11-21'

export const ANSWERS = ['allow', 'play_money_only', 'deny'] as const
export type Answer = (typeof ANSWERS)[number]

export const IDENTITY_STATES = ['none', 'pending', 'verified', 'refused'] as const
export type IdentityState = (typeof IDENTITY_STATES)[number]

export const EXCLUSION_STATES = ['none', 'excluded', 'register', 'register_silent'] as const
export type ExclusionState = (typeof EXCLUSION_STATES)[number]

export const LOCATION_STATES = ['ok', 'failed', 'vpn', 'travel'] as const
export type LocationState = (typeof LOCATION_STATES)[number]

/** Signs that link a player to Türkiye. A single one is enough. */
export const TURKISH_SIGNS = ['ip', 'residence', 'phone', 'address', 'payment', 'identity_number'] as const
export type TurkishSign = (typeof TURKISH_SIGNS)[number]

export type GateInputs = {
  readonly jurisdiction: Jurisdiction
  readonly product: Gated
  /** The ledger's currency is play money; any other is real money. */
  readonly currency: string
  /** Completed years today; `null` if unknown. */
  readonly age: number | null
  readonly identity: IdentityState
  readonly exclusion: ExclusionState
  readonly location: LocationState
  readonly signs: readonly TurkishSign[]
  /** Resident of Northern Cyprus; see `isNorthernCyprus`. */
  readonly northernCyprus: boolean
  /** The Istanbul day, `YYYY-MM-DD`. */
  readonly today: string
}

export type GateReason =
  | 'under_age'
  | 'excluded'
  | 'kyc_required'
  | 'jurisdiction'
  | 'no_licence'
  | 'turkish_sign'
  | 'valid'

export type GateDecision = { readonly answer: Answer; readonly reason: GateReason }

/** Products closed to residents of Northern Cyprus (the site's own notice). */
const CLOSED_IN_NORTHERN_CYPRUS: ReadonlySet<Gated> = new Set(['slots', 'live', 'sports'])

/**
 * Decides if a product may be offered to a player (requirements, protection 4). The strictest answer wins:
 * first `deny`, then `play_money_only`; `allow` only if there is no objection.
 */
export function licenceGate(inputs: GateInputs): GateDecision {
  const denied = denialOf(inputs)
  if (denied) return { answer: 'deny', reason: denied }
  const objection = objectionOf(inputs)
  if (objection) return { answer: 'play_money_only', reason: objection }
  return { answer: 'allow', reason: 'valid' }
}

function denialOf(inputs: GateInputs): GateReason | null {
  const { age, identity, exclusion, location, northernCyprus, product } = inputs
  const { profile } = inputs.jurisdiction
  if (age === null || age < ADULT_AGE) return 'under_age'
  if (exclusion === 'excluded' || exclusion === 'register') return 'excluded'
  if (exclusion === 'register_silent' && profile.registerSilence === 'closed') return 'excluded'
  if (identity === 'refused') return 'kyc_required'
  if (profile.identityBeforePlay && identity !== 'verified') return 'kyc_required'
  if (northernCyprus && CLOSED_IN_NORTHERN_CYPRUS.has(product)) return 'jurisdiction'
  if (location !== 'ok' && profile.locationFailure === 'closed') return 'jurisdiction'
  return null
}

function objectionOf(inputs: GateInputs): GateReason | null {
  const { signs, northernCyprus, location, identity, exclusion } = inputs
  if (signs.length > 0) return 'turkish_sign'
  if (northernCyprus || location !== 'ok') return 'jurisdiction'
  if (!isLicensed(inputs)) return 'no_licence'
  if (exclusion !== 'none') return 'excluded'
  return identity === 'verified' ? null : 'kyc_required'
}

function isLicensed({ jurisdiction, product, currency, today }: GateInputs): boolean {
  const { code, licences } = jurisdiction
  return licences.some(
    (one) =>
      one.jurisdiction === code &&
      one.product === product &&
      one.currency === currency &&
      one.validFrom <= today &&
      today <= one.validUntil,
  )
}
