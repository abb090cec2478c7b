import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import {
  depositSearch,
  gamingTypeOf,
  historyKind,
  pageKey,
  playParams,
  playVariantOfParams,
  positiveId,
  profileSearch,
  promotionSearch,
  resetSearch,
  searchText,
  tokenSearch,
  verifySearch,
} from './search-params.ts'

const ROUND = '019a9d00-0000-7000-8000-000000000001'

function thrownBy(run: () => unknown): unknown {
  try {
    return run()
  } catch (thrown) {
    return thrown
  }
}

describe('search parameters', () => {
  it.each([
    [{ q: 'lale' }, { q: 'lale' }],
    [{ q: 777 }, { q: '777' }],
    [{ q: '   ' }, {}],
    [{ q: ['x'] }, {}],
    [{}, {}],
  ])('parses the search %j as %j', (raw, expected) => {
    expect(searchText(raw)).toEqual(expected)
  })

  it('cuts a search that is too long', () => {
    expect(searchText({ q: 'a'.repeat(200) }).q).toHaveLength(64)
  })

  it('accepts only known tabs of a profile', () => {
    expect(profileSearch({ tab: 'banks', via: 'wallet' })).toEqual({ tab: 'banks', via: 'wallet' })
    // A parameter that is left out would keep the value of the address.
    expect(profileSearch({ tab: 'admin', via: 'mail' })).toStrictEqual({ tab: undefined, via: undefined })
  })

  it('parses the method and the amount of a deposit', () => {
    expect(depositSearch({ method: 1, amount: '50000' })).toEqual({ method: 1, amount: 50_000 })
    expect(depositSearch({ method: 'x', amount: -5 })).toEqual({})
    const payment = '019a9b1c-0000-7000-8000-000000000001'
    expect(depositSearch({ payment })).toEqual({ payment })
    expect(depositSearch({ payment: `${payment}'` })).toEqual({})
  })

  it('distinguishes a link to reclaim an account from a link to reset a password', () => {
    expect([
      resetSearch({ token: 'abc', reclaim: true }),
      resetSearch({ token: 'abc', reclaim: 'yes' }),
      resetSearch({ reclaim: true }),
    ]).toEqual([{ token: 'abc', reclaim: true }, { token: 'abc' }, { reclaim: true }])
  })

  it('accepts tokens as text only', () => {
    expect([
      tokenSearch({ token: 'abc' }),
      tokenSearch({ token: 12 }),
      tokenSearch({ token: 'x'.repeat(201) }),
    ]).toEqual([{ token: 'abc' }, { token: '12' }, {}])
  })

  it('accepts only round ids of version 7', () => {
    expect(verifySearch({ round: ROUND.toUpperCase() })).toEqual({ round: ROUND })
    expect(verifySearch({ round: ROUND.replace('-7', '-4') })).toEqual({})
  })

  it.each(['0', '-1', '1.5', '01', 'abc', '2147483648', '1e3'])('rejects the id %s', (id) => {
    expect(isNotFound(thrownBy(() => positiveId.parse({ id })))).toBe(true)
  })

  it('keeps a valid id unchanged', () => {
    expect(positiveId.parse({ id: '27' })).toEqual({ id: '27' })
  })

  it('accepts only known information pages and histories', () => {
    expect(pageKey.parse({ pageKey: 'Privacy' })).toEqual({ pageKey: 'Privacy' })
    expect(historyKind.parse({ kind: 'bet' })).toEqual({ kind: 'bet' })
    for (const key of ['privacy', 'toString', '']) {
      expect(isNotFound(thrownBy(() => pageKey.parse({ pageKey: key })))).toBe(true)
      expect(isNotFound(thrownBy(() => historyKind.parse({ kind: key })))).toBe(true)
    }
  })

  it('parses the id and the tab of a promotion', () => {
    expect(promotionSearch({ id: 3, state: 'coming' })).toEqual({ id: 3, state: 'coming' })
    expect(promotionSearch({ id: '3' })).toEqual({ id: 3 })
    expect(promotionSearch({ id: '03', state: 'old' })).toEqual({})
    expect(promotionSearch({})).toEqual({})
  })
})

describe('the address of a game', () => {
  it.each(['slot', 'live', 'virtual'])('may have the type %s (S2.10)', (type) => {
    expect(playParams.parse({ type, id: '3' })).toEqual({ type, id: '3' })
  })

  it.each([
    ['bingo', '3'],
    ['slot', '0'],
    ['slot', 'x'],
    ['', '3'],
  ])('rejects /play/%s/%s', (type, id) => {
    expect(isNotFound(thrownBy(() => playParams.parse({ type, id })))).toBe(true)
  })

  it('has a gaming type before a provider; any other text is a provider (S2.10)', () => {
    expect(['real', 'fun', 'Poyraz', undefined].map(gamingTypeOf)).toEqual(['real', 'fun', null, null])
    const parts = { type: 'slot', id: '3', y: 'Poyraz' }
    expect(playVariantOfParams.parse({ ...parts, x: 'real' })).toEqual({ ...parts, x: 'real' })
    expect(isNotFound(thrownBy(() => playVariantOfParams.parse({ ...parts, x: 'demo' })))).toBe(true)
  })
})
