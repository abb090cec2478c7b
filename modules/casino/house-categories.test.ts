import { SLOT_GAMES, STUDIOS } from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from './catalogue-data.ts'
import { HOUSE_GAMES } from './house-games.ts'

const SLOTS = HOUSE_GAMES.filter(({ slug }) => SLOT_GAMES.some((game) => game.slug === slug))
const ALL = 98

describe('categories of the house games (S3.12)', () => {
  it.each(CATEGORIES)('$id ($en) holds games', ({ id }) => {
    const count = SLOTS.filter(({ categories }) => categories.includes(id)).length
    expect(count).toBeGreaterThan(0)
    if (id !== ALL) expect(count).toBeLessThan(SLOTS.length)
  })

  it('show every slot in the list of all games', () => {
    expect(SLOTS.filter(({ categories }) => !categories.includes(ALL))).toEqual([])
  })
})

describe('studios', () => {
  it.each(Object.values(STUDIOS))('$name has games', ({ providerId }) => {
    expect(SLOTS.filter(({ provider }) => provider?.id === providerId).length).toBeGreaterThanOrEqual(3)
  })
})

describe.each(SLOTS)('$slug', ({ certifiedSummary, rtpBp }) => {
  it('shows the figures of its certificate', () => {
    const summary = certifiedSummary?.()
    expect(Math.floor(Number(summary?.returnPercent) * 100)).toBe(rtpBp)
    expect(Number(summary?.hitPercent)).toBeGreaterThanOrEqual(Number(summary?.stakeBackPercent))
    expect(Number(summary?.topStakes)).toBeGreaterThan(1)
  })
})
