import type { fairnessCurrent, fairnessRotate, fairnessSetNext } from '@poyraz/contract'
import type { Result } from '@poyraz/kernel'
import type { Endpoint, Refused, WireItem } from './endpoint.ts'

/** The player's pair of seeds: the one in use and the commitment of the next. */
export type SeedPair = WireItem<typeof fairnessCurrent>
export type Rotated = WireItem<typeof fairnessRotate>

export type FairnessApi = {
  current(): Promise<Result<SeedPair, Refused>>
  /**
   * Sets the client seed of the next pair. Refused as `state_conflict` if the pairs have rotated since this
   * next commitment was read.
   */
  setNext(choice: SeedChoice): Promise<Result<SeedPair, Refused>>
  rotate(choice: SeedChoice, key: string): Promise<Result<Rotated, Refused>>
}

/** A client seed for the pair whose commitment the player has seen. */
export type SeedChoice = { readonly clientSeed: string; readonly nextCommitment: string }

export function createFairnessApi(endpoint: Endpoint): FairnessApi {
  const name = <M extends string>(method: M) => ({ class: 'fairness', method }) as const
  return {
    current: () => endpoint<typeof fairnessCurrent>(name('current'), {}),
    setNext: (choice) => endpoint<typeof fairnessSetNext>(name('set_next'), choice),
    rotate: (choice, key) => endpoint<typeof fairnessRotate>(name('rotate'), { ...choice, key }),
  }
}

/** Returns 16 random bytes as 32 hex characters: the browser's part in the outcome of every round. */
export function newClientSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
