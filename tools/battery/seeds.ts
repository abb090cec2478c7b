import { type Draws, rulesHash, type SoloRound, soloDraws, toHex } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'

/** Server seed and client seed of a player. */
export type Pair = Pick<SoloRound, 'serverSeed' | 'clientSeed'>

/** Returns the draws of a round: `soloDraws` in play; worse ones in tests of these tests. */
export type DrawsOf = (round: SoloRound) => Draws

export const drawsOfPlay: DrawsOf = (round) => soloDraws(round, nodeHash)

/** Endless pairs of seeds, derived from the run's seed, a purpose and a number. */
export type Pairs = (name: string, index: number) => Pair

/**
 * Derives pairs from the run's seed of 32 bytes. The same seed gives the same pairs, so a red run can be
 * repeated.
 */
export function pairsFrom(seed: Uint8Array): Pairs {
  const keyed = nodeHash.hmac(seed)
  const bytes = (text: string) => keyed(new TextEncoder().encode(text))
  return (name, index) => ({
    serverSeed: bytes(`server/${name}/${index}`),
    clientSeed: toHex(bytes(`client/${name}/${index}`).subarray(0, 16)),
  })
}

/** Returns a stand-in for a rules hash, for draws of games that do not exist yet. */
export function hashOf(gameId: string): string {
  return rulesHash({ gameId }, nodeHash)
}
