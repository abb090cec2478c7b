import { tagged } from './commitments.ts'
import { lpText, toHex } from './encoding.ts'
import type { Hash } from './hash.ts'
import { portableHash } from './sha256.ts'
import { streamDraws } from './stream.ts'

/**
 * Returns the commitment to a value that stays hidden until it is hit (the trigger of a mystery jackpot). It
 * is published at the reset; value and salt are revealed at the hit. `salt` is 32 random bytes, so that the
 * value cannot be found by trying.
 */
export function commitHidden(
  trigger: { readonly id: string; readonly value: bigint; readonly salt: Uint8Array },
  hash: Hash = portableHash,
): Uint8Array {
  return tagged(hash, 'hidden', lpText(trigger.id), lpText(String(trigger.value)), trigger.salt)
}

/** A hidden value with its commitment; `salt` reveals both. */
export type HiddenValue = { readonly value: bigint; readonly salt: Uint8Array; readonly commitment: string }

/**
 * Draws a hidden value between 1 and `most`, and commits to it. The value follows from the salt (stream
 * `jackpot`, no client, `number` as the nonce), so whoever published the commitment can neither choose nor
 * change it. `number` counts the values of a game from 1.
 */
export function drawHidden(
  hidden: {
    readonly gameId: string
    readonly rulesHash: string
    readonly number: number
    readonly most: number
    readonly salt: Uint8Array
  },
  hash: Hash = portableHash,
): HiddenValue {
  const { gameId, rulesHash, number, most, salt } = hidden
  const input = { key: salt, gameId, rulesHash, clients: [], public: new Uint8Array(0), nonce: number }
  const value = BigInt(streamDraws({ ...input, stream: 'jackpot' }, hash).int(most) + 1)
  const commitment = toHex(commitHidden({ id: `${gameId}-${number}`, value, salt }, hash))
  return { value, salt, commitment }
}
