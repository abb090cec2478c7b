import type { Book } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { goldenB } from '../fixtures/golden-b.ts'
import { findWins } from '../wins.ts'
import { type Cell, heldNext, setBoard } from './board.ts'
import { playHold } from './hold.ts'
import { compileReelBook } from './machine.ts'
import type { CoinAt } from './outcome.ts'
import { openReelBook } from './play.ts'
import { reelTicketPlayer } from './play-ticket.ts'
import type { HeldWilds, ReelBookRules, SlotHold } from './rules.ts'

const HOLD: SlotHold = {
  symbol: 'coin',
  needed: 2,
  respins: 3,
  chance: 1,
  outOf: 4,
  coins: [
    { kind: 'value', units: 10, weight: 3, respinWeight: 2 },
    { kind: 'mini', units: 50, weight: 1, respinWeight: 1 },
    { kind: 'collect', units: 0, weight: 0, respinWeight: 1 },
  ],
  goal: 6,
  goalUnits: 1000,
}

function golden(heldWilds: HeldWilds | null): ReelBookRules {
  return { ...goldenB, mapping: 'book-2', tickets: 2 ** 20, heldWilds, hold: null }
}

/** A book whose words are given; none is left to draw once they are used. */
function bookOf(words: readonly number[]): Book & { readonly used: () => number } {
  let at = 0
  return {
    open: () => undefined,
    word() {
      const word = words[at++]
      if (word === undefined) throw new Error('a word too many')
      return word
    },
    used: () => at,
  }
}

const tables = { hold: HOLD, paid: Uint8Array.of(0, 0, 0, 1), respin: Uint8Array.of(0, 0, 1, 2) }
const start: readonly CoinAt[] = [
  { cell: [0, 0], kind: 'value', units: 10 },
  { cell: [1, 0], kind: 'mini', units: 50 },
]
const ROWS = [2, 2, 2]

describe('a hold-and-win', () => {
  it('ends after three respins without a coin, and pays what began it', () => {
    const book = bookOf(Array.from({ length: 12 }, () => 1))
    const played = playHold(tables, ROWS, start, book)
    expect(played.respins.map(({ left }) => left)).toEqual([2, 1, 0])
    expect([played.units, played.full, book.used()]).toEqual([60, false, 12])
  })

  it('gives three respins again with each coin, which draws its kind at once', () => {
    // The first free cell lands a value coin, then three respins of three free cells miss.
    const book = bookOf([0, 0, 1, 1, 1, ...Array.from({ length: 9 }, () => 1)])
    const { respins, units } = playHold(tables, ROWS, start, book)
    expect(respins[0]).toEqual({ landed: [{ cell: [0, 1], kind: 'value', units: 10 }], left: 3 })
    expect(respins.map(({ left }) => left)).toEqual([3, 2, 1, 0])
    expect(units).toBe(70)
  })

  it('counts a collecting coin as all that lie before it', () => {
    const book = bookOf([0, 3, 0, 3, 1, 1, ...Array.from({ length: 6 }, () => 1)])
    const { respins, units } = playHold(tables, ROWS, start, book)
    expect(respins[0]?.landed.map((coin) => coin.units)).toEqual([60, 120])
    expect(units).toBe(240)
  })

  it('ends at its goal, which pays more', () => {
    const { respins, full, units } = playHold(tables, ROWS, start, bookOf([0, 0, 0, 0, 0, 0, 0, 0]))
    expect(respins).toHaveLength(1)
    expect([respins[0]?.left, full, units]).toEqual([0, true, 60 + 40 + 1000])
  })
})

