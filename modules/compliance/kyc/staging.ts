import { hash } from 'node:crypto'

/** Uploads whose call is not yet answered; more are refused, for each may be as large as a call may be. */
const WAITING_MAX = 8

/**
 * Bytes that came beside a call, until its handler takes them. The token is the hash of the bytes, so the
 * same upload sent again is the same input.
 */
export type Staging = {
  /** `null` when too many wait. The returned function forgets the bytes. */
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
