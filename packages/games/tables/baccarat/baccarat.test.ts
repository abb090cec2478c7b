import { drawsFrom } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { decimal, type Ratio, ratio } from '../../ratio.ts'
import { TABLE_EDGES_BP } from '../figures.ts'
import { expectedReturn } from '../table-game.ts'
import { type BaccaratOutcome, baccarat, playBaccarat, totalOf, winnerOf } from './baccarat.ts'

/** A card of these points: 0 is a king, 1 an ace. */
const cardOf = (points: number) => (points === 0 ? 11 : points === 1 ? 12 : points - 2)
const handOf = (...points: number[]) => points.map(cardOf)
/** Cards of these points in eight decks. */
const countOf = (points: number): number => (points === 0 ? 128 : 32)
const edge = ({ numerator, denominator }: Ratio) => decimal(ratio(denominator - numerator, denominator), 6)

/** Ordered permutations of six cards by winner, over every sequence of points. */
function countWinners() {
  const left = Array.from({ length: 10 }, (_, points) => countOf(points))
  const weights = new Map<string, { outcome: BaccaratOutcome; weight: bigint }>()
  const dealt: number[] = []
  const deal = (weight: number) => {
    if (dealt.length === 6) {
      const outcome = playBaccarat(dealt.map(cardOf))
      const name = winnerOf(outcome)
      const known = weights.get(name) ?? { outcome, weight: 0n }
      weights.set(name, { outcome: known.outcome, weight: known.weight + BigInt(weight) })
      return
    }
    for (let points = 0; points < 10; points++) {
      const cards = left[points] as number
      left[points] = cards - 1
      dealt.push(points)
      deal(weight * cards)
      dealt.pop()
      left[points] = cards
    }
  }
  deal(1)
  return weights
}

describe('the fixed rules of baccarat', () => {
  test.each([
    ['player 2,3 draws 8, banker 1,2 stands', [2, 1, 3, 2, 8, 9], [3, 2], 'tie'],
    ['player 4,1 draws 6, banker 3,3 draws', [4, 3, 1, 3, 6, 9], [3, 3], 'banker'],
    ['player 6,K stands, banker 2,3 draws', [6, 2, 0, 3, 7, 9], [2, 3], 'player'],
    ['player 4,4 is a natural, nobody draws', [4, 2, 4, 3, 7, 9], [2, 2], 'player'],
    ['player 5,K draws K, banker 4 stands', [5, 4, 0, 0, 0, 9], [3, 2], 'player'],
  ])('%s', (_, points, lengths, winner) => {
    const outcome = playBaccarat(handOf(...points))
    expect([outcome.player.length, outcome.banker.length]).toEqual(lengths)
    expect(winnerOf(outcome)).toBe(winner)
  })

  test('a tie returns the stakes on player and banker', () => {
    const tie = { player: handOf(9, 0), banker: handOf(4, 5) }
    expect([totalOf(tie.player), totalOf(tie.banker)]).toEqual([9, 9])
    const spots = ['player', 'banker', 'tie', 'player-pair']
    expect(spots.map((spot) => baccarat.returnBp(spot, tie))).toEqual([10_000, 10_000, 90_000, 0])
  })
})

describe('the edge of baccarat with eight decks', () => {
  const counted = countWinners()
  const outcomes = [...counted.values()]

  test('counts the published permutations', () => {
    const weightOf = (winner: string) => counted.get(winner)?.weight
    expect(weightOf('banker')).toBe(2_292_252_566_437_888n)
    expect(weightOf('player')).toBe(2_230_518_282_592_256n)
    expect(weightOf('tie')).toBe(475_627_426_473_216n)
  })

  test.each([
    ['banker', '0.010579'],
    ['player', '0.012350'],
    ['tie', '0.143596'],
  ] as const)('%s has an edge of %s', (spot, expected) => {
    expect(edge(expectedReturn(baccarat, spot, outcomes))).toBe(expected)
    expect(Math.round(Number(expected) * 10_000)).toBe(TABLE_EDGES_BP.baccarat[spot])
  })

  test('a pair at 11:1 has an edge of 10.3614 %', () => {
    const pair = { outcome: { player: [0, 13], banker: [0, 1] }, weight: 31n }
    const none = { outcome: { player: [0, 1], banker: [0, 1] }, weight: 384n }
    expect(edge(expectedReturn(baccarat, 'player-pair', [pair, none]))).toBe('0.103614')
    const { 'player-pair': player, 'banker-pair': banker } = TABLE_EDGES_BP.baccarat
    expect([player, banker]).toEqual([1036, 1036])
  })
})

test('deals six cards of a fresh shoe of 416, and reads 415 words', () => {
  const draws = drawsFrom(() => 0)
  const outcome = baccarat.decide(draws)
  expect([draws.words, draws.rejects]).toEqual([415, 0])
  expect(outcome.player.length + outcome.banker.length).toBeGreaterThanOrEqual(4)
})
