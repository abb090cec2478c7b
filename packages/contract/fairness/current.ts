import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { currentPair } from './seeds.ts'

export const fairnessCurrent = procedure({
  class: 'fairness',
  method: 'current',
  docs: "The player's active pair of seeds: its commitment, the next one's, the client seed and the next nonce.",
  auth: 'player',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: currentPair,
  errors: [],
})
