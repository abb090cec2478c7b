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
  ] as const)('stored %s, %s, %s (S1.9, S4.5, S4.21, S9.4)', async (lang, mode, showBalance, expected) => {
    const stored = { userLanguage: lang, userMode: mode, showBalance }
    for (const [name, value] of Object.entries(stored))
      if (value !== undefined) storage.local.set(name, value)
    expect((await load()).usePreferences.getState()).toEqual(expected)
  })

  it('use the language of the account if none was chosen (S4.9)', async () => {
    const { takeLang, usePreferences } = await load()
    takeLang('en')
    expect([usePreferences.getState().lang, storage.local.get('userLanguage')]).toEqual(['en', 'en'])
    takeLang('tr')
    expect(usePreferences.getState().lang).toBe('en')
  })

  it('paint the pressed switch before all colours change', async () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    const root = { dataset: {} as Record<string, string> }
    vi.stubGlobal('document', { hidden: false, documentElement: root })
    const { showMode } = await load()
    const shown = showMode('light')
    await new Promise((resolve) => setTimeout(resolve))
    expect(root.dataset).toEqual({})
    for (const frame of frames) frame()
    await shown
    expect(root.dataset).toEqual({ theme: 'light' })
  })

  it('do not wait for a paint in a hidden tab', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const root = { dataset: {} as Record<string, string> }
    vi.stubGlobal('document', { hidden: true, documentElement: root })
    await (await load()).showMode('light')
    expect(root.dataset).toEqual({ theme: 'light' })
  })

  it('store every choice (S4.28)', async () => {
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
