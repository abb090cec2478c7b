import { describe, expect, it } from 'vitest'
import { hasFewGames } from './games.ts'
import { traitsOf } from './traits.ts'

const category = (CategoryID: number, total: number) => ({ CategoryID, total })

describe('the traits of a game', () => {
  const categories = [40, 49, 57, 58, 60, 63, 72, 98].map((id) =>
    category(id, id === 72 || id === 98 ? 3 : 1),
  )

  it('are the categories that it does not share with all, as many as fit', () => {
    const ids = (own: readonly number[]) =>
      traitsOf({ categories: [...own] }, categories).map(({ CategoryID }) => CategoryID)
    expect(ids([72, 98])).toEqual([])
    expect(ids([98, 63, 57])).toEqual([57, 63])
    expect(ids([49, 57, 58, 60, 63])).toEqual([49, 57, 58])
  })

  it('leave out what the scene says elsewhere', () => {
    expect(traitsOf({ categories: [40, 49] }, categories)).toEqual([category(49, 1)])
  })
})

it('a catalogue of up to twelve games is short', () => {
  expect(hasFewGames([category(57, 40), category(98, 12)])).toBe(true)
  expect(hasFewGames([category(57, 2), category(98, 13)])).toBe(false)
})
