import { tagged } from './commitments.ts'
import { lpText } from './encoding.ts'
import type { Hash } from './hash.ts'
import { portableHash } from './sha256.ts'

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
