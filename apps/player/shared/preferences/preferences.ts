import { asLang, type Lang } from '@poyraz/text'
import { create } from 'zustand'
import { afterFirstView } from '../after-first-view.ts'
import { painted } from '../painted.ts'
import { readStored, store } from '../storage.ts'

export type Mode = 'dark' | 'light'

type Preferences = { readonly lang: Lang; readonly mode: Mode; readonly showBalance: boolean }

/**
 * Stored `light` is light, anything else dark; a stored language of ours counts, anything else is Turkish. What
 * it begins with is what the first view was drawn with.
 */
export const usePreferences = create<Preferences>(() => ({ lang: 'tr', mode: 'dark', showBalance: true }))
usePreferences.setState({
  lang: asLang(readStored('userLanguage')),
  mode: readStored('userMode') === 'light' ? 'light' : 'dark',
  showBalance: readStored('showBalance') !== '0',
})

export function chooseLang(lang: Lang): void {
  store('userLanguage', lang)
  usePreferences.setState({ lang })
}

/** The language of an account counts in a browser where nobody chose one. */
export function takeLang(language: string): void {
  if (readStored('userLanguage') === null) chooseLang(asLang(language))
}

export function chooseMode(mode: Mode): void {
  store('userMode', mode)
  usePreferences.setState({ mode })
}

export function toggleBalance(): void {
  const showBalance = !usePreferences.getState().showBalance
  store('showBalance', showBalance ? 1 : 0)
  usePreferences.setState({ showBalance })
}

/**
 * Tells screen readers, and the server for the next page, in which language the page now is. Saying it again
 * would have the browser work out every style anew.
 */
export function showLang(lang: Lang): void {
  const root = document.documentElement
  if (root.lang !== lang) root.lang = lang
  keepForServer(lang)
}

/** All colours of the page change with it, so the pressed switch is shown first. */
export async function showMode(mode: Mode): Promise<void> {
  const { dataset } = document.documentElement
  await painted()
  if (dataset['theme'] !== mode) dataset['theme'] = mode
  afterFirstView(paintBar)
}

/** Asks for styles, which may have to be worked out first. */
function paintBar(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
}

const YEAR_S = 31_536_000

/** The server draws the next page's first view: it is told which language, where that is not Turkish. */
function keepForServer(lang: Lang): void {
  const lifetimeS = lang === 'tr' ? 0 : YEAR_S
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve.
  document.cookie = `poyraz_lang=${lang}; Path=/; SameSite=Lax; Max-Age=${lifetimeS}${secure}`
}
