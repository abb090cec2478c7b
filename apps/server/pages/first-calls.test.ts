import { PAGE_KEYS } from '@poyraz/contract'
import { describe, expect, it } from 'vitest'
import { firstCallsOf } from './first-calls.ts'
import { SITE } from './site-map.ts'

/** The calls of a page's first view by name, with what they ask. */
function callsAt(path: string) {
  const page = SITE.pageAt(path)
  const calls = page && firstCallsOf(page)
  return calls?.map(([procedure, data]) => [`${procedure.class}.${procedure.method}`, data]) ?? null
}

describe('the first view', () => {
  it('is drawn of every page that search engines may list', () => {
    expect(SITE.listedAddresses.filter((path) => callsAt(path) === null)).toEqual([])
  })

  it.each(['/profile', '/deposit', '/favorites', '/play/slot/1', '/demo/slot/1', '/maintenance'])(
    'of %s is not drawn: it belongs to one player or one moment',
    (path) => expect(callsAt(path)).toBeNull(),
  )

  it.each([
    ['/login', []],
    ['/info/CasinoRules', [['cmscontroller.getInformation', { InfType: PAGE_KEYS.CasinoRules }]]],
    ['/promotions', [['cmscontroller.getPromotions', {}]]],
    ['/support', [['cmscontroller.getInformation', { InfType: 'DomainBilgi' }]]],
  ])('of %s asks for what it shows', (path, calls) => expect(callsAt(path)).toEqual(calls))

  it('of a narrower live lobby asks whether there is any table, too', () => {
    const tables = callsAt('/live/type/roulette')?.filter(([name]) => name === 'livecasino.game_table_list')
    expect(tables?.map(([, data]) => data)).toEqual([
      { limit: 48, offset: 0 },
      { limit: 48, offset: 0, type: 'roulette' },
    ])
  })
})
