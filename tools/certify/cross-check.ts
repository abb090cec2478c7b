import { type Draws, soloDraws } from '../../packages/fairness/index.ts'
import { nodeHash } from '../../packages/fairness/server.ts'
import { choiceRound, compile, type SlotRules, slotRound } from '../../packages/games/index.ts'
import type { SlotCertificate } from '../../packages/games/slots/certificate.ts'
import { playInstant } from '../../packages/rounds/index.ts'
import { seededRounds } from './seeded-rounds.ts'

/** Normal quantile of a two-sided 99 % interval. */
const Z = 2.576
/** Maximum error of the measured return, in stakes: for seeded spins, and for the draws of play. */
const SEEDED_ERROR = 0.001
const DRAWN_ERROR = 0.02
/** A bought round has many spins, and little spread in its own stake. */
const BOUGHT_ERROR = 0.01
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
  const seeds = () => {
    const round = { serverSeed, clientSeed: 'poyraz', gameId, rulesHash, nonce: ++nonce, stream: 'main' }
    return soloDraws(round, nodeHash)
  }
  const drawn = () => playInstant(slot, seeds()).units
  const whole = { ...certificate, sigma: certificate.volatility.sigma }
  // Every ticket of a book was played to count it: seeded rounds would say nothing new.
  const seeded =
    rules.mapping === 'reels-1'
      ? [measure('seeded spins', seededRounds(compile(rules), SEED), SEEDED_ERROR, whole)]
      : []
  return [
    ...seeded,
    measure('draws of play', drawn, DRAWN_ERROR, whole),
    ...boughtChecks(rules, certificate, seeds),
  ]
}

/** Plays bought rounds as the casino does, for a game that sells its free spins; their stake is the price. */
function boughtChecks(rules: SlotRules, certificate: SlotCertificate, seeds: () => Draws): readonly Check[] {
  if (rules.mapping !== 'reels-2' || rules.choice.kind !== 'buy') return []
  const [, option] = certificate.options ?? []
  if (!option) return []
  const round = choiceRound(compile(rules))
  const bought = () => {
    const draws = seeds()
    const played = round.apply(round.open(1, draws), { by: 0, command: { kind: 'buy' } }, draws)
    if (!played.ok || !played.value.outcome) throw new Error('a bought round is over at once')
    return played.value.outcome.units
  }
  const { sigma, rtp } = option
  const unitsPerStake = certificate.unitsPerStake * rules.choice.stakes
  return [measure('draws of bought rounds', bought, BOUGHT_ERROR, { sigma, rtp, unitsPerStake })]
}

/** Figures of a certificate for one way to play. */
type Certified = Pick<SlotCertificate, 'unitsPerStake'> & {
  readonly sigma: string
  readonly rtp: { readonly percent: string }
}

function measure(name: string, round: () => number, error: number, certified: Certified): Check {
  const sigma = Number(certified.sigma)
  const rounds = Math.ceil(((Z * sigma) / error) ** 2)
  let units = 0
  for (let count = 0; count < rounds; count++) units += round()
  const percent = (100 * units) / rounds / certified.unitsPerStake
  const deviation = (percent - Number(certified.rtp.percent)) / ((100 * sigma) / Math.sqrt(rounds))
  return {
    name,
    rounds,
    percent: percent.toFixed(4),
    deviation: deviation.toFixed(2),
    agrees: Math.abs(deviation) <= Z,
  }
}
