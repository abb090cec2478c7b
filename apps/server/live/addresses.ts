import { addressKey } from '../edge/limits.ts'

/** A household, an office or a mobile network shares an address. */
export const SOCKETS_OF_ADDRESS_MAX = 200
/** Of this server: beyond it the players who are here come first. */
const SOCKETS_MAX = 20_000

export type Addresses = {
  /** Whether another socket from there would be one too many. */
  isFull(address: string): boolean
  /** Counts one in; returns how to count it out. */
  add(address: string): () => void
}

/** Counts open sockets by the address that they came from. */
export function createAddresses(): Addresses {
  const counts = new Map<string, number>()
  let total = 0
  return {
    isFull: (address) =>
      total >= SOCKETS_MAX || (counts.get(addressKey(address)) ?? 0) >= SOCKETS_OF_ADDRESS_MAX,
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
