import { en } from '@poyraz/text/site/en'
import { tr } from '@poyraz/text/site/tr'
import { describe, expect, it } from 'vitest'
import type { SearchPageName } from '../../shared/manifest/manifest.ts'
import { findPages, type IndexedPage } from './page-index.ts'

function indexOf(texts: typeof tr | typeof en): IndexedPage[] {
  return Object.entries(texts.searching.index).map(([name, page]) => ({
    name: name as SearchPageName,
    address: '',
    ...page,
  }))
}
const names = (text: string, texts: typeof tr | typeof en = tr) =>
  findPages(text, indexOf(texts)).map(({ name }) => name)

describe('the search for pages', () => {
  it.each([
    ['gizlilik', 'privacy'],
    ['GİZLİLİK', 'privacy'],
    ['gizlilk', 'privacy'],
    ['kvkk', 'privacy'],
    ['parola', 'forgot'],
    ['sifre', 'forgot'],
    ['turnuva', 'tournaments'],
    ['yatir', 'deposit'],
    ['rtp', 'casinoRules'],
    ['para cek', 'withdraw'],
    ['hesabı kapat', 'limits'],
    ['kendini disla', 'limits'],
    ['belge', 'verification'],
    ['iban', 'banks'],
    ['cevrim', 'bonuses'],
    ['piyango', 'tickets'],
  ])('finds by %s the page %s (S2.20)', (text, name) => {
    expect(names(text)).toContain(name)
  })

  it('finds English words in English', () => {
    expect(names('privacy', en)[0]).toBe('privacy')
    expect(names('pasword', en)).toContain('forgot')
    expect(names('self-exclusion', en)).toEqual(['limits'])
  })

  it('ranks titles first', () => {
    expect(names('para yat')).toEqual(['deposit', 'financial'])
  })

  it('forgives letters left out of a title, not of a keyword', () => {
    expect(names('dstk')).toEqual(['support'])
    expect(names('lal', en)).toEqual([])
  })

  it('needs three characters (S5.3)', () => {
    expect([names('sl'), names('  s '), names('')]).toEqual([[], [], []])
  })

  it('finds nothing for an unknown word', () => {
    expect(names('zzzzqx')).toEqual([])
  })
})
