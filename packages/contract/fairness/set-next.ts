import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { clientSeed, currentPair } from './seeds.ts'

export const fairnessSetNext = procedure({
  class: 'fairness',
  method: 'set_next',
  docs: 'Pairs a client seed with the next commitment, so that a rotation by itself has a seed of the player too.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ clientSeed }),
  reply: 'object',
  item: currentPair,
  errors: [],
})
