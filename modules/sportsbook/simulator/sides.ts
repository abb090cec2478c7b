import type { FeedScore } from '../feed/messages.ts'

export type Side = 'home' | 'away'

export const NO_SCORE: FeedScore = { home: 0, away: 0 }
export const otherOf = (side: Side): Side => (side === 'home' ? 'away' : 'home')
export const plus = (score: FeedScore, side: Side): FeedScore => ({ ...score, [side]: score[side] + 1 })

/** Sets that both sides won. */
export function setsWon(sets: readonly FeedScore[]): FeedScore {
  return sets.reduce((won, { home, away }) => plus(won, home > away ? 'home' : 'away'), NO_SCORE)
}
