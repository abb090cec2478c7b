import { concat, lp, lpText, toHex } from './encoding.ts'
import type { Hash } from './hash.ts'
import { canonicalJson, type Json } from './jcs.ts'
import { portableHash } from './sha256.ts'

/** Returns SHA-256 of a tag and length-prefixed fields, the form of all commitments of version 1. */
export function tagged(hash: Hash, tag: string, ...fields: readonly Uint8Array[]): Uint8Array {
  return hash.sha256(concat(lpText(`poyraz/1/${tag}`), ...fields))
}

/** Returns the commitment to a seed. It is published before the seed is used; the seed is revealed later. */
export function commitSeed(seed: Uint8Array, hash: Hash = portableHash): Uint8Array {
  return tagged(hash, 'commit', lp(seed))
}

/**
 * Returns the hash (hex) that identifies a version of a game. `rules` has paytable, strips, weights, caps and
 * declared RTP, so every changed figure changes the hash.
 */
export function rulesHash(rules: Json, hash: Hash = portableHash): string {
  return toHex(tagged(hash, 'rules', lp(new TextEncoder().encode(canonicalJson(rules)))))
}
