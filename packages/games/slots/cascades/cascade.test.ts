import { type Book, type Draws, drawsFrom, openBook } from '@poyraz/fairness'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookRules } from '../book-rules.ts'
import { GOLDEN_QUEUES, GOLDEN_ROWS, GOLDEN_STEPS, goldenCascade } from '../fixtures/golden-cascade.ts'
import { gridsOf, type SymbolGrid } from './grid.ts'
import { compileCascade } from './machine.ts'
import { openCascade } from './play.ts'
import { ticketPlayer } from './play-ticket.ts'
import type { CascadeRules } from './rules.ts'
import { outcomeOf } from './write-outcome.ts'

const PAID = ['A', 'B', 'C', 'D']

/** Small games with every mechanic of the family, in any combination that the rules allow. */
const randomCascade: fc.Arbitrary<CascadeRules> = fc
  .record({
    columns: fc.integer({ min: 3, max: 6 }),
    height: fc.integer({ min: 3, max: 5 }),
    kind: fc.constantFrom('cluster' as const, 'anywhere' as const),
    least: fc.integer({ min: 3, max: 7 }),
    wild: fc.boolean(),
    orbs: fc.constantFrom(null, false, true),
    cells: fc.constantFrom(null, false, true),
    mystery: fc.boolean(),
    merges: fc.boolean(),
    keeps: fc.boolean(),
    free: fc.boolean(),
    cap: fc.constantFrom(60, 1e9),
    weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 10, maxLength: 10 }),
  })
  .map((given): CascadeRules => {
    const { columns, height, kind, least, orbs, cells, merges, keeps, free, cap, weights } = given
    const hasWild = given.wild && kind === 'cluster'
    const symbols = [
      ...PAID,
      ...(hasWild ? ['W'] : []),
      'S',
      ...(orbs === null ? [] : ['x2', 'x5']),
      ...(given.mystery ? ['M'] : []),
    ]
    const scarce = (symbol: string, index: number) => (PAID.includes(symbol) ? (weights[index] ?? 1) * 3 : 2)
    return {
      gameId: 'random',
      version: 1,
      mapping: 'book-1',
      tickets: 2 ** 20,
      unitsPerBet: 10,
      stakes: [100],
      rows: Array.from({ length: columns }, () => height),
      symbols,
      weights: {
        base: symbols.map(scarce),
        free: free ? symbols.map((one, index) => scarce(one, 9 - index)) : null,
      },
      evaluation: { kind, least },
      pays: PAID.map((symbol, index) => ({
        symbol,
        sizes: [
          { from: least, units: 5 - index },
          { from: least + 2, units: 12 - index },
        ],
      })),
      wild: hasWild ? { symbol: 'W' } : null,
      scatter: { symbol: 'S', units: [0, 0, 0, 3, 9] },
      stepMultipliers: { base: [1, 2, 3], free: [1, 3, 5, 9], keeps },
      orbs:
        orbs === null
          ? null
          : {
              symbols: [
                { symbol: 'x2', times: 2 },
                { symbol: 'x5', times: 5 },
              ],
              gathers: orbs,
            },
      cellMultipliers: cells === null ? null : { most: 8, keeps: cells },
      mystery: given.mystery
        ? { symbol: 'M', weights: symbols.map((symbol, index) => (PAID.includes(symbol) ? index + 1 : 0)) }
        : null,
      merges,
      freeSpins: { awards: [0, 0, 1, 3], retriggers: [0, 0, 0, 2], maxSpins: 6 },
      capUnits: cap,
      rtpBp: 9500,
    }
  })

const rowsOf = (grid: SymbolGrid) =>
  (grid[0] ?? []).map((_, row) => grid.map((column) => column[row]).join(''))

