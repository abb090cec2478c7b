import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, kurusWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const casinoFigures = procedure({
  class: 'casino',
  method: 'figures',
  docs:
    "Exact figures of a slot of the house, by which anyone can forecast a bonus's wagering: mean (the return) and " +
    'deviation of the win of a round, and the same of the paid spin alone with wins cut at 20 stakes, all in thousandths ' +
    'of the stake; `stakes` in kuruş, rising. They belong to the certificate of the deployed rules.',
  auth: 'none',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ gameID: catalogueId }),
  reply: 'object',
  item: z.strictObject({
    gameID: catalogueId,
    mean: z.int(),
    sigma: z.int(),
    smallMean: z.int(),
    smallSigma: z.int(),
    stakes: z.array(kurusWire),
  }),
  errors: ['not_found'],
})
