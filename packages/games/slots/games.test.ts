import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import type { SlotFeature, SlotGame } from './game.ts'
import { windowOf } from './model.ts'

const ART = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'))
const OWN_ART = join(import.meta.dirname, '../art')

/** Facts derived from the rules. */
function featuresOf({ rules }: SlotGame): readonly SlotFeature[] {
  const { evaluation, wild, freeSpins } = rules
  const has: Partial<Record<SlotFeature, boolean>> = {
    ways: evaluation.kind === 'ways',
    lines: evaluation.kind === 'lines',
    classic: rules.rows.length === 3,
    wild: wild !== null,
    'expanding-wild': (wild?.expands.length ?? 0) > 0,
    'wild-multiplier': (wild?.multiplier ?? 1) > 1,
    scatter: rules.scatter !== null,
    'free-spins': freeSpins !== null,
    retrigger: freeSpins?.retriggers.some((spins) => spins > 0) ?? false,
    multiplier: (freeSpins?.multiplier ?? 1) > 1,
  }
  return Object.entries(has).flatMap(([feature, present]) => (present ? [feature as SlotFeature] : []))
}

test('slugs are unique and name the rules', () => {
  expect(new Set(SLOT_GAMES.map((game) => game.slug)).size).toBe(SLOT_GAMES.length)
  for (const { slug, rules } of SLOT_GAMES) expect(rules.gameId).toBe(slug)
})

describe.each(SLOT_GAMES)('$slug', (game) => {
  const { rules, present } = game
  const onStrips = new Set([...rules.strips.base, ...(rules.strips.free ?? [])].flat())

  test('gives every symbol of its strips a look, and no other', () => {
    expect(new Set(present.symbols.map(({ id }) => id))).toEqual(onStrips)
    expect(present.symbols.length).toBe(onStrips.size)
  })

  test('has every picture it names', () => {
    for (const art of [present.tile.art, ...present.symbols.map((symbol) => symbol.art)]) {
      const files = [join(ART, 'assets', `${art}.webp`), join(OWN_ART, `${art}.svg`)]
      expect(files.some(existsSync), art).toBe(true)
    }
    expect(new Set(present.symbols.map((symbol) => symbol.art)).size).toBe(present.symbols.length)
  })

  test('speaks both languages', () => {
    for (const { tr, en } of [
      present.name,
      present.tagline,
      ...present.symbols.map((symbol) => symbol.name),
    ]) {
      expect([tr.trim(), en.trim()]).toEqual([tr, en])
      expect(Math.min(tr.length, en.length)).toBeGreaterThan(1)
    }
    expect(new Set(present.symbols.map((symbol) => symbol.name.tr)).size).toBe(present.symbols.length)
  })

  test('tells exactly the features that its rules have', () => {
    expect(new Set(present.features)).toEqual(new Set(featuresOf(game)))
  })

  test('ranks its symbols as they pay', () => {
    const tiers = { wild: 0, scatter: 1, high: 2, mid: 3, low: 4 }
    const order = present.symbols.map(({ tier }) => tiers[tier])
    expect(order).toEqual(order.toSorted((left, right) => left - right))
    expect(present.symbols.find(({ tier }) => tier === 'wild')?.id).toBe(rules.wild?.symbol)
    expect(present.symbols.find(({ tier }) => tier === 'scatter')?.id).toBe(rules.scatter?.symbol)
    const pays = present.symbols
      .filter(({ tier }) => tier !== 'wild' && tier !== 'scatter')
      .map(({ id }) => rules.pays.find((pay) => pay.symbol === id)?.units.at(-1) ?? -1)
    expect(pays).toEqual(pays.toSorted((left, right) => right - left))
  })

  test('offers stakes from ₺1 to ₺500', () => {
    expect([rules.stakes.at(0), rules.stakes.at(-1), rules.stakes.length]).toEqual([100, 50_000, 10])
  })

  test('spaces its scatters so that a reel shows one at most', () => {
    const inSight = [...rules.strips.base, ...(rules.strips.free ?? [])].flatMap((strip, index) => {
      const rows = rules.rows[index % rules.rows.length] ?? 0
      return strip.map((_, stop) => {
        return windowOf(strip, stop, rows).filter((symbol) => symbol === rules.scatter?.symbol).length
      })
    })
    expect(Math.max(...inSight)).toBeLessThanOrEqual(1)
  })
})
