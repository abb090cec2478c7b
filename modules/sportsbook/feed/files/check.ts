import { z } from 'zod'
import type { FeedScore } from '../messages.ts'
import type { MatchOdds, MatchOutcome, RefusalReason } from './row.ts'

/** Name of a league or a team, without control characters and lone surrogates. */
export const nameText = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(60)
  .regex(/^\P{C}+$/u)
/** Code of a league, or id of a match. */
export const codeText = nameText.max(40)

type Told = {
  readonly status: MatchOutcome['status'] | null
  readonly score: FeedScore | null
  readonly half: FeedScore | null
  readonly stats: MatchOutcome['stats']
}

/** Checks what a source tells about the end of a match; `null` if it tells nothing. */
export function checkedOutcome({ status, score, half, stats }: Told): MatchOutcome | null | RefusalReason {
  const known = status ?? (score === null ? null : 'played')
  if ((known === 'played') !== (score !== null)) return 'status'
  if (half !== null && known !== 'played' && known !== 'abandoned') return 'status'
  if (score !== null && half !== null && (half.home > score.home || half.away > score.away))
    return 'half_time'
  return known === null ? null : { status: known, score, half, stats: known === 'played' ? stats : [] }
}

/** Sums of the implied probabilities that a bookmaker may have; others are errors, or the best odds of many. */
const [BOOK_MIN, BOOK_MAX] = [1, 1.4]

/** Returns true if odds in thousandths can be those of one bookmaker for all outcomes of a market. */
export function isBook(oddsMilli: readonly number[]): boolean {
  const book = oddsMilli.reduce((sum, odds) => sum + 1000 / odds, 0)
  return book >= BOOK_MIN && book <= BOOK_MAX
}

const LINE_MAX = 5
export const isHandicapLine = (line: number) => Math.abs(line) <= LINE_MAX && Number.isInteger(4 * line)

/** Returns odds of which at least one market is known. */
export const someOdds = (odds: MatchOdds): MatchOdds | null =>
  odds.result === null && odds.goals === null && odds.handicap === null ? null : odds