describe('the golden cascade of slots.md', () => {
  /** Symbols in the order in which they fall: the first grid, then what the queues of the columns give. */
  const tape: string[] = []
  const start = [...(GOLDEN_ROWS[0] ?? '')].map((_, x) => GOLDEN_ROWS.map((row) => row[x] ?? ''))
  tape.push(...start.flatMap((column) => column.toReversed()))
  const queues = GOLDEN_QUEUES.map((queue) => [...queue])
  const next = (column: number) => {
    const symbol = queues[column]?.shift() ?? ''
    tape.push(symbol)
    return symbol
  }
  const carried = { step: 0, cells: new Map(), total: 0 }
  const naive = naiveSpin(goldenCascade, 'base', { next, reveal: () => '', carried, room: 0, start })

  test('is what a reading of the rules word for word gives', () => {
    const steps = naive.steps.map(({ wins, multiplier, units, grid }) => ({
      wins,
      multiplier,
      units,
      rows: rowsOf(grid),
    }))
    expect(steps).toEqual(GOLDEN_STEPS)
    expect(naive.units).toBe(51)
  })

  test('is what the engine plays, step by step', () => {
    let at = 0
    const book: Book = { open: () => undefined, word: () => goldenCascade.symbols.indexOf(tape[at++] ?? '') }
    const machine = compileCascade(goldenCascade)
    const outcome = outcomeOf(machine, ticketPlayer(machine, book), 0)
    const [spin] = outcome.spins
    const grids = gridsOf(goldenCascade, spin ?? expect.fail('a spin'))
    expect(rowsOf(grids[0] ?? [])).toEqual(GOLDEN_ROWS)
    const steps = spin?.steps.map(({ wins, multiplier, units }, index) => ({
      wins: wins.map(({ symbol, count }) => `${symbol} ${count}`),
      multiplier,
      units,
      rows: rowsOf(grids[index + 1] ?? []),
    }))
    expect(steps).toEqual(GOLDEN_STEPS)
    expect(outcome).toMatchObject({ units: 51, capped: false })
    expect(at).toBe(tape.length)
  })
})

describe('a ticket', () => {
  test('is played as a reading of the rules word for word says, whatever the rules', () => {
    fc.assert(
      fc.property(randomCascade, fc.nat(2 ** 20 - 1), (rules, ticket) => {
        const book = openBook(bookRules(rules))
        book.open(ticket)
        const naive = naiveRound(rules, drawsFrom(book.word))
        const outcome = openCascade(rules).show(ticket)
        expect(outcome.units).toBe(naive.units)
        const told = outcome.spins.map((spin) => ({
          units: spin.units,
          awarded: spin.awarded,
          end: gridsOf(rules, spin).at(-1),
          steps: spin.steps
            .filter(({ wins }) => wins.length > 0)
            .map((step, index) => ({
              wins: step.wins.map(({ symbol, count }) => `${symbol} ${count}`),
              units: step.units,
              multiplier: step.multiplier,
              grid: gridsOf(rules, spin)[index + 1],
            })),
        }))
        const expected = naive.spins.map((spin) => ({
          units: spin.units,
          awarded: spin.awarded,
          end: spin.end,
          steps: spin.steps.map(({ wins, units, multiplier, grid }) => ({ wins, units, multiplier, grid })),
        }))
        expect(told).toEqual(expected)
      }),
      { numRuns: 400, seed: 5 },
    )
  })

  test('gives the same outcome however often and in whatever order it is played, as plain JSON', () => {
    const game = openCascade(goldenCascade)
    const tickets = [7, 123_456, 7, 2 ** 20 - 1, 0, 123_456]
    const outcomes = tickets.map((ticket) => game.show(ticket))
    const anew = openCascade(goldenCascade)
    for (const outcome of outcomes) {
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      expect(anew.show(outcome.ticket)).toEqual(outcome)
    }
  })

  test('does not depend on the declared return', () => {
    const other = openCascade({ ...goldenCascade, rtpBp: 9000 })
    expect(other.show(99)).toEqual(openCascade(goldenCascade).show(99))
  })
})

