import { comparePlays } from '../http/plays.ts'

/**
 * Measures what jackpots cost a round: a game without a jackpot, one that feeds four pots, and one with a
 * must-hit-by pot. All are of reels.
 */
export function main(): Promise<void> {
  return comparePlays('jackpots', [{ slug: 'nazar' }, { slug: 'zeytinlik' }, { slug: 'kar-yolu' }])
}
