import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { hashHex } from '../fairness/seeds.ts'
import { catalogueId, kurusWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'

const names = z.strictObject({ tr: z.string(), en: z.string() })
/** Micro-kuruş can exceed the integers of JSON. */
const microKurus = z.string().regex(/^\d{1,19}$/)

/** A pot of a pool. Money in kuruş. */
export const jackpotPot = z.strictObject({
  id: catalogueId,
  key: z.string(),
  name: names,
  amount: kurusWire,
  seed: kurusWire,
  cap: kurusWire,
  /** Micro-kuruş per kuruş of stake. */
  rate: z.int(),
  /** Mean number of rounds between two hits, at the lowest and the highest stake. */
  oneIn: z.strictObject({ lowest: z.int(), highest: z.int() }),
  /** Number of the pot, from 1, and the time since when it fills. */
  pot: z.int(),
  since: z.iso.datetime(),
  /** Of a must-hit-by pot: the commitment to its hidden distance. */
  commitment: hashHex.nullable(),
})

/** A win of a jackpot, as everybody sees it. */
export const jackpotWin = z.strictObject({
  id: catalogueId,
  name: names,
  pot: z.int(),
  gameID: catalogueId,
  gameName: names,
  slug: z.string(),
  /** Username, if the player allowed it; else `null`. */
  player: z.string().nullable(),
  stake: kurusWire,
  amount: kurusWire,
  /** To the minute. */
  date: z.iso.datetime(),
  /** Of a must-hit-by pot: everything that proves the hit. */
  proof: z
    .strictObject({
      pool: z.string(),
      commitment: hashHex,
      salt: hashHex,
      value: microKurus,
      rulesHash: hashHex,
      from: microKurus,
      to: microKurus,
    })
    .nullable(),
})

export const casinoJackpots = procedure({
  class: 'casino',
  method: 'jackpots',
  docs:
    'The pools of jackpots with their pots, rules and exact figures, and the latest wins. `returned` is what the pool ' +
    'returns of a stake in the long run, in millionths, cut, at the lowest stake. In a must-hit-by pool a hidden ' +
    'distance is committed to before the pot opens; the stake whose contribution reaches it wins. After the hit `proof` ' +
    'opens the commitment: `from` and `to` are the contributions to the pot before and after the winning stake.',
  auth: 'none',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({
    pools: z.array(
      z.strictObject({
        key: z.string(),
        name: names,
        kind: z.enum(['ticket', 'must_hit']),
        rulesHash: hashHex,
        tickets: z.int(),
        returned: z.int(),
        contributed: z.int(),
        pots: z.array(jackpotPot),
        games: z.array(z.strictObject({ gameID: catalogueId, slug: z.string(), name: names })),
      }),
    ),
    wins: z.array(jackpotWin),
  }),
  errors: [],
})
