import { commitSeed, rulesHash } from './commitments.ts'
import { type Draws, drawsFrom } from './draws.ts'
import { fromHex, toHex } from './encoding.ts'
import type { Hash } from './hash.ts'
import { canonicalJson, type Json } from './jcs.ts'
import type { RoundProof, StreamUse } from './round-proof.ts'
import { portableHash } from './sha256.ts'
import { soloInput, streamPrefix, streamWord } from './stream.ts'

/**
 * The verifier recomputes a round from the published seeds without the server: in a browser without network,
 * or on the command line.
 */

/** A game as the verifier needs it: its published rules, and the function from draws to an outcome. */
export type Mapping = {
  readonly rules: Json
  /** `stream(name)` returns the draws of a stream of the round, such as `main`. */
  decide(stream: (name: string) => Draws): Json
}

type StepName = 'signature' | 'key' | 'commitment' | 'rules' | 'outcome' | 'streams' | 'win' | 'jackpot'

/** One step of the check: the value in the proof, the computed value, and if they are equal. */
export type Step = {
  readonly name: StepName
  readonly holds: boolean
  readonly stated: string
  readonly computed: string
}

/** Derivation of the words of a stream, for readers who recompute them. */
type StreamTrace = {
  readonly name: string
  /** Hex: the input of HMAC-SHA256 (with the server seed as key) before the block number. */
  readonly prefix: string
  readonly words: readonly number[]
  readonly rejects: number
}

/**
 * - `proven`: every step holds.
 * - `disproven`: a step does not hold.
 * - `sealed`: the server seed is not revealed yet, so nothing can be computed.
 * - `unknown_rules`: the commitment holds, but the rules of the round are not known here.
 */
export type Verdict = {
  readonly verdict: 'proven' | 'disproven' | 'sealed' | 'unknown_rules'
  readonly steps: readonly Step[]
  readonly streams: readonly StreamTrace[]
  /** The computed outcome; absent if it could not be computed. */
  readonly outcome?: Json
}

/** Checks a round. `mapping` is `null` when the game is not known here. */
export function verifyRound(proof: RoundProof, mapping: Mapping | null, hash: Hash = portableHash): Verdict {
  if (proof.serverSeed === null) return { verdict: 'sealed', steps: [], streams: [] }
  const serverSeed = fromHex(proof.serverSeed)
  const commitment = step('commitment', proof.commitment, toHex(commitSeed(serverSeed, hash)))
  if (!commitment.holds) return { verdict: 'disproven', steps: [commitment], streams: [] }
  if (mapping === null) return { verdict: 'unknown_rules', steps: [commitment], streams: [] }
  const rules = step('rules', proof.rulesHash, rulesHash(mapping.rules, hash))
  // A replay with other rules would give another outcome and wrongly disprove the round.
  if (!rules.holds) return { verdict: 'unknown_rules', steps: [commitment, rules], streams: [] }
  const replay = replayRound(proof, serverSeed, mapping, hash)
  const outcome = step('outcome', canonicalJson(proof.outcome), canonicalJson(replay.outcome))
  const streams = step('streams', describeUse(proof.streams), describeUse(replay.uses))
  const steps = [commitment, rules, outcome, streams]
  const proven = steps.every(({ holds }) => holds)
  const { outcome: computed, traces } = replay
  return { verdict: proven ? 'proven' : 'disproven', steps, streams: traces, outcome: computed }
}

function step(name: StepName, stated: string, computed: string): Step {
  return { name, holds: stated === computed, stated, computed }
}

/** Formats the use of the streams. A skipped word is visible here even if the outcome is the same. */
function describeUse(streams: readonly StreamUse[]): string {
  const sorted = [...streams].sort((left, right) => (left.name < right.name ? -1 : 1))
  return sorted.map(({ name, words, rejects }) => `${name} ${words}/${rejects}`).join(', ')
}

function replayRound(proof: RoundProof, serverSeed: Uint8Array, mapping: Mapping, hash: Hash) {
  const opened = new Map<string, { prefix: string; words: number[]; draws: Draws }>()
  const open = (name: string): Draws => {
    const before = opened.get(name)
    if (before) return before.draws
    const { clientSeed, gameID: gameId, nonce } = proof
    const input = soloInput({
      serverSeed,
      clientSeed,
      gameId,
      rulesHash: proof.rulesHash,
      nonce,
      stream: name,
    })
    const word = streamWord(input, hash, 0)
    const words: number[] = []
    const draws = drawsFrom(() => {
      const value = word()
      words.push(value)
      return value
    })
    opened.set(name, { prefix: toHex(streamPrefix(input)), words, draws })
    return draws
  }
  const outcome = mapping.decide(open)
  const streams = [...opened].map(([name, { prefix, words, draws }]) => ({
    trace: { name, prefix, words, rejects: draws.rejects },
    use: { name, words: draws.words, rejects: draws.rejects },
  }))
  return { outcome, traces: streams.map(({ trace }) => trace), uses: streams.map(({ use }) => use) }
}
