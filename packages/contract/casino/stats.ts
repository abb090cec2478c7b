import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, day, daysInOrder, kurusWire, withinAYear } from '../primitives.ts'
import { procedure } from '../procedure.ts'

const figures = {
  rounds: z.int(),
  stake: kurusWire,
  win: kurusWire,
  biggestWin: kurusWire,
  featureSpins: z.int(),
  playedMs: z.int(),
}

export const casinoStats = procedure({
  class: 'casino',
  method: 'stats',
  docs:
    "The player's own play between two Istanbul days, inclusive, twelve months at most: in total, by `step` (days as " +
    '`YYYY-MM-DD` or months as `YYYY-MM`, oldest first, those without play left out) and by game, most staked first. ' +
    '`stake` is without free spins of the house, whose wins count; `featureSpins` is the longest feature, in free spins ' +
    'of one round; `playedMs` is the time between rounds, where a pause of more than 5 minutes counts as none.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z
    .strictObject({
      startDate: day,
      endDate: day,
      step: z.enum(['day', 'month']).default('day'),
      gameID: catalogueId.optional(),
    })
    .check(daysInOrder)
    .check(withinAYear),
  reply: 'object',
  item: z.strictObject({
    total: z.strictObject(figures),
    periods: z.array(z.strictObject({ period: z.string(), ...figures })),
    games: z.array(
      z.strictObject({ gameID: catalogueId, slug: z.string(), gameName: z.string(), ...figures }),
    ),
  }),
  errors: [],
})
