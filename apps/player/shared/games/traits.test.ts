import { describe, expect, it } from 'vitest'
import { hasFewGames } from './games.ts'
import { traitsOf } from './traits.ts'

const category = (CategoryID: number, total: number) => ({ CategoryID, total })

describe('traitsOf', () => {
  const categories = [40, 49, 57, 58, 60, 63, 72, 98].map((id) =>
    category(id, id === 72 || id === 98 ? 3 : 1),
  )

  it('returns the categories that not every game has, up to the maximum', () => {
    const ids = (own: readonly number[]) =>
      traitsOf({ categories: [...own] }, categories).map(({ CategoryID }) => CategoryID)
    expect(ids([72, 98])).toEqual([])
    expect(ids([98, 63, 57])).toEqual([57, 63])
    expect(ids([49, 57, 58, 60, 63])).toEqual([49, 57, 58])
  })

  it('leaves out categories that the scene shows elsewhere', () => {
    expect(traitsOf({ categories: [40, 49] }, categories)).toEqual([category(49, 1)])
  })
})

it('hasFewGames is true for up to twelve games', () => {
  expect(hasFewGames([category(57, 40), category(98, 12)])).toBe(true)
  expect(hasFewGames([category(57, 2), category(98, 13)])).toBe(false)
})
