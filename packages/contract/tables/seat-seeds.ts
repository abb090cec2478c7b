import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { hashHex } from '../fairness/seeds.ts'
import { catalogueId, entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

const rate = { points: 120, windowMs: MINUTE_MS }

const seedList = {
  /** Commitments in the order of arrival. */
  commits: z.array(hashHex),
  /** Number of seeds that are open. */
  opened: z.int(),
}
/** The list after a call, and the name of the round that it is for. */
const ownSeeds = z.strictObject({ handID: z.string(), ...seedList })

export const tablesSeeds = procedure({
  class: 'tables',
  method: 'seeds',
  docs:
    'The seeds that players add to the next round of a table. `handID` names that round; it is null if the round takes ' +
    'no seeds: its chain is not published yet, or it is dealt by hand. The list is frozen when the bets of the present ' +
    'round end; only then a player opens the seed, after a look at the list.',
  auth: 'none',
  write: false,
  rate,
  input: z.strictObject({ tableID: catalogueId }),
  reply: 'object',
  item: z.strictObject({
    tableID: catalogueId,
    roundID: entityId,
    handID: z.string().nullable(),
    isFrozen: z.boolean(),
    ...seedList,
  }),
  errors: ['not_found'],
})

export const tablesCommitSeed = procedure({
  class: 'tables',
  method: 'commit_seed',
  docs:
    'Commits to a seed for the round after the open one, until the bets of the open round end. `commit` is ' +
    'SHA-256(LP("poyraz/1/seat") || LP(handID) || u32(0) || LP(seed)); the seed has 32 to 64 visible characters and stays ' +
    'with the player. One seed per player and round (`seed_given`), and 64 per round (`seed_list_full`).',
  auth: 'player',
  write: true,
  rate,
  input: z.strictObject({ tableID: catalogueId, roundID: entityId, commit: hashHex }),
  reply: 'object',
  item: ownSeeds,
  errors: ['not_found', 'seeds_closed', 'seed_given', 'seed_list_full', 'idempotency_conflict'],
})

export const tablesOpenSeed = procedure({
  class: 'tables',
  method: 'open_seed',
  docs:
    'Opens the seed that the caller committed to, between the end of the bets of `roundID` and the bets of the next ' +
    'round. A seed that is not opened in time does not count, and the proof of the round shows its commitment.',
  auth: 'player',
  write: true,
  rate,
  input: z.strictObject({
    tableID: catalogueId,
    roundID: entityId,
    seed: z.string().regex(/^[\x21-\x7e]{32,64}$/),
  }),
  reply: 'object',
  item: ownSeeds,
  errors: ['not_found', 'seeds_closed', 'seed_mismatch', 'idempotency_conflict'],
})
