import { tagged } from './commitments.ts'
import type { Hash } from './hash.ts'

/**
 * Merkle tree over ordered leaves: nodes are paired from the left; an unpaired last node moves up unchanged.
 */

function node(hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array {
  return tagged(hash, 'node', left, right)
}

/** Returns all levels, from the leaves to the root. */
function levels(hash: Hash, leaves: readonly Uint8Array[]): (readonly Uint8Array[])[] {
  const all = [leaves]
  for (let level = leaves; level.length > 1; all.push(level)) {
    const below = level
    level = Array.from({ length: Math.ceil(below.length / 2) }, (_, index) => {
      const [left, right] = below.slice(2 * index, 2 * index + 2)
      return right === undefined ? (left as Uint8Array) : node(hash, left as Uint8Array, right)
    })
  }
  return all
}

export type MerkleTree = {
  readonly top: Uint8Array
  /** Returns the siblings on the way from leaf `index` to the root, without levels where it has no sibling. */
  path(index: number): Uint8Array[]
}

/** Hashes the tree once, for any number of paths. */
export function merkleTree(hash: Hash, leaves: readonly Uint8Array[]): MerkleTree {
  const all = levels(hash, leaves)
  return {
    top: all.at(-1)?.[0] as Uint8Array,
    path: (index) =>
      all.flatMap((level, height) => {
        const sibling = level[(index >> height) ^ 1]
        return sibling === undefined ? [] : [sibling]
      }),
  }
}

/**
 * Returns the root that a leaf and its path lead to in a tree of `count` leaves; `null` if the path has a
 * wrong length. The leaf belongs to the tree if this is the tree's root.
 */
export function merkleClimb(
  hash: Hash,
  proof: {
    readonly leaf: Uint8Array
    readonly index: number
    readonly count: number
    readonly path: readonly Uint8Array[]
  },
): Uint8Array | null {
  let { leaf: current, index: position, count: width } = proof
  let used = 0
  for (; width > 1; width = Math.ceil(width / 2), position >>= 1) {
    if ((position ^ 1) >= width) continue
    const sibling = proof.path[used++]
    if (sibling === undefined) return null
    current = position % 2 === 0 ? node(hash, current, sibling) : node(hash, sibling, current)
  }
  return used === proof.path.length ? current : null
}
