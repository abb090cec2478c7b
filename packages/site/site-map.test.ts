import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'
import { AREAS } from './areas.ts'
import { createSiteMap } from './site-map.ts'

const site = createSiteMap(AREAS)

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/slot', 'slot'],
    ['/slot/', 'slot'],
    ['/slot/category/27', 'slot'],
    ['/slot/type/ways', 'slot'],
    ['/live/type/roulette', 'live'],
    ['/play/slot/1', 'play'],
    ['/account_reset', 'resetPassword'],
    ['/play/live/7/real/Poyraz%20St%C3%BCdyo', 'play'],
    ['/play/virtual/7/Poyraz', 'play'],
    ['/live/provider/3', 'live'],
    ['/info/Privacy', 'Privacy'],
    ['/info/BonusRules/', 'BonusRules'],
    ['/about-us', 'AboutUs'],
    ['/history/bonus', 'history'],
    ['/maintenance-control', 'maintenance'],
  ])('%s is %s', (path, name) => {
    expect(site.pageAt(path)?.name).toBe(name)
  })

  it.each([
    '/nope',
    '/slot/category',
    '/slot/category/27/more',
    '/Slot',
    '/play/slot',
    '//',
    '/slot/category/0',
    '/slot/category/x',
    '/slot/type/X',
    '/slot/type/no-such-type',
    '/slot/type/roulette',
    '/live/type/ways',
    '/info',
    '/info/Nothing',
    '/info/privacy',
    '/info/__proto__',
    '/info/GizlilikBilgisi',
    '/history/other',
    '/play/sports/1',
    '/play/slot/1/maybe/Poyraz',
    '/play/slot/1/real/Poyraz/more',
    '/withdraw/1',
    '/tickets/1',
  ])('%s is no page (S2.13)', (path) => {
    expect(site.pageAt(path)).toBeNull()
  })
})

describe('the areas', () => {
  it('write each path once', () => {
    const paths = site.pages.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('give examples that are their own pages, and each page of a known look is an example', () => {
    for (const page of site.pages) {
      const found = page.examples.map((example) => site.pageAt(example.split('?')[0] ?? '')?.page)
      expect(found.filter((one) => one !== page)).toEqual([])
      expect(page.ownLooks?.filter((look) => !page.examples.includes(look)) ?? []).toEqual([])
    }
  })

  it('choose what their first view asks for', () => {
    const filterAt = (address: string) => {
      const found = site.pageAt(address)
      return found?.page.firstCalls?.(found.params)[0]?.[1]
    }
    expect(filterAt('/slot/category/27')).toEqual({ limit: 48, offset: 0, categoryID: 27 })
    expect(filterAt('/slot/type/ways')).toEqual({ limit: 48, offset: 0, type: 'ways' })
    expect(filterAt('/')).toEqual({ limit: 48, offset: 0 })
  })
})

describe('addressOf', () => {
  it('fills in every part, as a part of an address', () => {
    expect(addressOf('/play/$type/$id/$x', { type: 'slot', id: 7, x: 'a/b' })).toBe('/play/slot/7/a%2Fb')
  })
})
