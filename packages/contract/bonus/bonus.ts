import { z } from 'zod'
import { catalogueId, entityId, flag, kurusWire } from '../primitives.ts'

/** Reasons why an offer cannot be taken now. */
export const BONUS_REASONS = [
  'not_open',
  'email_unconfirmed',
  'taken',
  'active',
  'withdrawal_open',
  'no_deposit',
  'not_first_deposit',
  'deposit_small',
  'deposit_played',
  'loss_small',
  'balance_high',
  'round_open',
  'on_request',
] as const

const BONUS_STATES = ['active', 'held', 'released', 'spent', 'expired', 'cancelled'] as const
export const BONUS_REQUEST_STATES = ['pending', 'approved', 'refused', 'cancelled'] as const

const spinsOffer = z.strictObject({
  gameID: catalogueId,
  gameName: z.string(),
  rounds: z.int(),
  stake: kurusWire,
})

/**
 * An offer as one player sees it; `terms` is HTML, made from the figures beside it. `reason` says why it
 * cannot be taken now, else it is null and `amount` is what would be given, in kuruş. `attached` 1 is given by
 * itself with the next deposit that fits; `withDeposit` 1 may be earned by a deposit of at least `least` that is
 * sent with its `code`. Weights are basis points by product. `spins` names the game of free spins; of these and of
 * a free bet `amountMax` is what they are worth, and `amount` of free spins is 0.
 */
export const bonusOffer = z.strictObject({
  bonusID: catalogueId,
  title: z.string(),
  summary: z.string(),
  terms: z.string(),
  kind: z.enum(['deposit', 'loss', 'manual', 'spins', 'free_bet']),
  spins: spinsOffer.nullable(),
  code: z.string().nullable(),
  rateBp: z.int(),
  amountMax: kurusWire,
  least: kurusWire,
  wagering: z.int(),
  weights: z.record(z.string(), z.int()),
  maxStake: kurusWire,
  cashOut: z.int(),
  days: z.int(),
  sticky: flag,
  Start_date: z.iso.datetime(),
  End_date: z.iso.datetime(),
  withDeposit: flag,
  attached: flag,
  reason: z.enum(BONUS_REASONS).nullable(),
  reasonText: z.string(),
  amount: kurusWire,
})

/**
 * A bonus that the player took. `balance` is the bonus money left; `wagering` is what has to be staked by weight and
 * `progress` how much of it was; `kept` went to cash at the end, `removed` was taken back. All in kuruş. `spins`
 * tells how many free spins are `left`. A free bet is `held` until a coupon takes it. `order` is which money pays a
 * stake: `cash_first`, then this bonus; `cash_only` while free spins are left, and beside a free bet.
 */
export const bonusItem = z.strictObject({
  id: entityId,
  bonusID: catalogueId,
  title: z.string(),
  kind: z.enum(['money', 'spins', 'free_bet']),
  state: z.enum(BONUS_STATES),
  spins: spinsOffer.extend({ left: z.int() }).nullable(),
  order: z.enum(['cash_first', 'cash_only']),
  amount: kurusWire,
  balance: kurusWire,
  wagering: kurusWire,
  progress: kurusWire,
  maxStake: kurusWire,
  cashOutMax: kurusWire,
  grantedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  kept: kurusWire,
  removed: kurusWire,
})

export const bonusRequestItem = z.strictObject({
  requestID: entityId,
  bonusID: catalogueId,
  title: z.string(),
  note: z.string(),
  status: z.enum(BONUS_REQUEST_STATES),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
