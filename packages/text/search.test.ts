import { describe, expect, it } from 'vitest'
import { SEARCH_RANK_MAX, searchKey, searchRank } from './search.ts'

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

  it('puts the name itself first, then beginnings, words, insides, slips, and letters left out', () => {
    expect(rank('lale devri', 'Lale Devri')).toBe(0)
    expect(rank('lale', 'Lale Devri')).toBe(1)
    expect(rank('dev', 'Lale Devri')).toBe(2)
    expect(rank('evri', 'Lale Devri')).toBe(3)
    expect(rank('lalle', 'Lale Devri')).toBe(4)
    expect(rank('lld', 'Lale Devri')).toBe(SEARCH_RANK_MAX)
  })

  it.each([
    ['nzr', 'Nazar'],
    ['NZR', 'Nazar Boncuğu'],
    ['dvr', 'Lale Devri'],
    ['shmrn', 'Şahmeran'],
    ['sahmeran', 'Şahmeran'],
    ['ucurtma', 'Uçurtma'],
    ['ucr', 'Uçurtma'],
  ])('finds by %s the name %s', (query, name) => {
    expect(rank(query, name)).not.toBeNull()
  })

  it.each([
    ['zar', 'Nzaxar'],
    ['nzr', 'Anazar'],
    ['nrz', 'Nazar'],
    ['pyt', 'Pusula ve Yıldız Taşı'],
  ])(
    'leaves letters out only from the start of a word, in their order, and few: not %s for %s',
    (query, name) => {
      expect(rank(query, name)).toBeNull()
    },
  )

  it.each(['lael', 'lalw', 'kapaln', 'kapln', 'kapplan', 'KAPLEN'])('forgives %s', (query) => {
    const name = query.toLowerCase().startsWith('l') ? 'Lale Devri' : 'Kaplan'
    expect(rank(query, name)).toBe(4)
  })

  it.each(['naz', 'xyz', 'lankap', 'nazarlık'])('does not find Kaplan by %s', (query) => {
    expect(rank(query, 'Kaplan')).toBeNull()
  })

  it('forgives nothing in three letters, where everything is near everything', () => {
    expect(rank('bax', 'Boz')).toBeNull()
  })
})
