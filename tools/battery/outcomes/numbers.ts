import type { Family } from '../judge.ts'
import { drawsOfPlay, hashOf, type Pairs } from '../seeds.ts'
import { type Sequence, sequenceTests } from './sequences.ts'

/** Upper bounds of the numbers that games draw most: a coin, a die, wheels with one and two zeros, a deck. */
const BELOW = [2, 6, 37, 38, 52]
const PER_ROUND = 8

/**
 * R05 and R12: tests of numbers below each of these bounds, eight per round, as dice and wheels draw them.
 */
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
