export type Places = {
  /** Whether another one of this owner would be one too many. */
  isFull(owner: string): boolean
  /** Takes one; returns how to give it back. */
  take(owner: string): () => void
}

/** Counts what is open at once, such as sockets, by whose it is: an address, a player. */
export function createPlaces(max: { readonly ofOwner: number; readonly inAll: number }): Places {
  const counts = new Map<string, number>()
  let total = 0
  return {
    isFull: (owner) => total >= max.inAll || (counts.get(owner) ?? 0) >= max.ofOwner,
    take(owner) {
      counts.set(owner, (counts.get(owner) ?? 0) + 1)
      total += 1
      return () => {
        const left = (counts.get(owner) ?? 1) - 1
        if (left > 0) counts.set(owner, left)
        else counts.delete(owner)
        total -= 1
      }
    },
  }
}
