import { HOUSE_TABLES } from '@poyraz/games/tables'
import { describe, expect, it } from 'vitest'
import { dealtCards } from './deal.ts'

describe('the deal', () => {
  it('puts one card after the other, and all of them before the result', () => {
    const seen = Array.from({ length: 71 }, (_, step) => dealtCards(7000 - step * 100, 6))
    expect(seen[0]).toBe(0)
    expect(seen.at(-1)).toBe(6)
    expect(seen.every((cards, step) => step === 0 || cards - (seen[step - 1] ?? 0) <= 1)).toBe(true)
    expect(dealtCards(1200, 6)).toBe(6)
    expect(dealtCards(0, 4)).toBe(4)
  })

  it('has time for six cards at every card table', () => {
    const tables = HOUSE_TABLES.filter(({ game }) => game === 'baccarat')
    expect(tables.map(({ pace }) => dealtCards(pace.drawingMs, 6))).toEqual(tables.map(() => 0))
  })
})
