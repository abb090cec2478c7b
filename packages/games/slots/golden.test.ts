import { describe, expect, test } from 'vitest'
import { add, decimal, multiply, type Ratio, ratio } from '../ratio.ts'
import { exactFigures } from './exact.ts'
import { goldenA } from './fixtures/golden-a.ts'
import { goldenB } from './fixtures/golden-b.ts'
import { tapeDraws } from './fixtures/tape-draws.ts'
import { type CompiledMode, compile, compileMode } from './machine.ts'
import { play } from './play.ts'
import type { ReelRules } from './rules.ts'
import { highest, mean, type Spins, spinsOf, unitsOf } from './spins.ts'

/** Combinations per key, as an object: what the reference prints. */
function countBy(spins: Spins, key: (row: Spins['rows'][number]) => number): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const row of spins.rows) counts[key(row)] = (counts[key(row)] ?? 0) + Number(row.weight)
  return counts
}

const sumOf = ({ rows }: Spins) => rows.reduce((sum, row) => sum + row.weight * row.runUnits, 0n)

describe('golden game A', () => {
  const figures = exactFigures(compile(goldenA))

  test('pays each of its 8000 outcomes as told', () => {
    expect(figures.base.cycle).toBe(8000n)
    expect(countBy(figures.base, (row) => Number(unitsOf(row)))).toEqual({
      1000: 1,
      60: 17,
      20: 79,
      10: 149,
      5: 335,
      2: 455,
      0: 6964,
    })
    expect(sumOf(figures.base)).toBe(7675n)
  })

  test('returns 307/320, hits in 12.95 %, with a variance of 138.8165', () => {
    expect(figures.rtp).toEqual(ratio(307n, 320n))
    expect(figures.hit).toEqual(ratio(1036n, 8000n))
    expect(decimal(figures.variance, 4)).toBe('138.8164')
    expect(Math.sqrt(Number(decimal(figures.variance, 8)))).toBeCloseTo(11.782, 3)
  })

  test('a pair of cherries takes no wild, three of a kind does', () => {
    const { units } = compileMode(goldenA, 'base')
    const at = (symbols: string) =>
      Int32Array.from([...symbols], (symbol, reel) => goldenA.strips.base[reel]?.indexOf(symbol) ?? -1)
    expect([
      units(at('CCX')),
      units(at('WCX')),
      units(at('CWX')),
      units(at('WCC')),
      units(at('CCW')),
    ]).toEqual([2, 0, 0, 5, 5])
    expect([units(at('WWW')), units(at('WW7')), units(at('7XX'))]).toEqual([1000, 60, 0])
  })
})

