import { addressKey } from './limits.ts'

export type Addresses = {
  /** Whether another one from there would be one too many. */
  isFull(address: string): boolean
  /** Counts one in; returns how to count it out. */
  add(address: string): () => void
}

/** Counts what is open at once, such as sockets, by the address that it came from. */
export function createAddresses(max: { readonly ofAddress: number; readonly inAll: number }): Addresses {
  const counts = new Map<string, number>()
  let total = 0
  return {
    isFull: (address) => total >= max.inAll || (counts.get(addressKey(address)) ?? 0) >= max.ofAddress,
    add(address) {
      const key = addressKey(address)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      total += 1
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
        total -= 1
      }
    },
  }
}
