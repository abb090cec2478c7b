import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES } from '../constants.ts'
import { catalogueId, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const cmsGetTournaments = procedure({
  class: 'cmscontroller',
  method: 'getTournaments',
  docs:
    'Tournaments, in their order. Active while `Start_date` is before now and `End_date` after it. `prizes` are ' +
    'kuruş by place and add up to `prizePool`; `games` are gameIDs; `leaderboard` shows shortened names.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(PAGE_SIZES.tournaments) }),
  reply: 'list',
  item: z.strictObject({
    id: catalogueId,
    name: z.string(),
    html: z.string(),
    image: z.string(),
    Start_date: z.iso.datetime(),
    End_date: z.iso.datetime(),
    prizePool: kurusWire,
    prizes: z.array(z.strictObject({ place: z.int().min(1), prize: kurusWire })),
    games: z.array(catalogueId),
    leaderboard: z.array(z.strictObject({ place: z.int().min(1), name: z.string(), points: z.int() })),
  }),
  errors: [],
})
