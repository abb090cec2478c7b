import { z } from 'zod'

/** 1-64 printable ASCII characters without space (fairness, section 2). */
const clientSeed = z.string().regex(/^[\x21-\x7e]{1,64}$/)

/** SHA-256, lower-case hex. */
export const hashHex = z.string().regex(/^[0-9a-f]{64}$/)

/** Number of words that a round read from one of its streams. */
export const streamUse = z.strictObject({ name: z.string(), words: z.int(), rejects: z.int() })

/**
 * A client seed for the next pair. With `nextCommitment`, the commitment that the player saw, the call is
 * refused if the pairs were rotated meanwhile.
 */
export const seedChoice = z.strictObject({ clientSeed, nextCommitment: hashHex.optional() })

/** The pair in use and the commitment of the next one. `nonce` is the number of the next round. */
export const currentPair = z.strictObject({
  commitment: hashHex,
  nextCommitment: hashHex,
  clientSeed: z.string(),
  nonce: z.int(),
  /** True if the pair was opened without a fresh seed of the player. */
  staleSeed: z.boolean(),
})
