import { comparePlays } from '../http/plays.ts'

/**
 * Measures what the mathematical model costs a round: the game whose rules take least time, the one whose
 * rules take most (cascades), and one with decisions (`reels-2`) whose rounds are over with the spin
 * (`docs/decisions/027-rounds-with-decisions-one-by-one.md`).
 */
export function main(): Promise<void> {
  return comparePlays('models', [
    { slug: 'cini' },
    { slug: 'findik' },
    { slug: 'saatci', choice: { kind: 'spin' } },
  ])
}
