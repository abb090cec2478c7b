import { vi } from 'vitest'

/** Fake storage of a browser tab, for tests without a browser. */
export function stubStorage(): { readonly local: Map<string, string>; readonly tab: Map<string, string> } {
  const local = new Map<string, string>()
  const tab = new Map<string, string>()
  vi.stubGlobal('localStorage', storageOver(local))
  vi.stubGlobal('sessionStorage', storageOver(tab))
  return { local, tab }
}

function storageOver(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
