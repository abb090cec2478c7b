/**
 * Every refusal the endpoint can answer with. `code` is the envelope's `code`; `http` is set where the refusal
 * is an HTTP status too (shape errors and transport limits), otherwise it travels as HTTP 200 with
 * `result: false`. Described clients end the session on `code` 403, so only refusals that mean it carry it. The
 * texts live in `packages/text` under `errors.<name>`.
 */
export const ERRORS = {
  bad_request: { code: 400, http: 400 },
  unknown_method: { code: 404, http: 404 },
  too_large: { code: 413, http: 413 },
  unsupported_media_type: { code: 415, http: 415 },
  too_many_requests: { code: 429, http: 429 },
  foreign_origin: { code: 400, http: 403 },
  internal: { code: 500, http: 500 },
  unavailable: { code: 503 },
  invalid_input: { code: 422 },
  idempotency_conflict: { code: 422 },
  session_expired: { code: 401 },
  login_failed: { code: 401 },
  step_up_required: { code: 401 },
  account_inactive: { code: 403 },
  not_authorized: { code: 403 },
  locked: { code: 423 },
  debt_open: { code: 423 },
  proof_required: { code: 428 },
  code_incorrect: { code: 422 },
  passkey_failed: { code: 422 },
  token_invalid: { code: 410 },
  already_registered: { code: 409 },
  wrong_factor: { code: 409 },
  maintenance: { code: 503 },
  not_found: { code: 404 },
  not_available: { code: 404 },
  no_sms: { code: 404 },
  email_unconfirmed: { code: 409 },
  sms_busy: { code: 503 },
  provider_unreachable: { code: 502 },
  insufficient_funds: { code: 402 },
  round_open: { code: 409 },
  too_soon: { code: 409 },
  state_conflict: { code: 409 },
  account_limit: { code: 409 },
  payout_limit: { code: 409 },
  daily_withdrawals: { code: 409 },
  daily_deposits: { code: 409 },
  bonus_not_due: { code: 409 },
  bonus_active: { code: 409 },
  bonus_taken: { code: 409 },
  bonus_stake_limit: { code: 409 },
  bonus_running: { code: 409 },
  free_spins_over: { code: 409 },
  game_disabled: { code: 423 },
  play_stopped: { code: 423 },
  jurisdiction: { code: 451 },
  under_age: { code: 451 },
  excluded: { code: 451 },
  account_closed: { code: 451 },
  kyc_required: { code: 451 },
  limit_reached: { code: 451 },
  reality_check: { code: 451 },
  document_limit: { code: 409 },
  share_limit: { code: 409 },
  odds_changed: { code: 409 },
  market_closed: { code: 409 },
  liability_limit: { code: 409 },
  cash_out_unavailable: { code: 409 },
  cash_out_changed: { code: 409 },
  stake_range: { code: 422 },
  too_many_legs: { code: 400 },
  duplicate_selection: { code: 400 },
  related_legs: { code: 400 },
  legs_minimum: { code: 400 },
  system_invalid: { code: 400 },
  odds_range: { code: 400 },
  bets_closed: { code: 409 },
  table_limit: { code: 409 },
  passkey_limit: { code: 409 },
  message_limit: { code: 409 },
  not_permitted: { code: 405 },
  approval_required: { code: 409 },
  same_person: { code: 409 },
  not_viewed: { code: 409 },
  number_taken: { code: 409 },
  amount_range: { code: 422 },
  game_uncertified: { code: 423 },
} as const satisfies Record<string, { code: number; http?: number }>

export type ErrorCode = keyof typeof ERRORS

/** Refusals of the back office only. The protocol of players does not have them. */
export const STAFF_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'not_permitted',
  'approval_required',
  'same_person',
  'not_viewed',
  'number_taken',
  'amount_range',
  'game_uncertified',
])

/** Codes with which compliance refuses a bonus. */
export const ADMISSION_ERRORS = [
  'account_inactive',
  'account_closed',
  'excluded',
  'jurisdiction',
  'under_age',
  'kyc_required',
  'play_stopped',
] as const satisfies readonly ErrorCode[]
export type AdmissionCode = (typeof ADMISSION_ERRORS)[number]

/** Refusals of every procedure that places a bet. */
export const BET_ERRORS = [
  'game_disabled',
  'insufficient_funds',
  'bonus_stake_limit',
  'free_spins_over',
  'not_found',
  'state_conflict',
  'idempotency_conflict',
  'jurisdiction',
  'session_expired',
  'account_inactive',
  'account_closed',
  'excluded',
  'under_age',
  'kyc_required',
  'play_stopped',
  'limit_reached',
  'reality_check',
] as const satisfies readonly ErrorCode[]
export type BetError = (typeof BET_ERRORS)[number]

/** Refusals that any procedure may return: the edge returns them before the handler runs. */
export const EDGE_ERRORS = [
  'bad_request',
  'invalid_input',
  'too_many_requests',
  'maintenance',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]
