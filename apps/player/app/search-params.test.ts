import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { positiveId, profileSearch, searchText, tokenSearch, verifySearch } from './search-params.ts'

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
    expect([profileSearch({ tab: 'history' }), profileSearch({ tab: 'admin' })]).toEqual([
      { tab: 'history' },
      {},
    ])
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
})
