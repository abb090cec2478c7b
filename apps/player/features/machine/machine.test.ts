import { isReelGame, SLOT_GAMES } from '@poyraz/games'
import { compile, isBookGame, spinAt } from '@poyraz/games/machine-room'
import { describe, expect, it } from 'vitest'
import { framesOf, outcomeAt } from './frames.ts'
import { bestStops, freeSpinStops, payingStops, stopAfter, windowChance } from './stops.ts'
import { playBook } from './whole-book.ts'

const REEL_GAMES = SLOT_GAMES.filter(isReelGame)
const BOOK_GAMES = SLOT_GAMES.filter(isBookGame)

describe.each(REEL_GAMES)('stops set by hand in $slug', ({ rules, present }) => {
  const machine = compile(rules)

  it('reach the largest pay of the paid spin that the certificate states', () => {
    const { units } = spinAt(machine, 'base', bestStops(machine, 'base'))
    expect(Math.min(units, rules.capUnits)).toBe(present.most.spinUnits)
  })

  it('pay something when the room opens', () => {
    expect(spinAt(machine, 'base', payingStops(machine)).units).toBeGreaterThan(0)
  })

  it('start the free spins where the game has them', () => {
    const { awarded } = spinAt(machine, 'base', freeSpinStops(machine))
    expect(awarded > 0).toBe(rules.freeSpins !== null)
  })
})

describe('a window of reels', () => {
  const strips = [
    ['a', 'b', 'a', 'b'],
    ['a', 'b', 'c'],
  ]

  it('counts the combinations of stops that show the same symbols', () => {
    expect(windowChance(strips, [2, 1], [0, 0])).toEqual({ equal: 2, all: 12 })
    expect(windowChance(strips, [2, 1], [1, 2])).toEqual({ equal: 2, all: 12 })
    expect(windowChance(strips, [4, 3], [0, 0])).toEqual({ equal: 2, all: 12 })
  })

  it('goes around the end of a strip in both directions', () => {
    expect([stopAfter(['a', 'b', 'c'], 2, 1), stopAfter(['a', 'b', 'c'], 0, -4)]).toEqual([0, 2])
  })
})

describe.each(BOOK_GAMES)('a ticket of $slug', ({ rules }) => {
  const machine = compile(rules)
  if (!('unitsOf' in machine)) throw new Error('a book game has tickets')

  it('pays the same with and without its pictures, whose units add up to it', () => {
    for (let ticket = 0; ticket < 400; ticket++) {
      const outcome = outcomeAt(machine, ticket)
      expect(machine.unitsOf(ticket)).toBe(outcome.units)
      const sum = framesOf(rules, outcome).reduce((units, frame) => units + frame.units, 0)
      expect(outcome.capped ? Math.min(sum, rules.capUnits) : sum).toBe(outcome.units)
    }
  })
})

describe('a whole book', () => {
  it('is played once, ticket by ticket, with the highest pays first', () => {
    const pays = Array.from({ length: 20_000 }, (_, ticket) => (ticket * 31) % 1_009)
    const machine = { rules: { tickets: pays.length }, unitsOf: (ticket: number) => pays[ticket] ?? 0 }
    const parts = [...playBook(machine as unknown as Parameters<typeof playBook>[0])]
    const last = parts.at(-1)
    expect(parts.map(({ played }) => played)).toEqual([8_192, 16_384, 20_000])
    expect(last?.units).toBe(pays.reduce((sum, units) => sum + units, 0))
    const ranked = pays
      .map((units, ticket) => ({ ticket, units }))
      .sort((a, b) => b.units - a.units || a.ticket - b.ticket)
    expect(last?.top).toEqual(ranked.slice(0, 10))
  })
})
