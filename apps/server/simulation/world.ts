import type { Clock } from '@poyraz/kernel'
import type { Context } from '../context.ts'
import type { Book } from './book.ts'
import type { Call } from './caller.ts'
import type { Random } from './random.ts'

/** A payment as known to the player and the bank. */
export type Payment = {
  readonly id: string
  readonly player: Player
  readonly amount: bigint
  /** Reference of the order at the provider; deposits only. */
  readonly ref: string | null
  readonly openedAtMs: number
  /**
   * Deposit: open → coming | left | credited | parked | gone. Withdrawal: open → in_review → paid | gone.
   * `parked` was paid with another amount, or too late.
   */
  state: 'open' | 'coming' | 'left' | 'credited' | 'parked' | 'in_review' | 'paid' | 'gone'
  isCancelled: boolean
}

export type Player = {
  readonly index: number
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly identityNumber: string
  readonly phone: string
  readonly bankAccountId: string
  readonly random: Random
  readonly book: Book
  /** Payments of the player that may still be cancelled. */
  payments: Payment[]
  /** Number of idempotency keys used. */
  keys: number
  /** Key and input of the last round. */
  lastPlay: { readonly key: string; readonly gameId: number; readonly stake: number } | null
  /** `null` after a dispute: an earlier deposit may count for offers then. */
  lastDeposit: bigint | null
  /** A bonus code was sent and may wait for a deposit. */
  sentCode: boolean
  /** Methods that the player deposited with, so withdrawals to them are allowed. */
  readonly sources: Set<'wallet' | 'crypto'>
  excludedUntilMs: number
  stakeMax: number | null
  depositDayMax: bigint | null
  /** Deposits credited on this Istanbul day. */
  depositsToday: bigint
  /** Sum of the card deposits that were opened. */
  openedByCard: bigint
  /** Next action required by the last reply. */
  next: 'anything' | 'acknowledge' | 'pay_in' | 'claim' | 'rest'
}

export type SimClock = Clock & { set(ms: number): void }

/** Terms of an offer in the reply of `bonus.list`. */
export type Terms = {
  readonly kind: string
  readonly rateBp: number
  readonly amountMax: bigint
  readonly weightBp: bigint
  readonly isSticky: boolean
}

export type World = {
  readonly context: Context
  readonly clock: SimClock
  readonly call: Call
  readonly random: Random
  readonly players: readonly Player[]
  readonly games: readonly number[]
  readonly offers: ReadonlyMap<number, Terms>
  /** Bank account of the house for transfers. */
  readonly houseAccountId: string
  /** Deposits on which the bank or staff must still act. */
  readonly deposits: Set<Payment>
  readonly withdrawals: Set<Payment>
  readonly credited: Payment[]
  readonly requests: { readonly player: Player; readonly id: string }[]
  /** Players whose money others move in this wave; the order with their own call is open. */
  touched: ReadonlySet<Player>
  readonly faults: string[]
  /** Number of results by request and result. */
  readonly counts: Map<string, Map<string, number>>
  /** Money that moved, by ledger reason. */
  readonly moved: Map<string, bigint>
}

const FAULTS_MAX = 1000

/** Records a fault. */
export function fault(world: World, text: string): void {
  if (world.faults.length < FAULTS_MAX) world.faults.push(text)
}

export function count(world: World, what: string, outcome: string, by = 1): void {
  const outcomes = world.counts.get(what) ?? new Map<string, number>()
  world.counts.set(what, outcomes)
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + by)
}

export function tally(world: World, reason: string, amount: bigint): void {
  world.moved.set(reason, (world.moved.get(reason) ?? 0n) + amount)
}

/** Share of players who claim a bonus before they play. */
const CLAIMS = 0.4

/** Adds a deposit to the expected balance, as far as the replies show it. */
export function credit(world: World, player: Player, amount: bigint): void {
  player.book.cash += amount
  player.lastDeposit = amount
  player.depositsToday += amount
  if (player.random.chance(CLAIMS)) player.next = 'claim'
  else if (player.next === 'pay_in') player.next = 'anything'
  tally(world, 'deposit', amount)
}

export function isExcluded(world: World, player: Player): boolean {
  return world.clock.nowMs() < player.excludedUntilMs
}
