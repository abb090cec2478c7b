import { concat, lp, lpText, toHex } from './encoding.ts'
import type { Hash } from './hash.ts'
import { canonicalJson, type Json } from './jcs.ts'
import { portableHash } from './sha256.ts'

/** SHA-256 of a tag and length-prefixed fields: the shape of every commitment of version 1. */
export function tagged(hash: Hash, tag: string, ...fields: readonly Uint8Array[]): Uint8Array {
  return hash.sha256(concat(lpText(`poyraz/1/${tag}`), ...fields))
}

/** commit(seed): published before the seed is used, opened when the seed is retired. */
export function commitSeed(seed: Uint8Array, hash: Hash = portableHash): Uint8Array {
  return tagged(hash, 'commit', lp(seed))
}

/**
 * The hash (hex) that names a version of a game: paytable, strips, weights, caps and declared RTP are all in
 * `rules`, so no figure can change under the same hash.
 */
export function rulesHash(rules: Json, hash: Hash = portableHash): string {
  return toHex(tagged(hash, 'rules', lp(new TextEncoder().encode(canonicalJson(rules)))))
}
