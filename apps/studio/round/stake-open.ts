import type { GameState } from './state.ts'

/** Returns true while the player may change the stake. A free spin and an open round have their own. */
export function isStakeOpen({ phase, funds, round }: GameState): boolean {
  return (phase === 'idle' || phase === 'resting') && !funds?.free && !round?.isOpen
}
