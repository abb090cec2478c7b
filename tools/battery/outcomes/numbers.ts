import type { Family } from '../judge.ts'
import { drawsOfPlay, hashOf, type Pairs } from '../seeds.ts'
import { type Sequence, sequenceTests } from './sequences.ts'

/** A coin, a die, wheels with one and two zeros, a deck: below what games draw most. */
const BELOW = [2, 6, 37, 38, 52]
const PER_ROUND = 8

/** R05 and R12: numbers below each of these, eight of a round as dice are cast and wheels turned. */
export function numbersFamily(pairs: Pairs, numbers: number): Family {
  return {
    name: `Numbers: below ${BELOW.join(', ')}`,
    size: `${numbers} of each`,
    tests: (attempt) => BELOW.flatMap((below) => sequenceTests(drawn(pairs, attempt, numbers, below))),
  }
}

function drawn(pairs: Pairs, attempt: number, numbers: number, below: number): Sequence {
  const gameId = `below-${below}`
  const round = { ...pairs(`${gameId}/${attempt}`, 0), gameId, rulesHash: hashOf(gameId), stream: 'main' }
  const of = new Uint16Array(numbers)
  for (let index = 0, nonce = 1; index < numbers; nonce++) {
    const draws = drawsOfPlay({ ...round, nonce })
    for (let left = PER_ROUND; left > 0 && index < numbers; left--) of[index++] = draws.int(below)
  }
  return { name: `below ${below}`, of, values: below }
}
