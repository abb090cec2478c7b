import type { CouponState } from '@poyraz/contract'
import type { Database, Tx } from '@poyraz/db'
import type { Clock } from '@poyraz/kernel'
import type { Wagering } from '@poyraz/wagering'
import type { Goal } from './commands/goals.ts'
import type { SportsChange } from './feed/change.ts'
import type { CouponNews, CouponNotice } from './notices.ts'
import type { FeedAlarmKind } from './store/feed.ts'

/** The calls of wagering that a sportsbook uses. */
export type CouponBets = Pick<
  Wagering,
  'openIn' | 'noteRefused' | 'settleIn' | 'settleAllIn' | 'rollbackIn' | 'keptOutIn' | 'giveBackFreeBetIn'
>

export type SportsCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly wagering: CouponBets
  /** Provider whose messages are the feed; `null` for none. */
  readonly feedSource: string | null
  /** Time that a coupon with a live event waits for its acceptance or its sale. */
  readonly delayMs: number
  wait(ms: number): Promise<void>
  /** Publishes changes of events after their commit. */
  publish(changes: readonly SportsChange[]): void
  /** Publishes that a coupon changed its state, after the commit. */
  couponMoved(moved: CouponMoved): void
  /** Puts a message about a coupon into the player's inbox, once per key, in the transaction. */
  notify(tx: Tx, notice: CouponNotice): Promise<void>
  /** Queues push notifications about a coupon of each player, within the transaction, for those who want them. */
  push(tx: Tx, playerIds: readonly string[], kind: CouponNews): Promise<void>
  /** Queues a push notification about a goal, within the transaction, if the player wants to hear about it. */
  pushGoal(tx: Tx, playerId: string, goal: Goal): Promise<void>
  /** Reports a fault of a feed; called before the commit that stores it. */
  onFeedAlarm(alarm: RaisedAlarm): void
}

export type RaisedAlarm = {
  readonly source: string
  readonly kind: FeedAlarmKind
  readonly eventId: number | null
}

export type CouponMoved = {
  readonly playerId: string
  readonly couponId: string
  readonly state: CouponState
}
