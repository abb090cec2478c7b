import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { originalArt } from '../art/read-art.ts'
import type { CascadeRules } from './cascades/rules.ts'
import type { ChoiceRules } from './choices/rules.ts'
import { REEL_GAMES } from './fixtures/reel-games.ts'
import { COLLECT_PICTURE, type SlotFeature, type SlotGame, slotPictures } from './game.ts'
import { windowOf } from './model.ts'
import type { ReelBookRules } from './reel-books/rules.ts'
import type { SlotRules, StripRules } from './rules.ts'

const ART = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'))
const OWN_ART = join(import.meta.dirname, '../art')

/**
 * Pictures that no game shows, by their code points: religious buildings and objects, the political wolf,
 * alcohol, tobacco and flags.
 */
const OFFENSIVE =
  /^(1f54[b-e]|26ea|1f6d5|2721|262a|271d|2626|1faac|1f4ff|1fa94|1f43a|1f37[6-9abe]|1f94[23]|1f6ac|1f1..|1f3f[34])/

/** Facts derived from the rules. */
function featuresOf({ rules }: SlotGame): readonly SlotFeature[] {
  if (rules.mapping === 'book-1') return cascadeFeatures(rules)
  return [...reelFeatures(rules), ...(rules.mapping === 'book-2' ? heldFeatures(rules) : [])]
}

function heldFeatures({ hold, heldWilds, heights }: ReelBookRules): readonly SlotFeature[] {
  return named({
    'hold-and-win': hold !== null,
    'sticky-wild': heldWilds === 'stays',
    'walking-wild': heldWilds === 'walks',
    'variable-heights': heights !== undefined,
  })
}

function cascadeFeatures(rules: CascadeRules): readonly SlotFeature[] {
  const { evaluation, wild, scatter, freeSpins, stepMultipliers, orbs, cellMultipliers, mystery, merges } =
    rules
  return named({
    cascades: true,
    [evaluation.kind]: true,
    wild: wild !== null,
    scatter: scatter !== null,
    'free-spins': freeSpins !== null,
    retrigger: freeSpins?.retriggers.some((spins) => spins > 0) ?? false,
    'growing-multiplier': [...stepMultipliers.base, ...stepMultipliers.free].some((times) => times > 1),
    'multiplier-symbols': orbs !== null,
    'cell-multipliers': cellMultipliers !== null,
    mystery: mystery !== null,
    merges,
  })
}

function named(has: Partial<Record<SlotFeature, boolean>>): readonly SlotFeature[] {
  return Object.entries(has).flatMap(([feature, present]) => (present ? [feature as SlotFeature] : []))
}

function reelFeatures(rules: StripRules): readonly SlotFeature[] {
  const { evaluation, wild, freeSpins } = rules
  const choice = 'choice' in rules ? (rules as ChoiceRules).choice : null
  return named({
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
    choice: choice?.kind === 'free-spins',
    'pick-bonus': choice?.kind === 'pick',
    gamble: choice?.kind === 'gamble',
    'feature-buy': choice?.kind === 'buy',
  })
}

function symbolsOf(rules: SlotRules): ReadonlySet<string> {
  if (rules.mapping === 'book-1') return new Set(rules.symbols)
  return new Set([...rules.strips.base, ...(rules.strips.free ?? [])].flat())
}

/** Pay of the largest group or longest run of a symbol. */
function mostOf({ pays }: SlotRules, id: string): number {
  const pay = pays.find(({ symbol }) => symbol === id)
  return (pay && ('units' in pay ? pay.units.at(-1) : pay.sizes.at(-1)?.units)) ?? -1
}

test('slugs are unique and name the rules', () => {
  expect(new Set(SLOT_GAMES.map((game) => game.slug)).size).toBe(SLOT_GAMES.length)
  for (const { slug, rules } of SLOT_GAMES) expect(rules.gameId).toBe(slug)
})

