import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../test-storage.ts'

let storage: ReturnType<typeof stubStorage>
beforeEach(() => {
  vi.resetModules()
  storage = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('./preferences.ts')

describe('preferences', () => {
  it.each([
    [undefined, undefined, undefined, { lang: 'tr', mode: 'dark', showBalance: true }],
    ['en', 'light', '0', { lang: 'en', mode: 'light', showBalance: false }],
    ['xx', 'LIGHT', '1', { lang: 'tr', mode: 'dark', showBalance: true }],
  ] as const)('stored %s, %s, %s', async (lang, mode, showBalance, expected) => {
    const stored = { userLanguage: lang, userMode: mode, showBalance }
    for (const [name, value] of Object.entries(stored))
      if (value !== undefined) storage.local.set(name, value)
    expect((await load()).usePreferences.getState()).toEqual(expected)
  })

  it('takes the language of an account where nobody chose one', async () => {
    const { takeLang, usePreferences } = await load()
    takeLang('en')
    expect([usePreferences.getState().lang, storage.local.get('userLanguage')]).toEqual(['en', 'en'])
    takeLang('tr')
    expect(usePreferences.getState().lang).toBe('en')
  })

  it('remembers every choice', async () => {
    const { chooseLang, chooseMode, toggleBalance, usePreferences } = await load()
    chooseLang('en')
    chooseMode('light')
    toggleBalance()
    expect(usePreferences.getState()).toEqual({ lang: 'en', mode: 'light', showBalance: false })
    expect(Object.fromEntries(storage.local)).toEqual({
      userLanguage: 'en',
      userMode: 'light',
      showBalance: '0',
    })
    toggleBalance()
    expect(storage.local.get('showBalance')).toBe('1')
  })
})
