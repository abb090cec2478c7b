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

describe('addresses', () => {
  it.each([
    [{ q: 'lale' }, { q: 'lale' }],
    [{ q: 777 }, { q: '777' }],
    [{ q: '   ' }, {}],
    [{ q: ['x'] }, {}],
    [{}, {}],
  ])('search %j is %j', (raw, expected) => {
    expect(searchText(raw)).toEqual(expected)
  })

  it('cuts a search that is too long', () => {
    expect(searchText({ q: 'a'.repeat(200) }).q).toHaveLength(64)
  })

  it('knows the tabs of a profile', () => {
    expect([profileSearch({ tab: 'banks' }), profileSearch({ tab: 'admin' })]).toEqual([{ tab: 'banks' }, {}])
  })

  it('takes a method and an amount for a deposit', () => {
    expect(depositSearch({ method: 1, amount: '50000' })).toEqual({ method: 1, amount: 50_000 })
    expect(depositSearch({ method: 'x', amount: -5 })).toEqual({})
    const payment = '019a9b1c-0000-7000-8000-000000000001'
    expect(depositSearch({ payment })).toEqual({ payment })
    expect(depositSearch({ payment: `${payment}'` })).toEqual({})
  })

  it('tells a link that takes an account back from one of a reset', () => {
    expect([
      resetSearch({ token: 'abc', reclaim: true }),
      resetSearch({ token: 'abc', reclaim: 'yes' }),
      resetSearch({ reclaim: true }),
    ]).toEqual([{ token: 'abc', reclaim: true }, { token: 'abc' }, { reclaim: true }])
  })

  it('takes tokens as text', () => {
    expect([
      tokenSearch({ token: 'abc' }),
      tokenSearch({ token: 12 }),
      tokenSearch({ token: 'x'.repeat(201) }),
    ]).toEqual([{ token: 'abc' }, { token: '12' }, {}])
  })

  it('takes version 7 round ids only', () => {
    expect(verifySearch({ round: ROUND.toUpperCase() })).toEqual({ round: ROUND })
    expect(verifySearch({ round: ROUND.replace('-7', '-4') })).toEqual({})
  })

  it.each(['0', '-1', '1.5', '01', 'abc', '2147483648', '1e3'])('%s is no id', (id) => {
    expect(isNotFound(thrownBy(() => positiveId.parse({ id })))).toBe(true)
  })

  it('keeps a good id as it is', () => {
    expect(positiveId.parse({ id: '27' })).toEqual({ id: '27' })
  })

  it('knows the pages of information and the histories', () => {
    expect(pageKey.parse({ pageKey: 'Privacy' })).toEqual({ pageKey: 'Privacy' })
    expect(historyKind.parse({ kind: 'bet' })).toEqual({ kind: 'bet' })
    for (const key of ['privacy', 'toString', '']) {
      expect(isNotFound(thrownBy(() => pageKey.parse({ pageKey: key })))).toBe(true)
      expect(isNotFound(thrownBy(() => historyKind.parse({ kind: key })))).toBe(true)
    }
  })

  it('opens a promotion by its id and a tab by its name', () => {
    expect(promotionSearch({ id: 3, state: 'coming' })).toEqual({ id: 3, state: 'coming' })
    expect(promotionSearch({ id: '3' })).toEqual({ id: 3 })
    expect(promotionSearch({ id: '03', state: 'old' })).toEqual({})
    expect(promotionSearch({})).toEqual({})
  })
})

describe('the address of a game', () => {
  it.each(['slot', 'live', 'virtual'])('may be of type %s (S2.10)', (type) => {
    expect(playParams.parse({ type, id: '3' })).toEqual({ type, id: '3' })
  })

  it.each([
    ['bingo', '3'],
    ['slot', '0'],
    ['slot', 'x'],
    ['', '3'],
  ])('is not /play/%s/%s', (type, id) => {
    expect(isNotFound(thrownBy(() => playParams.parse({ type, id })))).toBe(true)
  })

  it('has a gaming type before a provider, and what is none is a provider (S2.10)', () => {
    expect(['real', 'fun', 'Poyraz', undefined].map(gamingTypeOf)).toEqual(['real', 'fun', null, null])
    const parts = { type: 'slot', id: '3', y: 'Poyraz' }
    expect(playVariantOfParams.parse({ ...parts, x: 'real' })).toEqual({ ...parts, x: 'real' })
    expect(isNotFound(thrownBy(() => playVariantOfParams.parse({ ...parts, x: 'demo' })))).toBe(true)
  })
})