type NaiveStep = {
  readonly revealed: string | null
  /** `symbol size`. */
  readonly wins: readonly string[]
  readonly multiplier: number
  readonly units: number
  readonly grid: Grid
}
type NaiveSpin = {
  readonly steps: readonly NaiveStep[]
  readonly end: Grid
  readonly awarded: number
  readonly units: number
}
type Grid = readonly (readonly string[])[]
/** The next symbol of a column. */
type Source = (column: number) => string
/** State that free spins carry on: the step counter, the cells' multipliers and the total of the orbs. */
type Carried = { step: number; cells: Map<string, number>; total: number }

/** A reading of the rules word for word, with no code of the engine. Returns every spin of a round. */
function naiveRound(rules: CascadeRules, draws: Draws): { spins: NaiveSpin[]; units: number } {
  const drawn = (weights: readonly number[]) => rules.symbols[draws.pick(weights)] ?? ''
  const reveal = () => drawn(rules.mystery?.weights ?? [])
  const carried: Carried = { step: 0, cells: new Map(), total: 0 }
  const spins: NaiveSpin[] = []
  let [due, granted, units] = [1, 0, 0]
  for (let played = 0; played < due && (played === 0 || units < rules.capUnits); played++) {
    const mode = played === 0 ? 'base' : 'free'
    const weights = (mode === 'free' ? rules.weights.free : null) ?? rules.weights.base
    if (mode === 'base' || !rules.stepMultipliers.keeps || played === 1) carried.step = 0
    if (mode === 'base' || !rules.cellMultipliers?.keeps || played === 1) carried.cells = new Map()
    const room = (rules.freeSpins?.maxSpins ?? 0) - granted
    const spin = naiveSpin(rules, mode, { next: () => drawn(weights), reveal, carried, room })
    spins.push(spin)
    units += spin.units
    granted += spin.awarded
    due += spin.awarded
  }
  return { spins, units: Math.min(units, rules.capUnits) }
}

function naiveSpin(
  rules: CascadeRules,
  mode: 'base' | 'free',
  given: { next: Source; reveal: () => string; carried: Carried; room: number; start?: Grid },
): NaiveSpin {
  const { next, reveal, carried } = given
  let grid: Grid = given.start ?? rules.rows.map((height, column) => fallen(height, () => next(column)))
  const steps: NaiveStep[] = []
  let groupUnits = 0
  for (;;) {
    const isMystery = grid.flat().includes(rules.mystery?.symbol ?? '-')
    const revealed = isMystery ? reveal() : null
    grid = grid.map((column) => column.map((one) => (one === rules.mystery?.symbol ? (revealed ?? '') : one)))
    const groups = allGroups(rules, grid)
    if (groups.length === 0) break
    const multipliers = rules.stepMultipliers[mode]
    const multiplier = multipliers[carried.step++] ?? multipliers.at(-1) ?? 1
    const units = groups.reduce((sum, group) => sum + payOf(rules, group, carried.cells), 0) * multiplier
    groupUnits += units
    grid = burst(rules, grid, groups, { next, cells: carried.cells })
    steps.push({
      revealed,
      wins: groups.map(({ symbol, cells }) => `${symbol} ${cells.length}`),
      multiplier,
      units,
      grid,
    })
  }
  const counted = grid.flat().filter((symbol) => symbol === rules.scatter?.symbol).length
  const awards = mode === 'base' ? rules.freeSpins?.awards : rules.freeSpins?.retriggers
  const awarded = Math.min(awards?.[counted] ?? awards?.at(-1) ?? 0, given.room)
  const scatterUnits = rules.scatter?.units[counted] ?? rules.scatter?.units.at(-1) ?? 0
  const units = groupUnits * orbs(rules, mode, grid, { groupUnits, carried }) + scatterUnits
  return { steps, end: grid, awarded, units }
}

/** Clusters by their first cells, symbols anywhere by the paytable. */
function allGroups(rules: CascadeRules, grid: Grid): readonly Group[] {
  const groups = rules.pays.flatMap(({ symbol }) => groupsOf(rules, grid, symbol))
  const placeOf = ({ cells: [first = [0, 0]] }: Group) => first[0] * 100 + first[1]
  return rules.evaluation.kind === 'anywhere' ? groups : groups.toSorted((a, b) => placeOf(a) - placeOf(b))
}

