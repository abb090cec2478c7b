import { type Draws, drawsFrom, rulesHash } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { lotteryRules } from './lottery/draw-winners.ts'
import { mappingOf } from './mapping-of.ts'
import { SLOT_FOLDERS } from './slots/folders.ts'
import { compile } from './slots/machine.ts'
import { play } from './slots/play.ts'

const PUBLISHED = SLOT_FOLDERS.flatMap(({ game, published }) =>
  published.map((rules) => ({ slug: game.slug, ...rules })),
)

/** Draws that read 0, 1, 2, ... */
function counting(): Draws {
  let next = 0
  return drawsFrom(() => next++)
}

describe('published rules', () => {
  it.each(SLOT_GAMES)('of $slug are on the list: changed rules are another version', ({ slug, rules }) => {
    expect(PUBLISHED).toContainEqual({ slug, version: rules.version, hash: rulesHash(rules) })
  })

  it.each(PUBLISHED)('of $slug $version are still known', ({ slug: gameID, hash }) => {
    const mapping = mappingOf({ gameID, outcome: {} })
    expect(mapping && rulesHash(mapping.rules)).toBe(hash)
  })

  it('have one hash for each version', () => {
    expect(new Set(PUBLISHED.map(({ slug, version }) => `${slug} ${version}`)).size).toBe(PUBLISHED.length)
    expect(new Set(PUBLISHED.map(({ hash }) => hash)).size).toBe(PUBLISHED.length)
  })
})

describe('the look-up of a proof', () => {
  it.each(SLOT_GAMES)('plays $slug as the server does', ({ slug: gameID, rules }) => {
    const decide = mappingOf({ gameID, outcome: {} })?.decide
    expect(decide?.(counting)).toEqual(play(compile(rules), counting()))
  })

  it('takes a draw of whatever name by its outcome', () => {
    const mapping = mappingOf({ gameID: 'bahar', outcome: { tickets: 9, winners: [1, 2] } })
    expect(mapping?.rules).toEqual(lotteryRules('bahar', { tickets: 9, winners: 2 }))
    expect(mapping?.decide(counting)).toEqual({ tickets: 9, winners: [1, 3] })
  })

  it.each([
    [null],
    [[1]],
    [{ tickets: 9 }],
    [{ tickets: 9.5, winners: [] }],
    [{ tickets: '9', winners: [1] }],
    [{ tickets: 1, winners: [1, 2] }],
    [{ tickets: 9, winners: ['1'] }],
  ])('knows no rules of an outcome like %j', (outcome) => {
    expect(mappingOf({ gameID: 'bahar', outcome })).toBeNull()
  })
})
