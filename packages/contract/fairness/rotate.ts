import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { currentPair, hashHex, seedChoice } from './seeds.ts'

export const fairnessRotate = procedure({
  class: 'fairness',
  method: 'rotate',
  docs:
    'Retires the active pair, reveals its server seed and opens the next pair with `clientSeed`. Refused while a ' +
    'round is open, or when `nextCommitment` is sent and is no longer the next one. `rounds` is how many rounds the revealed pair decided.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: seedChoice,
  reply: 'object',
  item: z.strictObject({
    revealed: z.strictObject({ serverSeed: hashHex, commitment: hashHex, rounds: z.int() }),
    current: currentPair,
  }),
  errors: ['state_conflict', 'idempotency_conflict'],
})