type Group = { readonly symbol: string; readonly cells: readonly (readonly [number, number])[] }

function groupsOf({ evaluation, wild }: CascadeRules, grid: Grid, symbol: string): readonly Group[] {
  const all = grid.flatMap((column, x) =>
    column.flatMap((one, y) => (one === symbol ? [[x, y] as const] : [])),
  )
  if (evaluation.kind === 'anywhere') return all.length >= evaluation.least ? [{ symbol, cells: all }] : []
  const groups: Group[] = []
  const seen = new Set<string>()
  for (const start of all) {
    if (seen.has(start.join())) continue
    const cells: (readonly [number, number])[] = [start]
    const own = new Set([start.join()])
    for (const [x, y] of cells) {
      for (const side of [
        [x, y - 1],
        [x, y + 1],
        [x - 1, y],
        [x + 1, y],
      ] as const) {
        const one = grid[side[0]]?.[side[1]]
        if (own.has(side.join()) || one === undefined || (one !== symbol && one !== wild?.symbol)) continue
        own.add(side.join())
        cells.push(side)
      }
    }
    for (const key of own) seen.add(key)
    if (cells.length >= evaluation.least) groups.push({ symbol, cells })
  }
  return groups
}

function payOf(rules: CascadeRules, { symbol, cells }: Group, times: Map<string, number>): number {
  const sizes = rules.pays.find((pay) => pay.symbol === symbol)?.sizes ?? []
  const units = sizes.filter(({ from }) => from <= cells.length).at(-1)?.units ?? 0
  const multiplied = cells.map((cell) => times.get(cell.join()) ?? 0).filter((value) => value > 1)
  return (
    units *
    Math.max(
      1,
      multiplied.reduce((sum, value) => sum + value, 0),
    )
  )
}

function burst(
  rules: CascadeRules,
  grid: Grid,
  groups: readonly Group[],
  { next, cells }: { next: Source; cells: Map<string, number> },
): Grid {
  const gone = new Set(groups.flatMap((group) => group.cells.map(String)))
  if (rules.cellMultipliers) {
    for (const key of gone)
      cells.set(key, Math.min(rules.cellMultipliers.most, 2 * (cells.get(key) ?? 0) || 1))
  }
  const stays = new Map<string, string>()
  for (const { symbol, cells: own } of rules.merges ? groups : []) {
    const place = rules.pays.findIndex((pay) => pay.symbol === symbol)
    const mine = own.filter(([x, y]) => grid[x]?.[y] === symbol)
    const lowest = Math.max(...mine.map(([, y]) => y))
    const kept = mine.filter(([, y]) => y === lowest).toSorted(([a], [b]) => a - b)[0]
    if (place > 0 && kept) stays.set(String(kept), rules.pays[place - 1]?.symbol ?? '')
  }
  return grid.map((column, x) => {
    const rest = column.flatMap((one, y) => {
      const left = stays.get(`${x},${y}`)
      return left !== undefined ? [left] : gone.has(`${x},${y}`) ? [] : [one]
    })
    return [...fallen(column.length - rest.length, () => next(x)), ...rest]
  })
}

/** Symbols that fall into a column, the first one lowest. */
function fallen(count: number, next: () => string): string[] {
  return Array.from({ length: count }, next).reverse()
}

function orbs(
  { orbs: rules }: CascadeRules,
  mode: 'base' | 'free',
  grid: Grid,
  { groupUnits, carried }: { groupUnits: number; carried: Carried },
): number {
  if (!rules || groupUnits === 0) return 1
  const sum = grid
    .flat()
    .reduce((total, one) => total + (rules.symbols.find(({ symbol }) => symbol === one)?.times ?? 0), 0)
  if (mode === 'base' || !rules.gathers) return Math.max(1, sum)
  carried.total += sum
  return Math.max(1, carried.total)
}
