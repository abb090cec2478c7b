import { NETWORK_FACTOR, networkOf } from './network.ts'

export type Places = {
  /** Whether another one of this owner would be one too many. */
  isFull(owner: string): boolean
  /** Takes one; returns how to give it back. */
  take(owner: string): () => void
}

/**
 * Counts what is open at once, such as sockets, by whose it is: an address with its network, a player. `ofOwner`
 * and `inAll` are the largest counts.
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
      if (network !== null && countOf(network) >= max.ofOwner * NETWORK_FACTOR) return true
      return total >= max.inAll || countOf(owner) >= max.ofOwner
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
