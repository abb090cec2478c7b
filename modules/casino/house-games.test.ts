import { GAME_TYPES } from '@poyraz/contract'
import { SLOT_GAMES, type SlotRules } from '@poyraz/games'
import { SLOT_FOLDERS } from '@poyraz/games/folders'
import { JACKPOT_POOLS } from '@poyraz/games/jackpots'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from './catalogue-data.ts'
import { HOUSE_GAMES, toHouseGame } from './house-games.ts'

const [NEW, POPULAR, CALM, ALL] = [40, 49, 96, 98]

describe('the categories', () => {
  it('are those of the specification (S2.19)', () => {
    expect(CATEGORIES.map(({ id }) => id)).toEqual([27, 40, 49, 57, 58, 60, 63, 72, 82, 94, 96, 98])
  })
})

describe('our games', () => {
  it('have a number and a name each', () => {
    expect(new Set(HOUSE_GAMES.map(({ id }) => id)).size).toBe(HOUSE_GAMES.length)
    expect(new Set(HOUSE_GAMES.map(({ slug }) => slug)).size).toBe(HOUSE_GAMES.length)
  })

  it.each(HOUSE_GAMES.map((game) => [game.slug, game] as const))('show %s where it belongs', (_, game) => {
    const { types, categories, stakes, volatility } = game
    for (const type of types) expect(GAME_TYPES).toContain(type)
    for (const category of categories) expect(CATEGORIES.map(({ id }) => id)).toContain(category)
    expect(new Set(categories).size).toBe(categories.length)
    expect(categories).toContain(ALL)
    expect(categories.includes(NEW as number)).toBe(types.includes('new'))
    expect(categories.includes(POPULAR as number)).toBe(types.includes('popular'))
    expect(categories.includes(CALM as number)).toBe(volatility === 'low')
    expect(stakes.length).toBeGreaterThan(0)
    expect(stakes).toEqual([...stakes].sort((a, b) => Number(a - b)))
  })

  it('are certified, and not with one unit of one pay changed (F28)', () => {
    for (const folder of SLOT_FOLDERS) {
      const { game } = folder
      const changed = structuredClone(game)
      const [first] = changed.rules.pays
      const top = first && ('units' in first ? first.units : first.sizes.at(-1))
      if (Array.isArray(top)) top[top.length - 1] += 1
      else Object.assign(top ?? {}, { units: 10_000_000 })
      expect(toHouseGame(folder).certified).toBe(true)
      expect(toHouseGame({ ...folder, game: changed }).certified).toBe(false)
      expect(toHouseGame({ ...folder, certificate: null }).certified).toBe(false)
    }
  })

  it('are certified no more once their rules were changed under them (R60)', () => {
    for (const shipped of SLOT_FOLDERS) {
      const game = structuredClone(shipped.game)
      const running = toHouseGame({ ...shipped, game })
      expect(running.certified).toBe(true)
      // The second cannot even be hashed.
      for (const capUnits of [game.rules.capUnits + 1, Number.NaN]) {
        Object.assign(game.rules, { capUnits })
        expect(running.certified).toBe(false)
      }
    }
  })

  it('are found by type', () => {
    const of = (type: string) =>
      HOUSE_GAMES.filter(({ types }) => types.includes(type)).map(({ slug }) => slug)
    const where = (is: (rules: SlotRules) => boolean) =>
      SLOT_GAMES.filter(({ rules }) => is(rules)).map(({ slug }) => slug)
    expect(of('ways')).toEqual(where(({ evaluation }) => evaluation.kind === 'ways'))
    expect(of('classic')).toEqual(where(({ rows }) => rows.length === 3))
    expect(of('ways')).toContain('lale-devri')
    expect(of('classic')).toContain('kaplan')
    const fed = JACKPOT_POOLS.flatMap(({ rules }) => rules.games)
    expect(of('jackpot').toSorted()).toEqual(fed.toSorted())
  })
})
