import { drawsFrom, soloDraws } from '@poyraz/fairness'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawWinners, lotteryRules } from './draw-winners.ts'

/** Draws of a stream that the seed byte names. */
function drawsOf(seed: number) {
  return soloDraws({
    serverSeed: new Uint8Array(32).fill(seed),
    clientSeed: 'poyraz',
    gameId: 'cekilis-test',
    rulesHash: '0'.repeat(64),
    nonce: 1,
    stream: 'main',
  })
}

describe('the winners of a draw', () => {
  it('are different tickets of the pool, and as many as there are prizes', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.integer({ min: 1, max: 500 }), fc.nat(), (seed, tickets, some) => {
        const winners = some % (tickets + 1)
        const drawn = drawWinners(drawsOf(seed), { tickets, winners })
        expect(new Set(drawn).size).toBe(winners)
        expect(drawn.every((ticket) => ticket >= 1 && ticket <= tickets)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('are a permutation where every ticket wins, and the same for the same seed', () => {
    const pool = { tickets: 40, winners: 40 }
    const drawn = drawWinners(drawsOf(7), pool)
    expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(drawWinners(drawsOf(7), pool)).toEqual(drawn)
    expect(drawWinners(drawsOf(8), pool)).not.toEqual(drawn)
  })

  it('begin the same however many there are: a smaller prize moves no larger one', () => {
    const many = drawWinners(drawsOf(3), { tickets: 100, winners: 10 })
    expect(drawWinners(drawsOf(3), { tickets: 100, winners: 4 })).toEqual(many.slice(0, 4))
  })

  it('favour no ticket: each of the 60 ways to draw three of five gives an order of its own (R12)', () => {
    const orders = Array.from({ length: 60 }, (_, way) => {
      const words = [way % 5, Math.floor(way / 5) % 4, Math.floor(way / 20)]
      return drawWinners(
        drawsFrom(() => words.shift() as number),
        { tickets: 5, winners: 3 },
      ).join()
    })
    expect(new Set(orders).size).toBe(60)
  })

  it('cannot be more than the tickets', () => {
    expect(() => drawWinners(drawsOf(1), { tickets: 2, winners: 3 })).toThrow('no more winners')
    expect(drawWinners(drawsOf(1), { tickets: 0, winners: 0 })).toEqual([])
  })

  it('are drawn by rules that name the pool', () => {
    expect(lotteryRules('cekilis-test', { tickets: 5, winners: 2 })).toEqual({
      gameId: 'cekilis-test',
      mapping: 'lottery-1',
      tickets: 5,
      winners: 2,
    })
  })
})
