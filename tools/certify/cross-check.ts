import { soloDraws } from '../../packages/fairness/index.ts'
import { nodeHash } from '../../packages/fairness/server.ts'
import { compile, type SlotRules, slotRound } from '../../packages/games/index.ts'
import type { SlotCertificate } from '../../packages/games/slots/certificate.ts'
import { playInstant } from '../../packages/rounds/index.ts'
import { seededRounds } from './seeded-rounds.ts'

/** Normal quantile of a two-sided 99 % interval. */
const Z = 2.576
/** Maximum error of the measured return, in stakes: for seeded spins, and for the draws of play. */
const SEEDED_ERROR = 0.001
const DRAWN_ERROR = 0.02
const SEED = 20_240_229

type Check = {
  readonly name: string
  readonly rounds: number
  readonly percent: string
  /** Distance from the exact return in standard errors. */
  readonly deviation: string
  readonly agrees: boolean
}

/**
 * Plays (2.576 σ / error)² rounds: many through the evaluator with a seeded generator, and fewer exactly as
 * the casino plays them, with keyed draws and the whole outcome. Every run plays the same rounds.
 */
export function crossCheck(rules: SlotRules, certificate: SlotCertificate): readonly Check[] {
  const slot = slotRound(compile(rules))
  let nonce = 0
  const { gameId } = rules
  const { rulesHash } = certificate
  const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index)
  const drawn = () => {
    const round = { serverSeed, clientSeed: 'poyraz', gameId, rulesHash, nonce: ++nonce, stream: 'main' }
    return playInstant(slot, soloDraws(round, nodeHash)).units
  }
  // Every ticket of a book was played to count it: seeded rounds would say nothing new.
  const seeded =
    rules.mapping === 'reels-1'
      ? [measure('seeded spins', seededRounds(compile(rules), SEED), SEEDED_ERROR, certificate)]
      : []
  return [...seeded, measure('draws of play', drawn, DRAWN_ERROR, certificate)]
}

function measure(name: string, round: () => number, error: number, certificate: SlotCertificate): Check {
  const sigma = Number(certificate.volatility.sigma)
  const rounds = Math.ceil(((Z * sigma) / error) ** 2)
  let units = 0
  for (let count = 0; count < rounds; count++) units += round()
  const percent = (100 * units) / rounds / certificate.unitsPerStake
  const deviation = (percent - Number(certificate.rtp.percent)) / ((100 * sigma) / Math.sqrt(rounds))
  return {
    name,
    rounds,
    percent: percent.toFixed(4),
    deviation: deviation.toFixed(2),
    agrees: Math.abs(deviation) <= Z,
  }
}
