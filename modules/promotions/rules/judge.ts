import type { BONUS_REASONS } from '@poyraz/contract'
import { DAY_MS, err, istanbulDay, type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import { bonusAmount, netLoss } from './amounts.ts'
import { type Basis, LOSS_DAYS, type Offer } from './offer.ts'

export type Reason = (typeof BONUS_REASONS)[number]

/** The facts that decide whether a player may take an offer; money in kuruş. */
export type Facts = {
  readonly emailConfirmed: boolean
  readonly openRound: boolean
  readonly hasActive: boolean
  /** A withdrawal is pending. */
  readonly withdrawing: boolean
  /** Every bonus that the player ever took, without those voided by a dispute. */
  readonly taken: readonly { readonly offerId: number; readonly period: string; readonly atMs: number }[]
  /** Sum of cash, bonus and held money. */
  readonly balance: Kurus
  /**
   * The deposit that would earn a bonus. `number`: its position among the player's deposits, from 1.
   * `standing`: the part that was not taken out again. `gone`: some of it was taken out or is no longer cash.
   * `lost`: the same, but permanently. `played`: something was staked since. `earned`: it earned a bonus.
   */
  readonly deposit: {
    readonly key: string
    readonly amount: Kurus
    readonly number: number
    readonly standing: Kurus
    readonly gone: boolean
    readonly lost: boolean
    readonly played: boolean
    readonly earned: boolean
  } | null
  /**
   * Sums over the last `LOSS_DAYS`. `deposits`: those that are not disputed. `withdrawals`: paid ones, plus
   * the amounts that disputes took of older money. `bonuses`: money bonuses granted.
   */
  readonly deposits: Kurus
  readonly withdrawals: Kurus
  readonly bonuses: Kurus
  /** Net loss to other players over the same days: no bonus is on it. */
  readonly lostToPlayers: Kurus
  /** Standing and played part of these deposits, and their keys; 0 and empty if there is no net loss. */
  readonly qualifying: Kurus
  readonly qualifyingKeys: readonly string[]
}

/** A bonus that may be granted. `amount` is 0 for free spins. `period`: the offer is granted once in it. */
export type Award = {
  readonly amount: Kurus
  readonly period: string
  /** The deposit that earns the bonus; one deposit earns at most one. */
  readonly depositKey: string | null
  /** The deposits that the bonus is based on: a dispute of one ends the bonus. */
  readonly basedOn: readonly string[]
}

/** Returns what an offer gives now, or the first of its terms that is not met. */
export function judge(offer: Offer, facts: Facts, nowMs: number): Result<Award, Reason> {
  const period = periodOf(offer, nowMs)
  if (!isOpen(offer, nowMs)) return err('not_open')
  if (!facts.emailConfirmed) return err('email_unconfirmed')
  if (isTaken(offer, facts.taken, nowMs)) return err('taken')
  // A free bet is held beside any bonus.
  if (facts.hasActive && offer.basis.kind !== 'free_bet') return err('active')
  if (facts.withdrawing) return err('withdrawal_open')
  const { basis, amountMax } = offer
  switch (basis.kind) {
    case 'deposit':
      return decideDeposit(basis, facts, period, (deposit) => bonusAmount(deposit, basis.rateBp, amountMax))
    case 'spins':
      return decideDeposit(basis, facts, period, () => kurus(0))
    case 'free_bet':
      return decideDeposit(basis, facts, period, () => amountMax)
    case 'loss':
      return assessLoss(offer, basis, facts, period)
    default:
      return err(facts.deposit && facts.deposit.standing > 0n ? 'on_request' : 'no_deposit')
  }
}

/** Returns the award of an offer that `judge` found to be `on_request`, where staff decide the amount. */
export function awardOnRequest(offer: Offer, { deposit }: Facts, nowMs: number): Omit<Award, 'amount'> {
  return { period: periodOf(offer, nowMs), depositKey: null, basedOn: deposit ? [deposit.key] : [] }
}

export function isOpen({ from, until }: Pick<Offer, 'from' | 'until'>, nowMs: number): boolean {
  return Date.parse(from) <= nowMs && nowMs < Date.parse(until)
}

/** Returns the key of the offer's period: once, the day, or the instant of a week (see `isTaken`). */
function periodOf({ every }: Offer, nowMs: number): string {
  if (every === 'once') return 'once'
  return every === 'day' ? istanbulDay(nowMs) : new Date(nowMs).toISOString()
}

/** Returns true if the player already took the offer in the current period. */
export function isTaken(offer: Offer, taken: Facts['taken'], nowMs: number): boolean {
  const period = periodOf(offer, nowMs)
  return taken.some(
    (one) =>
      one.offerId === offer.id &&
      (offer.every === 'week' ? nowMs - one.atMs < LOSS_DAYS * DAY_MS : one.period === period),
  )
}

type BasisOf<K extends Basis['kind']> = Extract<Basis, { kind: K }>

function decideDeposit(
  { least, onlyFirst }: { readonly least: Kurus; readonly onlyFirst?: boolean },
  { deposit }: Facts,
  period: string,
  amountOf: (deposit: Kurus) => Kurus,
): Result<Award, Reason> {
  if (!deposit || deposit.gone) return err('no_deposit')
  if (onlyFirst && deposit.number > 1) return err('not_first_deposit')
  if (deposit.earned) return err('taken')
  if (deposit.amount < least) return err('deposit_small')
  if (deposit.played) return err('deposit_played')
  return ok({ amount: amountOf(deposit.amount), period, depositKey: deposit.key, basedOn: [deposit.key] })
}

function assessLoss(
  { amountMax }: Offer,
  { rateBp, least, balanceBelow }: BasisOf<'loss'>,
  facts: Facts,
  period: string,
): Result<Award, Reason> {
  if (facts.openRound) return err('round_open')
  if (balanceBelow !== null && facts.balance >= balanceBelow) return err('balance_high')
  const loss = netLoss(facts)
  if (loss < least) return err('loss_small')
  const amount = bonusAmount(loss, rateBp, amountMax)
  return ok({ amount, period, depositKey: null, basedOn: facts.qualifyingKeys })
}

/** Returns the wagering requirement in kuruş of weighted stakes; for free spins it grows with their wins. */
export function wageringOf(offer: Offer, amount: Kurus): Kurus {
  return kurus(amount * BigInt(offer.wagering))
}
