import { type Draws, rulesHash, type SoloRound, soloDraws, toHex } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'

/** Both seeds of a player, as rounds are drawn with them. */
export type Pair = Pick<SoloRound, 'serverSeed' | 'clientSeed'>

/** How a round gets its draws: in play by `soloDraws`, in tests of the tests by something worse. */
export type DrawsOf = (round: SoloRound) => Draws

export const drawsOfPlay: DrawsOf = (round) => soloDraws(round, nodeHash)

/** Pairs without end, each from the run's seed, the name of what they are for, and their number. */
export type Pairs = (name: string, index: number) => Pair

/** The same run's seed of 32 bytes gives the same pairs, so a red run can be looked at again. */
export function pairsFrom(seed: Uint8Array): Pairs {
  const keyed = nodeHash.hmac(seed)
  const bytes = (text: string) => keyed(new TextEncoder().encode(text))
  return (name, index) => ({
    serverSeed: bytes(`server/${name}/${index}`),
    clientSeed: toHex(bytes(`client/${name}/${index}`).subarray(0, 16)),
  })
}

/** A stand-in for rules, where what is drawn belongs to no game that is open yet. */
export function hashOf(gameId: string): string {
  return rulesHash({ gameId }, nodeHash)
}
