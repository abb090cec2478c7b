import { type Draws, drawsFrom } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { add, decimal, multiply, type Ratio, ratio, ZERO } from '../ratio.ts'
import { type HiLoView, hiLoRound } from './asagi-yukari/round.ts'
import { rules as hiLo } from './asagi-yukari/rules.ts'
import { options as plinkoOptions } from './bilye/options.ts'
import { plinkoRound } from './bilye/round.ts'
import { rules as plinko } from './bilye/rules.ts'
import { wheelRound } from './cark/round.ts'
import { rules as wheel } from './cark/rules.ts'
import { options as kenoOptions } from './keno/options.ts'
import { kenoRound } from './keno/round.ts'
import { rules as keno } from './keno/rules.ts'
import { options as minesOptions } from './mayin-tarlasi/options.ts'
import { minesRound, minesUnits } from './mayin-tarlasi/round.ts'
import { rules as mines } from './mayin-tarlasi/rules.ts'
import { type OptionReturn, returnOf } from './options.ts'
import type { OriginalRound } from './original.ts'
import { options as limboOptions } from './ucurtma/options.ts'
import { limboRound } from './ucurtma/round.ts'
import { rules as limbo } from './ucurtma/rules.ts'
import { diceRound, diceUnits } from './zar/round.ts'
import { rules as dice } from './zar/rules.ts'

/** Plays one command on words of a tape, and returns the units. */
function unitsOf(round: OriginalRound, command: unknown, words: readonly number[]): bigint {
  const tape = [...words]
  const draws = drawsFrom(() => tape.shift() ?? expect.fail('the tape is long enough'))
  const next = round.apply(round.open(1, draws), { by: 0, command }, draws)
  return BigInt((next.ok && round.outcome(next.value)?.units) || 0)
}

const returned = (units: bigint, cases: number) => ratio(units, BigInt(cases) * 100n)
const optionOf = (options: Iterable<OptionReturn>, name: string): OptionReturn =>
  [...options].find(({ option }) => option === name) ?? expect.fail(`${name} is an option`)
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

describe('dice', () => {
  test.each([
    [5000, 198],
    [2500, 396],
    [200, 4950],
    [9500, 104],
  ])('with %i winning rolls pay %i hundredths', (winning, units) => {
    expect(diceUnits(dice, winning)).toBe(units)
  })

  test.each([
    [false, 5000, 5000],
    [true, 4999, 5000],
    [false, 9429, 9429],
    [true, 9899, 100],
  ])('over %s %i: every roll, played, comes to the exact return', (over, amount, winning) => {
    const rolls = Array.from({ length: dice.faces }, (_, roll) => roll)
    const round = diceRound(dice)
    const units = sum(rolls.map((roll) => unitsOf(round, { kind: 'roll', over, amount }, [roll])))
    expect(returned(units, dice.faces)).toEqual(ratio(BigInt(winning * diceUnits(dice, winning)), 1_000_000n))
  })
})

describe('limbo', () => {
  test('returns 99 % at every target, but for less than a millionth of a millionth', () => {
    for (const option of limboOptions()) {
      const { numerator, denominator } = returnOf(option, 100)
      expect(numerator * 100n).toBeLessThanOrEqual(denominator * 99n)
      expect(numerator * 10n ** 14n + denominator * 100n).toBeGreaterThan(denominator * 99n * 10n ** 12n)
    }
  })

  test.each([101, 200, 12_345, 100_000])(
    'target %i is reached from its draw on, and not before',
    (target) => {
      const [pay] = optionOf(limboOptions(), `target ${target}`).pays
      const first = 2n ** 52n - (pay?.weight ?? 0n)
      const words = (value: bigint) => [Number(value >> 32n), Number(value & 0xffff_ffffn)]
      const round = limboRound(limbo)
      const launch = { kind: 'launch', amount: target }
      expect(unitsOf(round, launch, words(first))).toBe(BigInt(target))
      expect(unitsOf(round, launch, words(first - 1n))).toBe(0n)
    },
  )
})

describe('plinko', () => {
  const percent = (value: Ratio) => decimal(value, 6)

  test.each([
    ['8 rows low', '0.975781'],
    ['8 rows medium', '0.982031'],
    ['8 rows high', '0.982812'],
    ['12 rows low', '0.989306'],
    ['12 rows medium', '0.982568'],
    ['12 rows high', '0.983056'],
    ['16 rows low', '0.989468'],
    ['16 rows medium', '0.989089'],
    ['16 rows high', '0.987322'],
  ])('%s returns %s', (name, exact) => {
    expect(percent(returnOf(optionOf(plinkoOptions(), name), 100))).toBe(exact)
  })

  test.each(plinko.boards)(
    '$rows rows $risk: every path, played, comes to the exact return',
    ({ rows, risk }) => {
      const round = plinkoRound(plinko)
      const drop = { kind: 'drop', rows, risk }
      const paths = Array.from({ length: 2 ** rows }, (_, path) =>
        Array.from({ length: rows }, (_bit, row) => path >> row),
      )
      const units = sum(
        paths.map((path) =>
          unitsOf(
            round,
            drop,
            path.map((bits) => bits & 1),
          ),
        ),
      )
      expect(returned(units, 2 ** rows)).toEqual(
        returnOf(optionOf(plinkoOptions(), `${rows} rows ${risk}`), 100),
      )
    },
  )
})

