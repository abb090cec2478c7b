import { isAboutHalves, isFirstHalf, outcomesOf, settleFootball } from '@poyraz/betting/football'
import { RESULT_FACTORS } from '../leg-result.ts'
import type { FeedMessage, FeedResult, FeedScore } from '../messages.ts'
import type { MatchOutcome } from './row.ts'

type Decision =
  | { readonly kind: 'open' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'settled'; readonly results: readonly FeedResult[] }

/** Facts that decide the markets of a match. */
export type Standing = {
  readonly outcome: MatchOutcome | null
  /** Bets accepted from this time on are void: the match had begun when they were taken. */
  readonly lateFromMs: number | null
}

/** Message about results, still without event and sequence. */
export type DecisionDraft =
  | { readonly type: 'rollback_bet_settlement' | 'rollback_bet_cancel'; readonly markets: readonly string[] }
  | {
      readonly type: 'bet_settlement'
      readonly markets: Extract<FeedMessage, { readonly type: 'bet_settlement' }>['markets']
    }
  | {
      readonly type: 'bet_cancel'
      readonly markets: readonly string[]
      readonly from: Date | null
      readonly to: null
    }

/** Returns the messages that bring markets from the results of one standing of a match to those of another. */
export function decisionDrafts(
  markets: readonly string[],
  before: Standing,
  after: Standing,
): readonly DecisionDraft[] {
  const all = markets.map((market) => {
    const [from, to] = [decisionOf(market, before.outcome), decisionOf(market, after.outcome)]
    const isChanged = JSON.stringify(from) !== JSON.stringify(to)
    const [cancelledBefore, cancelledNow] = [cancelOf(from, before), cancelOf(to, after)]
    return { market, from, to, isChanged, cancelledNow, cancelledBefore }
  })
  const that = (holds: (one: (typeof all)[number]) => boolean) =>
    all.filter(holds).map(({ market }) => market)
  const settled = all.flatMap(({ market, to, isChanged }) =>
    to.kind === 'settled' && isChanged ? [{ market, results: to.results }] : [],
  )
  const cancelled = (isLate: boolean) =>
    that(
      ({ cancelledNow, cancelledBefore }) =>
        cancelledNow !== null && cancelledNow !== cancelledBefore && (cancelledNow !== 'all') === isLate,
    )
  const lateFrom = after.lateFromMs === null ? null : new Date(after.lateFromMs)
  const drafts: readonly DecisionDraft[] = [
    {
      type: 'rollback_bet_cancel',
      markets: that(({ cancelledBefore, cancelledNow }) => cancelledBefore !== null && cancelledNow === null),
    },
    {
      type: 'rollback_bet_settlement',
      markets: that(({ from, isChanged }) => from.kind === 'settled' && isChanged),
    },
    { type: 'bet_cancel', markets: cancelled(true), from: lateFrom, to: null },
    { type: 'bet_settlement', markets: settled },
    { type: 'bet_cancel', markets: cancelled(false), from: null, to: null },
  ]
  return drafts.filter((draft) => draft.markets.length > 0)
}

/** Returns which bets are void whatever the result: all, those from a time on, or none. */
const cancelOf = ({ kind }: Decision, { lateFromMs }: Standing) => (kind === 'cancelled' ? 'all' : lateFromMs)

const OPEN = { kind: 'open' } as const
const CANCELLED = { kind: 'cancelled' } as const

/**
 * Decides a market. Without a half-time score, markets about halves are void. Of an abandoned match, markets
 * about the first half count if that half is known, and all others are void.
 */
function decisionOf(market: string, outcome: MatchOutcome | null): Decision {
  switch (outcome?.status) {
    case 'cancelled':
      return CANCELLED
    case 'abandoned':
      return outcome.half !== null && isFirstHalf(market)
        ? settledBy(market, outcome.half, outcome.half)
        : CANCELLED
    case 'played':
      if (outcome.score === null) return OPEN
      return outcome.half === null && isAboutHalves(market)
        ? CANCELLED
        : settledBy(market, outcome.score, outcome.half)
    default:
      return OPEN
  }
}

/** Settles a market by the final score, and by that at half-time, which markets about the whole match do not need. */
function settledBy(market: string, score: FeedScore, half: FeedScore | null): Decision {
  const first = half ?? { home: 0, away: 0 }
  const second = { home: score.home - first.home, away: score.away - first.away }
  const results = outcomesOf(market).flatMap((outcome): FeedResult[] => {
    const settled = settleFootball(market, outcome, { first, second, goals: [] })
    return settled === null ? [] : [{ outcome, ...RESULT_FACTORS[settled] }]
  })
  return results.length === 0 ? OPEN : { kind: 'settled', results }
}
