import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { hashHex, streamUse } from '../fairness/seeds.ts'
import { catalogueId, entityId, ownJsonObject } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const tablesProof = procedure({
  class: 'tables',
  method: 'proof',
  docs:
    'What anyone needs to check a round: hashing `seed` back `number` times gives `terminal`, which was published ' +
    'before the first round of the season. `seed` is null until the round has ended. A round that was dealt by hand ' +
    'has no seed: `dealt_by_hand`, and `tables.hand_round` has its log. `seats` are the seeds that players added before ' +
    'the bets: they are the salt of the draw, or the clients of the cut of a shoe.',
  auth: 'none',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ roundID: entityId }),
  reply: 'object',
  item: z.strictObject({
    roundID: entityId,
    tableID: catalogueId,
    tableName: z.string(),
    gameID: z.string(),
    rulesHash: hashHex,
    seasonID: z.string(),
    terminal: hashHex,
    number: z.int(),
    /** Name under which cards and seeds of the round are committed. */
    handID: z.string(),
    /** The seeds that players committed to, in the order of arrival; `seed` is null if it was not opened in time. */
    seats: z.array(z.strictObject({ commit: hashHex, seed: z.string().nullable() })),
    seed: hashHex.nullable(),
    streams: z.array(streamUse),
    /** Cards of a round with hidden cards: their commitment, and the proofs of the open ones. */
    cards: z
      .strictObject({
        root: hashHex,
        open: z.array(
          z.strictObject({ slot: z.int(), p: z.int(), code: z.int(), salt: hashHex, path: z.array(hashHex) }),
        ),
      })
      .nullable(),
    outcome: ownJsonObject.nullable(),
    isVoid: z.boolean(),
  }),
  errors: ['not_found', 'dealt_by_hand'],
})
