import { describe, expect, it } from 'vitest'
import { DRAWS, drawState, ticketNumber } from './draw.ts'

const [DRAW] = DRAWS
if (!DRAW) throw new Error('there is a draw')

describe('a draw', () => {
  it('opens, closes and is drawn in this order, with descending prizes that fit one transaction', () => {
    for (const { opensAt, closesAt, drawsAt, prizes } of DRAWS) {
      expect(Date.parse(opensAt) < Date.parse(closesAt) && Date.parse(closesAt) <= Date.parse(drawsAt)).toBe(
        true,
      )
      expect(prizes.toSorted((a, b) => Number(b - a))).toEqual(prizes)
      expect(prizes.length).toBeLessThanOrEqual(16)
    }
  })

  it.each([
    [DRAW.opensAt, -1, false, 'coming'],
    [DRAW.opensAt, 0, false, 'open'],
    [DRAW.closesAt, -1, false, 'open'],
    [DRAW.closesAt, 0, false, 'closed'],
    [DRAW.drawsAt, 0, true, 'drawn'],
  ])('at %s %+d ms, drawn %s, is %s', (at, ms, isDrawn, state) => {
    expect(drawState(DRAW, isDrawn, Date.parse(at) + ms)).toBe(state)
  })

  it('numbers its tickets', () => {
    expect(ticketNumber(DRAW, 123)).toBe('Y27-000123')
  })
})
