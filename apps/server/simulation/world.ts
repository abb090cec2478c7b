import type { Clock } from '@poyraz/kernel'
import type { Random } from '@poyraz/ledger/simulator/random'
import type { Context } from '../context.ts'
import type { Book } from './book.ts'
import type { Call } from './caller.ts'

/** A payment as its player and the bank know it. */
export type Payment = {
  readonly id: string
  readonly player: Player
  readonly amount: bigint
  /** The order at the provider; of deposits only. */
  readonly ref: string | null
  readonly openedAtMs: number
  /**
   * Deposit: open → coming | left | credited | parked | gone. Withdrawal: open → in_review → paid | gone.
   * `parked` is paid for otherwise than asked, or too late.
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
  /** Their own payments that may still be taken back. */
  payments: Payment[]
  /** How many keys were used. */
  keys: number
  /** Of the last round that was played. */
  lastPlay: { readonly key: string; readonly gameId: number; readonly stake: number } | null
  lastDeposit: bigint
  /** A code that may wait for a deposit. */
  sentCode: boolean
  /** Paid from these, so that they may be paid to. */
  readonly sources: Set<'wallet' | 'crypto'>
  excludedUntilMs: number
  stakeMax: number | null
  depositDayMax: bigint | null
  /** Credited on this Istanbul day. */
  depositsToday: bigint
  /** What the last answer asks for. */
  next: 'anything' | 'acknowledge' | 'pay_in' | 'claim' | 'rest'
}

export type SimClock = Clock & { set(ms: number): void }

/** Terms of an offer as `bonus.list` tells them. */
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
  /** Where transfers by bank go. */
  readonly houseAccountId: string
  /** Not done with: the bank or the staff still has to act. */
  readonly deposits: Set<Payment>
  readonly withdrawals: Set<Payment>
  readonly credited: Payment[]
  readonly requests: { readonly player: Player; readonly id: string }[]
  /** Whose money somebody else moves in this wave: how it meets their own call is open until its end. */
  touched: ReadonlySet<Player>
  readonly faults: string[]
  /** How often what happened, by what was asked. */
  readonly counts: Map<string, Map<string, number>>
  /** Money that moved, by the reason the ledger gives it. */
  readonly moved: Map<string, bigint>
}

const FAULTS_MAX = 1000

/** What must not be. */
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

/** So many ask for a bonus before they stake what they paid in. */
const CLAIMS = 0.4

/** Money of a deposit is the player's, as far as anybody was told. */
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
