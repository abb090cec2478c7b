import { describe, expect, it } from 'vitest'
import { aSelection } from '../testing/selections.ts'
import {
  areRelated,
  EMPTY_SLIP,
  linesIn,
  SELECTIONS_MAX,
  type Selection,
  sizesOf,
  toggle,
  withSelections,
} from './slip.ts'

const slipOf = (...selections: Selection[]) => selections.reduce(toggle, EMPTY_SLIP)

describe('a coupon', () => {
  it('takes a selection and gives it back', () => {
    const one = slipOf(aSelection(1))
    expect(one).toMatchObject({ mode: 'single', selections: [{ eventID: 1 }] })
    expect(toggle(one, aSelection(1)).selections).toEqual([])
  })

  it('replaces the outcome of a market by another one', () => {
    const changed = slipOf(aSelection(1), aSelection(1, { outcome: 'X' }))
    expect(changed.selections.map(({ outcome }) => outcome)).toEqual(['X'])
  })

  it('becomes a multiple with the second match, and a single without it', () => {
    const two = slipOf(aSelection(1), aSelection(2))
    expect(two.mode).toBe('combined')
    expect(linesIn(two)).toBe(1)
    expect(toggle(two, aSelection(2)).mode).toBe('single')
  })

  it('of one match stays singles', () => {
    const related = slipOf(aSelection(1), aSelection(1, { market: 'FT_OU:2.5', outcome: 'O' }))
    expect(related.mode).toBe('single')
    expect(areRelated(related.selections)).toBe(true)
  })

  it('keeps a system while it has three selections', () => {
    const three = {
      ...slipOf(aSelection(1), aSelection(2), aSelection(3)),
      mode: 'system',
      sizes: [2],
    } as const
    expect(linesIn(three)).toBe(3)
    expect(sizesOf(three.selections)).toEqual([1, 2, 3])
    expect(toggle(three, aSelection(3)).mode).toBe('combined')
  })

  it('keeps an each-way bet for its selection only', () => {
    const bet = { ...slipOf(aSelection(1)), eachWay: { places: 3, fraction: 5 } }
    const priced = withSelections(bet, [aSelection(1, { odds: 3000 })])
    expect([bet, priced].map((slip) => [slip.eachWay, linesIn(slip)])).toEqual([
      [{ places: 3, fraction: 5 }, 2],
      [{ places: 3, fraction: 5 }, 2],
    ])
    expect(toggle(bet, aSelection(2)).eachWay).toBeNull()
    expect(toggle(bet, aSelection(1, { outcome: 'X' })).eachWay).toBeNull()
  })

  it('takes no more selections than the server allows', () => {
    const full = slipOf(...Array.from({ length: SELECTIONS_MAX + 5 }, (_, place) => aSelection(place + 1)))
    expect(full.selections).toHaveLength(SELECTIONS_MAX)
  })
})
