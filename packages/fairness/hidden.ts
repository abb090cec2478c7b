import { tagged } from './commitments.ts'
import { lpText } from './encoding.ts'
import type { Hash } from './hash.ts'
import { portableHash } from './sha256.ts'

/**
 * Commits to a value that must stay hidden until it is hit (a mystery jackpot's trigger): published at reset,
 * opened by value and salt at the hit. `salt` is 32 random bytes: without it the value could be found by trying.
 */
export function commitHidden(
  trigger: { readonly id: string; readonly value: bigint; readonly salt: Uint8Array },
  hash: Hash = portableHash,
): Uint8Array {
  return tagged(hash, 'hidden', lpText(trigger.id), lpText(String(trigger.value)), trigger.salt)
}
