import { NETWORK_FACTOR, networkOf } from './network.ts'

export type Places = {
  /**
   * Returns true if the owner, its network or the server has reached the limit. Nobody gets more places than
   * are free, so owners who take all that they get leave places for others (C06).
   */
  isFull(owner: string): boolean
  /** Takes a place; the returned function releases it. */
  take(owner: string): () => void
}

/**
 * Counts things that are open at the same time, such as sockets, per owner: an address with its network, or a
 * player. `ofOwner` and `inAll` are the maximum counts.
 */
export function createPlaces(max: { readonly ofOwner: number; readonly inAll: number }): Places {
  const counts = new Map<string, number>()
  let total = 0
  const countOf = (name: string) => counts.get(name) ?? 0
  const add = (name: string, change: 1 | -1) => {
    const count = countOf(name) + change
    if (count > 0) counts.set(name, count)
    else counts.delete(name)
  }
  return {
    isFull(owner) {
      const network = networkOf(owner)
      const free = max.inAll - total
      if (network !== null && countOf(network) >= Math.min(max.ofOwner * NETWORK_FACTOR, free)) return true
      return countOf(owner) >= Math.min(max.ofOwner, free)
    },
    take(owner) {
      const network = networkOf(owner)
      const names = network === null ? [owner] : [owner, network]
      for (const name of names) add(name, 1)
      total += 1
      return () => {
        for (const name of names) add(name, -1)
        total -= 1
      }
    },
  }
}
