import { describe, expect, it } from 'vitest'
import { searchKey, searchRank } from './search.ts'

describe('searchKey', () => {
  it.each([
    ['Işık İĞNE Çağrı', 'isik igne cagri'],
    ['FIFA', 'fifa'],
    ['fıfa', 'fifa'],
    ['İSTANBUL', 'istanbul'],
    ['ıstanbul', 'istanbul'],
    ['  Kâğıt   Rüzgâr ', 'kagit ruzgar'],
    ['İ', 'i'],
  ])('%s is %s', (text, key) => {
    expect(searchKey(text)).toBe(key)
  })
})

describe('searchRank', () => {
  const rank = (query: string, name: string) => searchRank(searchKey(query), searchKey(name))

  it('puts beginnings first, then words, then insides, then slips', () => {
    expect(rank('lale', 'Lale Devri')).toBe(0)
    expect(rank('dev', 'Lale Devri')).toBe(1)
    expect(rank('evri', 'Lale Devri')).toBe(2)
    expect(rank('lalle', 'Lale Devri')).toBe(3)
  })

  it.each(['lael', 'lalw', 'kapaln', 'kapln', 'kapplan', 'KAPLEN'])('forgives %s', (query) => {
    const name = query.toLowerCase().startsWith('l') ? 'Lale Devri' : 'Kaplan'
    expect(rank(query, name)).toBe(3)
  })

  it.each(['naz', 'xyz', 'lankap', 'nazarlık'])('does not find Kaplan by %s', (query) => {
    expect(rank(query, 'Kaplan')).toBeNull()
  })

  it('forgives nothing in three letters, where everything is near everything', () => {
    expect(rank('bax', 'Boz')).toBeNull()
  })
})