describe('held wilds', () => {
  const held: readonly Cell[] = [[1, 0]]

  it('stay where they are, each cell once', () => {
    expect(
      heldNext('stays', held, [
        [1, 0],
        [3, 2],
      ]),
    ).toEqual([
      [1, 0],
      [3, 2],
    ])
  })

  it('walk to the left until they leave', () => {
    const next = heldNext('walks', held, [[3, 2]])
    expect(next).toEqual([
      [0, 0],
      [2, 2],
    ])
    expect(heldNext('walks', next, [])).toEqual([[1, 2]])
  })

  it('pay as the wild does, and let scatters below them count', () => {
    const { base } = compileReelBook(golden('stays'))
    const stops = [0, 0, 0, 0, 0]
    setBoard(base, { stops, heights: null }, [], goldenB.wild)
    const scatters = base.board.reels.map((reel) => reel.scatters[0])
    const plain = findWins(base.board, new Int32Array(5)).length
    setBoard(
      base,
      { stops, heights: null },
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      goldenB.wild,
    )
    const wins = findWins(base.board, new Int32Array(5))
    expect(wins.length).toBeGreaterThan(plain)
    expect(wins.find((win) => win.line === 1)?.count).toBe(5)
    expect(base.board.reels.map((reel) => reel.scatters[0])).toEqual(scatters)
  })

  it.each(['stays', 'walks'] as const)('of free spins follow from the spins before (%s)', (kind) => {
    const rules = golden(kind)
    const game = openReelBook(rules)
    const rounds = Array.from({ length: 3000 }, (_, ticket) => game.showReels(ticket))
    const featured = rounds.filter(({ spins }) => spins.length > 1)
    expect(featured.length).toBeGreaterThan(5)
    for (const { spins } of featured) {
      let expected: readonly Cell[] = []
      for (const { wilds = [], window } of spins.slice(1)) {
        expect(wilds).toEqual(expected)
        const drawn = window.flatMap((column, reel) =>
          column.flatMap((symbol, row) => (symbol === rules.wild?.symbol ? [[reel, row] as const] : [])),
        )
        expected = heldNext(kind, expected, drawn)
      }
    }
  })
})

describe('rules of a reel book that contradict themselves', () => {
  it.each<[string, Partial<ReelBookRules>, string]>([
    ['a small book', { tickets: 1000 }, '2^20'],
    ['held wilds without free spins', { heldWilds: 'stays', freeSpins: null }, 'held in free spins'],
    ['a certain coin', { freeSpins: null, hold: { ...HOLD, outOf: 1 } }, 'chance below 1'],
    ['a goal beyond the window', { freeSpins: null, hold: { ...HOLD, goal: 16 } }, 'fits into the window'],
    [
      'a coin without a pay',
      {
        freeSpins: null,
        hold: { ...HOLD, coins: [{ kind: 'value', units: 0, weight: 1, respinWeight: 1 }] },
      },
      'has a pay',
    ],
    [
      'a collecting coin at the start',
      {
        freeSpins: null,
        hold: { ...HOLD, coins: [{ kind: 'collect', units: 0, weight: 1, respinWeight: 1 }] },
      },
      'lay there before',
    ],
  ])('are refused: %s', (_what, change, message) => {
    expect(() => compileReelBook({ ...golden(null), ...change })).toThrow(message)
  })
})

describe.each(SLOT_GAMES.flatMap(({ slug, rules }) => (rules.mapping === 'book-2' ? [{ slug, rules }] : [])))(
  '$slug',
  ({ rules }) => {
    it('pays the sum of its parts, as counted without an outcome', () => {
      const game = openReelBook(rules)
      for (let ticket = 0; ticket < 2000; ticket++) {
        const { spins, units, capped } = game.showReels(ticket)
        const told = spins.reduce((sum, spin) => sum + spin.units, 0)
        expect(units).toBe(capped ? rules.capUnits : told)
        for (const { wins, multiplier, hold, units: paid } of spins) {
          const runs = wins.reduce((sum, win) => sum + win.units, 0) * multiplier
          expect(paid).toBe(runs + (hold?.units ?? 0))
        }
      }
    })

    it('can reach its goal of coins and every named coin', () => {
      const { hold } = rules
      if (!hold) return
      const game = openReelBook(rules)
      const kinds = new Set<string>()
      for (let ticket = 0; ticket < 200_000 && !isAll(kinds, hold); ticket++) {
        const { coins = [], hold: play } = game.showReels(ticket).spins[0] ?? {}
        for (const { kind } of [...coins, ...(play?.respins.flatMap(({ landed }) => landed) ?? [])])
          kinds.add(kind)
        if (play?.full) kinds.add('goal')
      }
      expect(isAll(kinds, hold)).toBe(true)
    })
  },
)

function isAll(kinds: ReadonlySet<string>, { coins }: SlotHold): boolean {
  return kinds.has('goal') && coins.every(({ kind }) => kinds.has(kind))
}

it('a ticket draws the stops from the left, one word per reel', () => {
  const words = Array.from({ length: 5 }, () => 0)
  const machine = compileReelBook(golden(null))
  const pay = reelTicketPlayer(machine, bookOf(words))(0, null)
  expect(pay.freeUnits).toEqual([])
  expect(pay.units).toBe(5)
})
