import type { Sport } from '@poyraz/contract'
import type { TestClient } from '@poyraz/testkit/server'
import type { Random } from '../random.ts'
import type { Final } from './settle-again.ts'

/** Outcomes of a market that took bets in the newest message. */
export type Offered = {
  readonly market: string
  readonly outcomes: readonly { readonly outcome: string; readonly odds: number }[]
}

/** A match of the week: what the feed said about it, and what staff decided. */
export type Match = {
  readonly id: number
  readonly sport: Sport
  readonly legsMin: number
  state: 'upcoming' | 'live' | 'finished'
  /** Markets that take bets now. */
  offered: readonly Offered[]
  final: Final | null
  /** Markets that the feed cancelled and did not take back. */
  readonly cancelled: Set<string>
  /** Winning outcome by staff of a market; `null` for a void one. */
  readonly staff: Map<string, string | null>
  /** Staff voided all of its markets. */
  isVoid: boolean
}

/** A sale of a part of a coupon that was acknowledged, in percent of what was open. */
export type Sale = { readonly couponId: string; readonly percent: number; readonly value: number }

export type Placed = {
  readonly couponId: string
  readonly odds: readonly number[]
  readonly policy: 'any' | 'higher' | 'none'
  readonly isLive: boolean
}

export type Bettor = {
  readonly id: string
  readonly client: TestClient
  readonly random: Random
  /** Free bet that was not used yet. */
  freeBetId: string | null
  readonly placed: Placed[]
  readonly sales: Sale[]
  keys: number
  /** Does one thing at a time. */
  isBusy: boolean
}

export type SportsWorld = {
  readonly random: Random
  readonly bettors: readonly Bettor[]
  readonly matches: ReadonlyMap<number, Match>
  readonly faults: string[]
  readonly counts: Map<string, number>
  /** The feed has been silent for so long that no market may take bets. */
  isStalled: boolean
  /** No player starts anything from now on. */
  isOver: boolean
}

const FAULTS_MAX = 1_000

export function fault({ faults }: Pick<SportsWorld, 'faults'>, text: string): void {
  if (faults.length < FAULTS_MAX) faults.push(text)
}

export function count({ counts }: Pick<SportsWorld, 'counts'>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by)
}
