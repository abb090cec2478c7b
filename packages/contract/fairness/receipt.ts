import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { hashHex } from './seeds.ts'
import { fairnessVerify } from './verify.ts'

/** Kuruş as decimal text: a receipt is signed as text, and read by programs without 64-bit numbers. */
const amountText = z.string().regex(/^\d{1,18}$/)

/** Micro-kuruş as decimal text. */
const microText = z.string().regex(/^\d{1,19}$/)

/** The part of a round in a pool of jackpots: its ticket, or its place in a must-hit-by pot. */
const receiptJackpot = z.strictObject({
  pool: z.string(),
  rulesHash: hashHex,
  level: z.string().nullable(),
  amount: amountText,
  entry: z.int(),
  ticket: z.int().optional(),
  pot: z.int().optional(),
  commitment: hashHex.optional(),
  from: microText.optional(),
  to: microText.optional(),
})

/** The signed receipt of a finished round; its fields are those of `fairness.verify` and these. */
export const roundReceipt = z.strictObject({
  ...fairnessVerify.item.shape,
  v: z.literal(1),
  roundID: entityId,
  currency: z.string(),
  stake: amountText,
  free: z.boolean(),
  win: amountText,
  time: z.iso.datetime(),
  prev: hashHex,
  keyID: hashHex,
  signature: z.string().regex(/^[0-9a-f]{128}$/),
  jackpot: receiptJackpot.optional(),
  trigger: z.strictObject({ rulesHash: hashHex, salt: hashHex, value: microText }).nullable().optional(),
})

export const fairnessReceipt = procedure({
  class: 'fairness',
  method: 'receipt',
  docs:
    "The signed receipt of one of the player's finished rounds. `signature` is Ed25519 under the key `keyID` over " +
    '`LP("poyraz/1/receipt") || LP(canonical JSON without serverSeed, trigger and signature)`; the keys of the house are at ' +
    '`/.well-known/receipt-keys.json`, the rules at `/rules/<gameID>/<rulesHash>.json`. `serverSeed` is null until ' +
    "the pair has been retired; the signature stays the same. `prev` is the hash of the player's receipt before this one, " +
    'zeros in the first: SHA-256 over `LP("poyraz/1/link") || prev || SHA-256(LP("poyraz/1/facts") || LP(canonical ' +
    'JSON of the facts)) || LP(stored)` (docs/receipts.md). `jackpot` is the part of the round in a pool of jackpots; ' +
    '`level` is null if it won none. `trigger` opens the hidden distance of a must-hit-by pot; it is null until the pot ' +
    'was hit.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ roundID: entityId }),
  reply: 'object',
  item: roundReceipt,
  errors: ['not_found'],
})
