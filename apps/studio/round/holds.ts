import type { ReelSpin, StripRules } from '@poyraz/games'

/**
 * Returns which reels stop late, from the left. A reel is held only while the scatters on the reels that
 * already stopped are one short of free spins, whatever the remaining reels show. The suspense follows the
 * drawn symbols in drawn order and never presents a loss as a near win (RTS 7C). In free spins no reel is
 * held.
 */
export function holdsOf(rules: StripRules, spin: ReelSpin): readonly boolean[] {
  const { scatter, freeSpins } = rules
  const needed = freeSpins?.awards.findIndex((spins) => spins > 0) ?? -1
  if (!scatter || needed < 2 || spin.mode === 'free') return spin.window.map(() => false)
  let seen = 0
  return spin.window.map((reel) => {
    const held = seen === needed - 1
    seen += reel.filter((symbol) => symbol === scatter.symbol).length
    return held
  })
}