describe('golden game B', () => {
  const machine = compile(goldenB)
  const figures = exactFigures(machine)
  const stake = ratio(1n, 10n)

  test('line pays of the whole cycle come to 113410990', () => {
    expect(figures.base.cycle).toBe(28n ** 4n * 27n)
    expect(sumOf(figures.base)).toBe(113_410_990n)
    expect(figures.parts.baseRuns).toEqual(ratio(231_451n, 338_688n))
    expect(decimal(figures.parts.baseRuns, 10)).toBe('0.6833752598')
  })

  test('scatters, hits, top win and variance of the paid spin', () => {
    expect(decimal(figures.parts.baseScatters, 10)).toBe('0.0267954758')
    expect(decimal(add(figures.parts.baseRuns, figures.parts.baseScatters), 10)).toBe('0.7101707356')
    const hits = figures.base.rows
      .filter((row) => unitsOf(row) > 0n)
      .reduce((sum, row) => sum + row.weight, 0n)
    expect(hits).toBe(6_964_068n)
    expect(figures.hit).toEqual(ratio(6_964_068n, 16_595_712n))
    expect(highest(figures.base)).toBe(1100n)
    expect(decimal(figures.baseVariance, 6)).toBe('3.567763')
    const sigma = Math.sqrt(Number(decimal(figures.baseVariance, 12)))
    expect([sigma.toFixed(6), (1.645 * sigma).toFixed(4)]).toEqual(['1.888852', '3.1072'])
  })

  test('scatters in sight, 0 to 5', () => {
    const counts = [9_375_000, 5_671_875, 1_372_500, 166_050, 10_044, 243]
    expect(countBy(spinsOf(paidPerScatter(), 1e9), (row) => Number(row.scatterUnits))).toEqual({ ...counts })
    expect(decimal(figures.trigger, 10)).toBe('0.0106254555')
  })

  test('free spins: 11.188868 of them on average, .2532898251 of the stake', () => {
    const perTrigger = multiply(
      figures.freeSpins,
      ratio(figures.trigger.denominator, figures.trigger.numerator),
    )
    expect(decimal(perTrigger, 6)).toBe('11.188868')
    expect(decimal(add(figures.parts.freeRuns, figures.parts.freeScatters), 10)).toBe('0.2532898250')
    expect(decimal(figures.rtp, 10)).toBe('0.9634605607')
  })

  test('the limit of 300 free spins is not felt: the endless chain returns the same to 15 digits', () => {
    const t = figures.trigger
    const base = multiply(mean(figures.base, unitsOf), stake)
    const spins = ratio(10n * t.numerator, t.denominator - 10n * t.numerator)
    const endless = add(base, multiply(multiply(spins, ratio(3n, 1n)), base))
    expect(decimal(figures.rtp, 15)).toBe(decimal(endless, 15))
  })

  test('without retriggers', () => {
    const freeSpins = { awards: [0, 0, 0, 10, 10, 10], retriggers: [0], multiplier: 3, maxSpins: 10 }
    expect(decimal(exactFigures(compile({ ...goldenB, freeSpins })).rtp, 10)).toBe('0.9365473629')
  })

  test('the evaluator of play pays the same over the whole cycle, one spin at a time', () => {
    expect(fullCycle(machine.base)).toBe(113_410_990 + 4_446_900)
  })

  test('its ways version pays 1007359902 per cycle', () => {
    const unpaid = { symbol: 'S', units: [0] }
    const ways: ReelRules = { ...goldenB, evaluation: { kind: 'ways' }, scatter: unpaid, freeSpins: null }
    const mode = compileMode(ways, 'base')
    const spins = spinsOf(mode, 1e9)
    expect(sumOf(spins)).toBe(1_007_359_902n)
    expect(decimal(mean(spins, unitsOf), 8)).toBe('60.70001106')
    expect(decimal(multiply(mean(spins, unitsOf), ratio(1n, 90n)), 6)).toBe('0.674444')
    expect(fullCycle(mode)).toBe(1_007_359_902)
  })

  test.each([
    ['0,0,0,0,0', 'ABFDE/FFEFF/EEAED', [['line', 'E', 3, 6, 5]]],
    [
      '3,4,5,6,7',
      'DDWWB/CCFAD/FFEES',
      [
        ['line', 'D', 4, 1, 30],
        ['line', 'F', 4, 6, 15],
      ],
    ],
    [
      '10,11,12,11,8',
      'EEECD/SSSSS/CCFEF',
      [
        ['line', 'E', 3, 1, 5],
        ['scatter', 'S', 5, undefined, 500],
      ],
    ],
    [
      '11,12,13,12,9',
      'SSSSS/CCFEF/FFDFE',
      [
        ['line', 'F', 3, 6, 4],
        ['scatter', 'S', 5, undefined, 500],
      ],
    ],
    ['16,2,4,5,14', 'AEDFF/FWWWA/CDFAE', [['line', 'F', 4, 0, 15]]],
    ['5,17,23,9,20', 'FBFDE/EFCFD/BEECF', [['line', 'E', 3, 8, 5]]],
  ])('a spin at %s shows %s', (stops, rows, wins) => {
    const quiet = Array.from({ length: 300 }, () => [1, 1, 1, 1, 1]).flat()
    const [spin] = play(machine, tapeDraws([...stops.split(',').map(Number), ...quiet]).draws).spins
    const shown = [0, 1, 2].map((row) => spin?.window.map((reel) => reel[row]).join(''))
    expect(shown.join('/')).toBe(rows)
    expect(spin?.wins.map((win) => [win.kind, win.symbol, win.count, win.line, win.units])).toEqual(wins)
    expect(spin?.awarded).toBe(wins.some(([kind]) => kind === 'scatter') ? 10 : 0)
  })
})

