import { MINUTE_MS } from '@poyraz/kernel'
import { procedure } from '../procedure.ts'
import { currentPair, seedChoice } from './seeds.ts'

export const fairnessSetNext = procedure({
  class: 'fairness',
  method: 'set_next',
  docs:
    'Pairs a client seed with the next commitment, so that a rotation by itself has a seed of the player too. ' +
    '`state_conflict` when `nextCommitment` is sent and is no longer the next one: read `current` and choose again.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: seedChoice,
  reply: 'object',
  item: currentPair,
  errors: ['state_conflict', 'idempotency_conflict'],
})
