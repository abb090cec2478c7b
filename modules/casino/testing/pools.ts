import type { JackpotPool, JackpotRules } from '@poyraz/games/jackpots'

const NAME = { tr: 'Deneme', en: 'Test' }

/** A pool of the test coin. Every ticket wins its one level when `weight` × stake reaches `tickets`. */
function testPool(change: Partial<JackpotRules> & Pick<JackpotRules, 'mapping' | 'levels'>): JackpotPool {
  const rules: JackpotRules = {
    gameId: 'test-pool',
    version: 1,
    games: ['test-coin'],
    stakeMax: 1000,
    tickets: 1_000_000,
    ...change,
  }
  return { rules, name: NAME, levelNames: Object.fromEntries(rules.levels.map(({ key }) => [key, NAME])) }
}

const LEVEL = { id: 1, key: 'test-pot', seed: 5_000, cap: 20_000, rate: 2_500, weight: 0 }

/** Pots of a progressive pool, by the tickets that win per kuruş of stake. */
export const ticketPool = (weights: readonly number[], tickets = 1_000_000) =>
  testPool({
    mapping: 'ticket-1',
    tickets,
    levels: weights.map((weight, n) => ({ ...LEVEL, id: n + 1, key: `test-pot-${n + 1}`, weight })),
  })

/** A must-hit-by pot with room for about `room` kuruş of contributions. */
export const mustHitPool = (room: number) =>
  testPool({ mapping: 'must-hit-1', tickets: 1, levels: [{ ...LEVEL, cap: LEVEL.seed + 4 + room }] })
