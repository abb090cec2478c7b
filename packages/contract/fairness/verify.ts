import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { gameOutcome } from '../casino/play.ts'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { hashHex, streamUse } from './seeds.ts'

export const fairnessVerify = procedure({
  class: 'fairness',
  method: 'verify',
  docs:
    'What anyone needs to check a round, and nothing of the player, stake, win or time. `serverSeed` is null until ' +
    'its pair has been retired. `gameID` is the slug that the words are drawn for.',
  auth: 'none',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ roundID: entityId }),
  reply: 'object',
  item: z.strictObject({
    gameID: z.string(),
    rulesHash: hashHex,
    commitment: hashHex,
    clientSeed: z.string(),
    staleSeed: z.boolean(),
    nonce: z.int(),
    serverSeed: hashHex.nullable(),
    streams: z.array(streamUse),
    outcome: gameOutcome,
  }),
  errors: ['not_found'],
})
