import type { AnyRound, GameState } from './state.ts'

/**
 * Returns the round that is still open or being shown, if any. Its proof and the history would reveal how it
 * ends.
 */
export function unseenRound({ phase, round }: GameState): AnyRound | null {
  return phase === 'showing' || round?.isOpen ? round : null
}

/**
 * Returns the rounds, newest first, that have been shown completely. While a round is requested, the newest
 * may be the one whose reels still turn.
 */
export function settledRounds<Past extends Pick<AnyRound, 'roundId'>>(
  { phase, round }: Pick<GameState, 'phase' | 'round'>,
  rounds: readonly Past[],
): readonly Past[] {
  if (phase === 'showing') return rounds.filter(({ roundId }) => roundId !== round?.roundId)
  if (phase !== 'asking') return rounds
  const known = rounds.findIndex(({ roundId }) => roundId === round?.roundId)
  return known < 0 ? [] : rounds.slice(known)
}