test('each game has a scene of its own', () => {
  expect(new Set(SLOT_GAMES.map(({ theme }) => theme)).size).toBe(SLOT_GAMES.length)
})

describe.each(SLOT_GAMES)('$slug', (game) => {
  const { rules, present } = game
  const symbols = symbolsOf(rules)

  test('gives every symbol that it has a look, and no other', () => {
    expect(new Set(present.symbols.map(({ id }) => id))).toEqual(symbols)
    expect(present.symbols.length).toBe(symbols.size)
  })

  test('has every picture it names', () => {
    for (const art of [present.tile.art, ...slotPictures(present).map((picture) => picture.art)]) {
      const original = originalArt(art)
      const files = [join(ART, 'assets', `${original}.webp`), join(OWN_ART, `${original}.svg`)]
      expect(files.some(existsSync), art).toBe(true)
    }
    expect(new Set(present.symbols.map((symbol) => symbol.art)).size).toBe(present.symbols.length)
  })

  test('shows nothing that offends', () => {
    const pictures = [present.tile.art, ...slotPictures(present).map(({ art }) => art)]
    expect(pictures.filter((art) => OFFENSIVE.test(originalArt(art)))).toEqual([])
  })

  test('shows the number of a symbol that multiplies on its picture', () => {
    const orbs = rules.mapping === 'book-1' ? (rules.orbs?.symbols ?? []) : []
    const pictures = present.symbols.filter(({ tier }) => tier === 'orb')
    expect(pictures.length).toBe(orbs.length)
    for (const { symbol, times } of orbs)
      expect(pictures.find(({ id }) => id === symbol)?.art).toMatch(new RegExp(`-x${times}$`))
  })

  test('shows a coin that collects with a picture of its own', () => {
    const coins = rules.mapping === 'book-2' ? (rules.hold?.coins ?? []) : []
    const collects = coins.some(({ kind }) => kind === 'collect')
    expect(present.collect !== undefined).toBe(collects)
    expect(symbols.has(COLLECT_PICTURE)).toBe(false)
    const more = Number(collects) + (present.covers ? 2 : 0)
    expect(new Set(slotPictures(present).map(({ art }) => art)).size).toBe(symbols.size + more)
  })

  test('names every option that the player chooses from by a symbol of its own', () => {
    const options = present.options ?? []
    const choice = rules.mapping === 'reels-2' ? rules.choice : null
    expect(options).toHaveLength(choice?.kind === 'free-spins' ? choice.multipliers.length : 0)
    expect(present.covers !== undefined).toBe(choice?.kind === 'pick')
    expect(new Set(options.map(({ symbol }) => symbol)).size).toBe(options.length)
    for (const { symbol } of options) expect(symbols).toContain(symbol)
  })

  test('speaks both languages', () => {
    for (const { tr, en } of [
      present.name,
      present.tagline,
      ...(present.options ?? []).map((option) => option.name),
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
    const tiers = { wild: 0, scatter: 1, coin: 2, orb: 2, mystery: 2, high: 3, mid: 4, low: 5 }
    const order = present.symbols.map(({ tier }) => tiers[tier])
    expect(order).toEqual(order.toSorted((left, right) => left - right))
    expect(present.symbols.find(({ tier }) => tier === 'wild')?.id).toBe(rules.wild?.symbol)
    expect(present.symbols.find(({ tier }) => tier === 'scatter')?.id).toBe(rules.scatter?.symbol)
    const pays = present.symbols
      .filter(({ tier }) => ['high', 'mid', 'low'].includes(tier))
      .map(({ id }) => mostOf(rules, id))
    expect(pays).toEqual(pays.toSorted((left, right) => right - left))
  })

  test('offers stakes from ₺1 to ₺500', () => {
    expect([rules.stakes.at(0), rules.stakes.at(-1), rules.stakes.length]).toEqual([100, 50_000, 10])
  })
})

describe.each(REEL_GAMES)('$slug', ({ rules }) => {
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
