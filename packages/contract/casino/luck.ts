import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { hashHex } from '../fairness/seeds.ts'
import { catalogueId, day, daysInOrder, kurusWire, withinAYear } from '../primitives.ts'
import { procedure } from '../procedure.ts'

/** The player's newest rounds that are compared, and the slices that they are shown in. */
export const LUCK_ROUNDS_MAX = 10_000
export const LUCK_SLICES = 60

export const casinoLuck = procedure({
  class: 'casino',
  method: 'luck',
  docs:
    "The player's own paid rounds of one slot between two Istanbul days, the newest 10,000, in up to 60 `slices` of " +
    'nearly equal numbers of rounds in the order of play, to be compared with what the rules lead to. Only rounds of ' +
    'the rules that the game has now (`rulesHash`, at `/rules/<slug>/<rulesHash>.json`). `not_found` for other games.',
  auth: 'player',
  write: false,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z
    .strictObject({ gameID: catalogueId, startDate: day, endDate: day })
    .check(daysInOrder)
    .check(withinAYear),
  reply: 'object',
  item: z.strictObject({
    slug: z.string(),
    rulesHash: hashHex,
    slices: z.array(z.strictObject({ rounds: z.int(), stake: kurusWire, win: kurusWire })),
  }),
  errors: ['not_found'],
})
