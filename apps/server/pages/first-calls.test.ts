import { PAGE_KEYS } from '@poyraz/contract'
import { describe, expect, it } from 'vitest'
import { firstCallsOf } from './first-calls.ts'
import { SITE } from './site-map.ts'

/** Returns the names and data of the calls of a page's first view. */
function callsAt(path: string) {
  const page = SITE.pageAt(path)
  const calls = page && firstCallsOf(page)
  return calls?.map(([procedure, data]) => [`${procedure.class}.${procedure.method}`, data]) ?? null
}

describe('the first view', () => {
  it('is rendered for every listed page', () => {
    expect(SITE.listedAddresses.filter((path) => callsAt(path) === null)).toEqual([])
  })

  it.each(['/profile', '/deposit', '/favorites', '/play/slot/1', '/demo/slot/1', '/maintenance'])(
    'is not rendered for %s, which depends on one player or on the moment',
    (path) => expect(callsAt(path)).toBeNull(),
  )

  it.each([
    ['/login', []],
    ['/info/CasinoRules', [['cmscontroller.getInformation', { InfType: PAGE_KEYS.CasinoRules }]]],
    ['/promotions', [['cmscontroller.getPromotions', {}]]],
    ['/support', [['cmscontroller.getInformation', { InfType: 'DomainBilgi' }]]],
  ])('of %s makes the calls that it needs', (path, calls) => expect(callsAt(path)).toEqual(calls))

  it('of a filtered live lobby also asks for any table', () => {
    const tables = callsAt('/live/type/roulette')?.filter(([name]) => name === 'livecasino.game_table_list')
    expect(tables?.map(([, data]) => data)).toEqual([
      { limit: 48, offset: 0 },
      { limit: 48, offset: 0, type: 'roulette' },
    ])
  })
})