test('every segment of a wheel, played, comes to its exact return', () => {
  const round = wheelRound(wheel)
  const returns = wheel.wheels.map(({ risk, segments }) => {
    return returned(
      sum(segments.map((_, word) => unitsOf(round, { kind: 'spin', risk }, [word]))),
      segments.length,
    )
  })
  expect(returns).toEqual([ratio(98n, 100n), ratio(295n, 300n), ratio(295n, 300n)])
})

describe('keno', () => {
  test('hits of every ticket follow from drawing one number after the other', () => {
    for (const { option, of, pays } of kenoOptions()) {
      const size = Number(option.split(' ')[1])
      // Chance of so many hits after each drawn number.
      let chances: readonly Ratio[] = [ratio(1n, 1n)]
      for (let drawn = 0; drawn < keno.drawn; drawn++) {
        const left = keno.numbers - drawn
        chances = Array.from({ length: Math.min(size, drawn + 1) + 1 }, (_, hits) => {
          const stay = multiply(chances[hits] ?? ZERO, ratio(BigInt(left - size + hits), BigInt(left)))
          return add(stay, multiply(chances[hits - 1] ?? ZERO, ratio(BigInt(size - hits + 1), BigInt(left))))
        })
      }
      expect(pays.map(({ weight }) => ratio(weight, of))).toEqual(chances)
    }
  })

  test('a played ticket is paid by the numbers that were drawn', () => {
    const round = kenoRound(keno)
    // The words of a shuffle that leaves everything in its place: 40, 39, 38 ... are drawn.
    const words = Array.from({ length: 39 }, (_, index) => 39 - index)
    expect(unitsOf(round, { kind: 'draw', risk: 'high', numbers: [1, 31, 40] }, words)).toBe(350n)
    expect(unitsOf(round, { kind: 'draw', risk: 'low', numbers: [30] }, words)).toBe(60n)
  })
})

describe('mines', () => {
  test.each([
    [3, [112, 128, 147, 171, 199, 234, 279, 334, 406, 500]],
    [5, [123, 156, 199, 258, 339, 452, 613, 850, 1204, 1751]],
    [1, [103]],
    [24, [2475]],
  ])('%i mines pay these hundredths', (count, units) => {
    expect(units.map((_, index) => minesUnits(mines, count, index + 1))).toEqual(units)
    expect(minesUnits(mines, 10, 5)).toBe(1751)
  })

  test('the chance of so many safe cells follows from opening one after the other', () => {
    for (const { option, of, pays } of minesOptions()) {
      const [count = 0, safe = 0] = option.split(' mines ').map((part) => Number.parseInt(part, 10))
      let chance = ratio(1n, 1n)
      for (let opened = 0; opened < safe; opened++) {
        chance = multiply(chance, ratio(BigInt(mines.cells - count - opened), BigInt(mines.cells - opened)))
      }
      expect(ratio(pays[0]?.weight ?? 0n, of)).toEqual(chance)
    }
  })

  test('stops by itself before the cap, and when every safe cell is open', () => {
    const end = (count: number) => {
      const round = minesRound(mines)
      const cells = Array.from({ length: mines.cells }, (_, cell) => cell)
      let state = {
        mines: cells.slice(mines.cells - count),
        revealed: [] as readonly number[],
        ended: null as never,
      }
      for (const cell of cells) {
        const next = round.apply(state, { by: 0, command: { kind: 'reveal', cell } }, NO_DRAWS)
        if (!next.ok) break
        state = next.value as typeof state
      }
      return round.outcome(state)
    }
    expect(end(1)).toMatchObject({ ended: 'complete', units: 2475, revealed: { length: 24 } })
    expect(end(12)).toMatchObject({ ended: 'complete', units: 83_198, revealed: { length: 8 } })
  })
})

const NO_DRAWS: Draws = drawsFrom(() => expect.fail('nothing is drawn'))

describe('higher or lower', () => {
  const round = hiLoRound(hiLo)

  test('every next card, played, comes to the exact return of each guess', () => {
    for (let card = 0; card < 52; card++) {
      const state = { cards: [card], calls: [], ended: null }
      for (const { call, ways, units } of (round.view(state, 0) as HiLoView).guesses) {
        const wins = Array.from({ length: 52 }, (_, next) => next).filter((next) => {
          const after = round.apply(
            state,
            { by: 0, command: { kind: 'guess', call } },
            drawsFrom(() => next),
          )
          return after.ok && after.value.ended === null
        })
        expect(wins.length).toBe(ways * 4)
        expect(units).toBe(Math.floor(1287 / ways))
      }
    }
  })
})
