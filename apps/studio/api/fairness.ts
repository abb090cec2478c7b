import type { fairnessCurrent, fairnessRotate, fairnessSetNext } from '@poyraz/contract'
import type { Result } from '@poyraz/kernel'
import type { Endpoint, Refused, WireItem } from './endpoint.ts'

/** The player's pair of seeds: the one in use and the commitment of the next. */
export type SeedPair = WireItem<typeof fairnessCurrent>
export type Rotated = WireItem<typeof fairnessRotate>

export type FairnessApi = {
  current(): Promise<Result<SeedPair, Refused>>
  setNext(clientSeed: string): Promise<Result<SeedPair, Refused>>
  rotate(clientSeed: string, key: string): Promise<Result<Rotated, Refused>>
}

export function createFairnessApi(endpoint: Endpoint): FairnessApi {
  const name = <M extends string>(method: M) => ({ class: 'fairness', method }) as const
  return {
    current: () => endpoint<typeof fairnessCurrent>(name('current'), {}),
    setNext: (clientSeed) => endpoint<typeof fairnessSetNext>(name('set_next'), { clientSeed }),
    rotate: (clientSeed, key) => endpoint<typeof fairnessRotate>(name('rotate'), { clientSeed, key }),
  }
}

/** 16 random bytes as 32 hex characters: the browser's share in the outcome of every round. */
export function newClientSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
