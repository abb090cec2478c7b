import { rulesHash } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { SLOT_GAMES } from '@poyraz/games'
import type { Family } from '../judge.ts'
import { type DrawsOf, drawsOfPlay, type Pairs } from '../seeds.ts'
import { type Bits, bitsOf } from './bits.ts'
import { SEQUENCE_BITS, streamTests } from './suite.ts'

const WORD_BITS = 32
const WORD_VALUES = 2 ** 32
/** Words of one HMAC, from which a spin is drawn. */
const BLOCK_WORDS = 8
/** Rounds of a pair of seeds in play before it is retired. */
const PAIR_ROUNDS = 10_000
/** Names of streams by the kernel's rules, one for each component of a game. */
const STREAMS = ['main', 'bonus', 'gamble', 'jackpot', 'deal', 'dice', 'deck', 'cut'] as const
const GAMES = SLOT_GAMES.map(({ slug, rules }) => ({ gameId: slug, rulesHash: rulesHash(rules, nodeHash) }))

/** A sample takes `words` words of each round and continues with the next round. */
export type Sample = {
  readonly name: string
  readonly words: number
  round(index: number): {
    readonly pair: number
    readonly game: number
    readonly nonce: number
    readonly stream: string
  }
}

/**
 * Samples of the raw stream as rounds read it: one for each input that a word depends on, and one single
 * stream.
 */
export const SAMPLES: readonly Sample[] = [
  {
    name: 'one long stream',
    words: Number.POSITIVE_INFINITY,
    round: () => ({ pair: 0, game: 0, nonce: 1, stream: 'main' }),
  },
  {
    name: 'rounds of a pair, games in turn',
    words: BLOCK_WORDS,
    round: (index) => ({
      pair: Math.floor(index / PAIR_ROUNDS),
      game: index % GAMES.length,
      nonce: (index % PAIR_ROUNDS) + 1,
      stream: 'main',
    }),
  },
  {
    name: 'first rounds of many pairs',
    words: BLOCK_WORDS,
    round: (index) => ({ pair: index, game: 0, nonce: 1, stream: 'main' }),
  },
  {
    name: 'streams of a round in turn',
    words: BLOCK_WORDS,
    round: (index) => ({
      pair: 0,
      game: 0,
      nonce: Math.floor(index / STREAMS.length) + 1,
      stream: STREAMS[index % STREAMS.length] as string,
    }),
  },
]

/** Returns a function that reads the words of a sample in order. */
export function wordsOf(
  sample: Sample,
  data: { readonly pairs: Pairs; readonly name: string; readonly drawsOf?: DrawsOf },
): () => number {
  let [index, left] = [0, 0]
  let next: () => number
  return () => {
    if (left === 0) {
      const { pair, game, nonce, stream } = sample.round(index++)
      const round = {
        ...data.pairs(data.name, pair),
        ...(GAMES[game] as (typeof GAMES)[number]),
        nonce,
        stream,
      }
      const draws = (data.drawsOf ?? drawsOfPlay)(round)
      // A draw below 2^32 is a raw word, because none is ever rejected.
      next = () => draws.int(WORD_VALUES)
      left = sample.words
    }
    left--
    return next()
  }
}

/** Returns the next `count` bits of the words; `count` is a multiple of 32. */
export function nextBits(words: () => number, count: number): Bits {
  return bitsOf(Uint32Array.from({ length: count / WORD_BITS }, words))
}

/** R06: tests `sequences` sequences of 2^20 bits of each sample. */
export function streamFamilies(pairs: Pairs, sequences: number): readonly Family[] {
  return SAMPLES.map((sample) => ({
    name: `Raw stream: ${sample.name}`,
    size: `${sequences} sequences of 2^20 bits`,
    tests(attempt) {
      const words = wordsOf(sample, { pairs, name: `${sample.name}/${attempt}` })
      return streamTests(sequences, () => nextBits(words, SEQUENCE_BITS))
    },
  }))
}