describe('closed formulas say the same as the count', () => {
  test('a line pays Σ f1 f2 f3 [(1 - f4) p3 + f4 ((1 - f5) p4 + f5 p5)]', () => {
    const shares = (symbol: string): readonly Ratio[] =>
      goldenB.strips.base.map((strip) => {
        const fitting = strip.filter((cell) => cell === symbol || cell === 'W').length
        return ratio(BigInt(fitting), BigInt(strip.length))
      })
    const line = goldenB.pays.map(({ symbol, units }) => runValue(shares(symbol), units))
    expect(add(...line)).toEqual(ratio(231_451n, 338_688n))
  })

  test('ways pay Π E[count] × P(next reel has none) × pay', () => {
    let total = ratio(0n, 1n)
    for (const { symbol, units } of goldenB.pays) {
      const counts = goldenB.strips.base.map((strip) => countsInSight(strip, symbol))
      for (let run = 3; run <= 5; run++) {
        const ended = run < 5 ? shareOf(counts[run] ?? [], (count) => count === 0) : ratio(1n, 1n)
        const ways = counts.slice(0, run).reduce((product, reel) => multiply(product, meanOf(reel)), ended)
        total = add(total, multiply(ways, ratio(BigInt(units[run] ?? 0), 1n)))
      }
    }
    expect(multiply(total, ratio(28n ** 4n * 27n, 1n))).toEqual(ratio(1_007_359_902n, 1n))
  })
})

/** Game B with one unit per scatter in sight, so that the distribution tells their number. */
function paidPerScatter(): CompiledMode {
  return compileMode({ ...goldenB, scatter: { symbol: 'S', units: [0, 1, 2, 3, 4, 5] } }, 'base')
}

function fullCycle({ model, units }: CompiledMode): number {
  const lengths = model.reels.map((reel) => reel.length)
  const stops = new Int32Array(lengths.length)
  let sum = 0
  const spin = (reel: number): void => {
    for (let stop = 0; stop < (lengths[reel] as number); stop++) {
      stops[reel] = stop
      if (reel === lengths.length - 1) sum += units(stops)
      else spin(reel + 1)
    }
  }
  spin(0)
  return sum
}

function runValue(shares: readonly Ratio[], units: readonly number[]): Ratio {
  let [value, reached] = [ratio(0n, 1n), ratio(1n, 1n)]
  for (const [reel, share] of shares.entries()) {
    const stops = ratio(share.denominator - share.numerator, share.denominator)
    value = add(value, multiply(multiply(reached, stops), ratio(BigInt(units[reel] ?? 0), 1n)))
    reached = multiply(reached, share)
  }
  return add(value, multiply(reached, ratio(BigInt(units[shares.length] ?? 0), 1n)))
}

function countsInSight(strip: readonly string[], symbol: string): readonly number[] {
  return strip.map(
    (_, stop) =>
      [0, 1, 2].filter((row) => [symbol, 'W'].includes(strip[(stop + row) % strip.length] ?? '')).length,
  )
}

function meanOf(values: readonly number[]): Ratio {
  return ratio(BigInt(values.reduce((sum, value) => sum + value, 0)), BigInt(values.length))
}

function shareOf(values: readonly number[], is: (value: number) => boolean): Ratio {
  return ratio(BigInt(values.filter(is).length), BigInt(values.length))
}
