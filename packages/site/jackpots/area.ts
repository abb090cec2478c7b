import type { Area } from '../page.ts'
import { jackpotPaths } from './paths.ts'

export const jackpots: Area = {
  name: 'jackpots',
  pages: [
    {
      path: jackpotPaths.jackpots,
      head: 'jackpots',
      listed: true,
      firstCalls: () => [['casino.jackpots', {}]],
      examples: [jackpotPaths.jackpots],
      ownLooks: [jackpotPaths.jackpots],
    },
  ],
}
