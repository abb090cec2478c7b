import { drawsFrom } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'
import { SLOT_GAMES } from './games-from-disk.ts'
import { compile, isBookGame, isReelGame, play, spinAt } from './machine-room.ts'

/** Draws that count up, so that a round lands on stops that differ from reel to reel. */
function countingDraws(from: number) {
  let word = from
  return drawsFrom(() => (word += 97))
}

describe.each(SLOT_GAMES.filter(isReelGame))('stops set by hand in $slug', ({ rules }) => {
  const machine = compile(rules)

  it('show and pay what a round shows and pays that stops there', () => {
    for (let from = 0; from < 200; from++) {
      const [spin] = play(machine, countingDraws(from)).spins
      if (!spin) throw new Error('a round has a spin')
      expect(spinAt(machine, 'base', spin.stops)).toEqual(spin)
    }
  })

  it('of the free strips pay times the multiplier of the free spins', () => {
    const { free, base } = machine
    if (!free) return expect(() => spinAt(machine, 'free', [])).toThrow(rules.gameId)
    const stops = free.model.reels.map(({ length }) => length - 1)
    const spin = spinAt(machine, 'free', stops)
    const sum = spin.wins.reduce((units, win) => units + win.units, 0)
    expect(spin).toMatchObject({ mode: 'free', stops, units: sum * (rules.freeSpins?.multiplier ?? 1) })
    expect(base.model.mode).toBe('base')
  })
})

describe.each(SLOT_GAMES.filter(isBookGame))('a ticket of $slug', ({ rules }) => {
  const machine = compile(rules)
  if (!('unitsOf' in machine)) throw new Error('a book game has tickets')

  it('pays the same whether it is described or only counted', () => {
    const { tickets } = machine.rules
    for (let ticket = 0; ticket < 300; ticket++) {
      const at = (ticket * 7_919) % tickets
      const outcome = 'show' in machine ? machine.show(at) : machine.showReels(at)
      expect(machine.unitsOf(at)).toBe(outcome.units)
      expect(outcome.ticket).toBe(at)
    }
  })

  it('is the one that a round draws', () => {
    for (let from = 0; from < 50; from++) {
      const drawn = countingDraws(from).int(machine.rules.tickets)
      expect(play(machine, countingDraws(from)).units).toBe(machine.unitsOf(drawn))
    }
  })
})
