import type { BetError } from '@poyraz/contract'

/** Every status with which `wagering.place` refuses a bet, but limits, and the error that it means. */
const CODES = {
  account_inactive: 'account_inactive',
  session_expired: 'session_expired',
  account_closed: 'account_closed',
  excluded: 'excluded',
  jurisdiction: 'jurisdiction',
  under_age: 'under_age',
  kyc_required: 'kyc_required',
  play_stopped: 'play_stopped',
  game_disabled: 'game_disabled',
  reality_check: 'reality_check',
  insufficient_funds: 'insufficient_funds',
  bonus_stake_limit: 'bonus_stake_limit',
  free_spins_over: 'free_spins_over',
  free_bet_not_found: 'not_found',
  free_bet_unplayed: 'free_bet_unplayed',
  exists_with_different_input: 'idempotency_conflict',
  // Another player's bet of the same table was refused.
  table_refused: 'state_conflict',
} as const satisfies Record<string, BetError>

/** A limit that the bet would break; `period` where it has one. The numbers come from `withNumbers`. */
type LimitReached = {
  readonly error: 'limit_reached'
  readonly data: {
    readonly kind: string
    readonly period?: string
    readonly max?: number
    readonly left?: number
    readonly minutes?: number
  }
}

const limitReached = (kind: string, period?: string): LimitReached => ({
  error: 'limit_reached',
  data: period === undefined ? { kind } : { kind, period },
})

const LIMITS: Readonly<Record<string, LimitReached>> = {
  'limit_reached:stake': limitReached('stake'),
  'limit_reached:session:day': limitReached('session', 'day'),
  'limit_reached:loss:day': limitReached('loss', 'day'),
  'limit_reached:loss:week': limitReached('loss', 'week'),
  'limit_reached:loss:month': limitReached('loss', 'month'),
}

type Code = keyof typeof CODES
const isCode = (status: string): status is Code => Object.hasOwn(CODES, status)

/** A refused bet as the protocol answers it. */
export type BetRefusal =
  | { readonly error: (typeof CODES)[Code]; readonly data?: { readonly max: number } }
  | LimitReached

/** The reply to a refused bet. A status that is not in the lists is a fault of the statement, and throws. */
export function betRefusal(status: string): BetRefusal {
  if (isCode(status)) return { error: CODES[status] }
  const limit = LIMITS[status]
  if (limit === undefined) throw new Error(`a bet was refused as ${status}`)
  return limit
}

/** Reasons for refusing a settlement or its rollback. Callers are verticals, not players. */
const SETTLEMENT_REFUSALS = [
  'bet_not_found',
  'bet_closed',
  'exceeds_bet',
  'exists_with_different_input',
  'settlement_not_found',
  'already_rolled_back',
  'bonus_active',
  'bonus_ended',
  'insufficient_funds',
  'table_refused',
  'table_not_balanced',
] as const
export type SettlementRefusal = (typeof SETTLEMENT_REFUSALS)[number]

export function settlementRefusal(status: string): SettlementRefusal {
  const refusal = SETTLEMENT_REFUSALS.find((one) => one === status)
  if (refusal === undefined) throw new Error(`a settlement was refused as ${status}`)
  return refusal
}
