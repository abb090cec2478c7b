import { tagged } from './commitments.ts'
import type { Hash } from './hash.ts'

/** A tree over ordered leaves: pairs join left to right, an unpaired last node moves up unchanged. */

function node(hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array {
  return tagged(hash, 'node', left, right)
}

/** All levels, leaves first, the single top last. */
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

export function merkleTop(hash: Hash, leaves: readonly Uint8Array[]): Uint8Array {
  return levels(hash, leaves).at(-1)?.[0] as Uint8Array
}

/** The siblings of leaf `index` from the leaf level up; a level where it moves up unpaired adds nothing. */
export function merklePath(hash: Hash, leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  return levels(hash, leaves).flatMap((level, height) => {
    const position = index >> height
    const sibling = level[position ^ 1]
    return sibling === undefined ? [] : [sibling]
  })
}

/**
 * The top that `leaf` at `index` and its path lead to in a tree of `count` leaves; `null` when the path has too few
 * or too many siblings. The leaf stands there if this is the tree's top.
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
