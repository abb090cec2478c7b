import { hash } from 'node:crypto'

/** Maximum number of uploads in memory. Each may be as large as the maximum of a call. */
const WAITING_MAX = 8

/**
 * Holds uploaded bytes in memory until the handler of their call reads them. The token is the SHA-256 of the
 * bytes, so a retry with the same upload has the same input.
 */
export type Staging = {
  /** Stores the bytes; `null` if too many uploads wait. `drop` removes them. */
  put(bytes: Uint8Array): { readonly token: string; readonly drop: () => void } | null
  find(token: string): Uint8Array | undefined
}

export function createStaging(): Staging {
  const waiting = new Map<symbol, { readonly token: string; readonly bytes: Uint8Array }>()
  return {
    put(bytes) {
      if (waiting.size >= WAITING_MAX) return null
      const id = Symbol('upload')
      const token = hash('sha256', bytes)
      waiting.set(id, { token, bytes })
      return { token, drop: () => void waiting.delete(id) }
    },
    find: (token) => [...waiting.values()].find((one) => one.token === token)?.bytes,
  }
}
