import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, multiply, type Ratio, ratio, ZERO } from '../ratio.ts'
import { type AwardClass, type ChainMoments, chainMoments } from './chain.ts'

/** One free spin of a tiny game: so many units, so many spins awarded; all are equally likely. */
type Spin = { readonly units: number; readonly award: number }

const freeSpins = (maxSpins: number) => ({ awards: [0], retriggers: [0], multiplier: 1, maxSpins })

function classesOf(spins: readonly Spin[]): readonly AwardClass[] {
  return [...new Set(spins.map(({ award }) => award))].map((award) => {
    const units = spins.filter((spin) => spin.award === award).map((spin) => BigInt(spin.units))
    const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)
    return {
      award,
      weight: BigInt(units.length),
      units: sum(units),
      squares: sum(units.map((value) => value * value)),
    }
  })
}

/** Plays every possible sequence of spins to its end. */
function everySequence(spins: readonly Spin[], maxSpins: number, granted: number): ChainMoments {
  let moments: ChainMoments = { spins: ZERO, units: ZERO, squares: ZERO }
  const follow = (played: number, due: number, units: number, chance: Ratio): void => {
    if (played === due) {
      const weigh = (value: number) => multiply(chance, ratio(BigInt(value), 1n))
      moments = {
        spins: add(moments.spins, weigh(played)),
        units: add(moments.units, weigh(units)),
        squares: add(moments.squares, weigh(units * units)),
      }
      return
    }
    const next = multiply(chance, ratio(1n, BigInt(spins.length)))
    for (const spin of spins)
      follow(played + 1, Math.min(due + spin.award, maxSpins), units + spin.units, next)
  }
  follow(0, granted, 0, ratio(1n, 1n))
  return moments
}

test('moments are those of all sequences of spins, retriggers and the limit of spins included', () => {
  const spin = fc.record({ units: fc.nat(5), award: fc.nat(2) })
  const game = fc.record({
    spins: fc.array(spin, { minLength: 1, maxLength: 3 }),
    maxSpins: fc.integer({ min: 1, max: 6 }),
    granted: fc.integer({ min: 0, max: 6 }),
  })
  fc.assert(
    fc.property(game, ({ spins, maxSpins, granted }) => {
      fc.pre(granted <= maxSpins)
      const moments = chainMoments(classesOf(spins), BigInt(spins.length), freeSpins(maxSpins))
      expect(moments(granted)).toEqual(everySequence(spins, maxSpins, granted))
    }),
    { seed: 3 },
  )
})

test('without retriggers all granted spins are played, and their variances add up', () => {
  const moments = chainMoments(
    classesOf([
      { units: 0, award: 0 },
      { units: 4, award: 0 },
    ]),
    2n,
    freeSpins(10),
  )(10)
  expect(moments.spins).toEqual(ratio(10n, 1n))
  expect(moments.units).toEqual(ratio(20n, 1n))
  expect(moments.squares).toEqual(ratio(20n * 20n + 10n * 4n, 1n))
})
