import { rulesHash } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { SLOT_GAMES } from '@poyraz/games'
import { drawsOfPlay, type Pairs } from './seeds.ts'

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
export function wordsOf(sample: Sample, pairs: Pairs, name: string): () => number {
  let [index, left] = [0, 0]
  let next: () => number
  return () => {
    if (left === 0) {
      const { pair, game, nonce, stream } = sample.round(index++)
      const round = {
        ...pairs(name, pair),
        ...(GAMES[game] as (typeof GAMES)[number]),
        nonce,
        stream,
      }
      const draws = drawsOfPlay(round)
      // A draw below 2^32 is a raw word, because none is ever rejected.
      next = () => draws.int(WORD_VALUES)
      left = sample.words
    }
    left--
    return next()
  }
}
