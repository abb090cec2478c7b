import { SLOT_GAMES } from '@poyraz/games'
import { loadSlotGame } from '@poyraz/games/load-slot-game'
import { describe, expect, it } from 'vitest'
import { buildSheet } from './build/atlas.ts'
import { symbolLooks, symbolName } from './catalogue.ts'
import { loadScenery } from './themes/scenery.ts'
import { THEMES } from './themes/theme.ts'

describe.each(SLOT_GAMES.map((game) => [game.slug, game] as const))('%s', (slug, game) => {
  it('can be opened and has a theme of its own', async () => {
    expect(await loadSlotGame(slug)).toEqual(game)
    expect(THEMES[game.theme]).toBeDefined()
    expect(await loadScenery(game.theme)).toBeDefined()
  })

  it('has a picture and a look for every symbol of its strips', async () => {
    const { cells } = await buildSheet(game.present.symbols)
    const looks = symbolLooks(game).map(({ id }) => id)
    const { rules } = game
    const symbols =
      rules.mapping === 'book-1' ? rules.symbols : [...rules.strips.base, ...(rules.strips.free ?? [])].flat()
    for (const symbol of new Set(symbols)) {
      expect(cells).toHaveProperty(symbol)
      expect(looks).toContain(symbol)
    }
  })
})

it('finds no unknown game', async () => {
  expect(await loadSlotGame('../secret')).toBeNull()
})

it('lower-cases symbol names by the rules of Turkish', async () => {
  const game = await loadSlotGame('nazar')
  if (!game) throw new Error('a game')
  const renamed = {
    ...game,
    present: {
      ...game.present,
      symbols: [{ ...game.present.symbols[0], id: 'i', name: { tr: 'İnci', en: 'Pearl' } }],
    },
  }
  expect(symbolName(renamed as never, 'i', 'tr')).toBe('inci')
  expect(symbolName(game, 'nazar', 'tr')).toBe('nazar boncuğu')
  expect(symbolName(game, 'horseshoe', 'en')).toBe('horseshoe')
  const proper = { id: 'i', name: { tr: 'Çoban Yıldızı', en: 'Evening star' } }
  const named = { ...game, present: { ...game.present, symbols: [proper] } }
  expect(symbolName(named as never, 'i', 'tr')).toBe('Çoban Yıldızı')
})
