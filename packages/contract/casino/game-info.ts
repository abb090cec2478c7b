import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { hashHex } from '../fairness/seeds.ts'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

const decimal = z.string().regex(/^\d+\.\d+$/)

export const casinoGameInfo = procedure({
  class: 'casino',
  method: 'game_info',
  docs:
    'The certificate of a slot in short: return, share of paid spins that pay anything and at least the stake, and top ' +
    'win (`topStakes`, once in `topOneIn` rounds), in decimals of percents and stakes. `rows` are the visible rows of ' +
    'each reel. `certificate` is `null` for a game that is not a slot.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ gameID: catalogueId }),
  reply: 'object',
  item: z.strictObject({
    gameID: catalogueId,
    rulesHash: hashHex,
    /** Names in the caller's language. */
    mechanics: z.array(z.string()),
    features: z.array(z.string()),
    certificate: z
      .strictObject({
        version: z.int(),
        returnPercent: decimal,
        hitPercent: decimal,
        stakeBackPercent: decimal,
        sigma: decimal,
        topStakes: decimal,
        topOneIn: decimal,
        /** False where the top win is that of the paid spin without its free spins. */
        topIsRound: z.boolean(),
        freeSpins: z.strictObject({ oneIn: decimal, spins: decimal }).nullable(),
        rows: z.array(z.int()),
      })
      .nullable(),
  }),
  errors: ['not_found'],
})
