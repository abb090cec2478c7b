import { readStoredObject, store } from '../../../../shared/storage.ts'

/** A seed of this browser for a round, and the hash of the list that the browser saw before it opened the seed. */
export type KeptSeed = { readonly seed: string; readonly list: string }
type KeptSeeds = Readonly<Record<string, KeptSeed>>

/** Rounds whose seeds this browser remembers. */
const KEPT = 50

/** Remembers the own seed of a round, named by its `handID`, for the page of the round. */
export function keepSeed(handID: string, seed: KeptSeed): void {
  const known = Object.entries(readStoredObject<KeptSeeds>('seatSeeds') ?? {})
  const kept = [...known.filter(([name]) => name !== handID), [handID, seed] as const].slice(-KEPT)
  store('seatSeeds', JSON.stringify(Object.fromEntries(kept)))
}

export function findKeptSeed(handID: string): KeptSeed | null {
  const kept = readStoredObject<KeptSeeds>('seatSeeds')?.[handID]
  return kept && typeof kept.seed === 'string' && typeof kept.list === 'string' ? kept : null
}
