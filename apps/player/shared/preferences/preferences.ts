import { asLang, type Lang } from '@poyraz/text'
import { afterFirstView } from '../after-first-view.ts'
import { afterPaint } from '../after-paint.ts'
import { readStored, store } from '../storage.ts'
import { createStored } from '../stored-state.ts'

export type Mode = 'dark' | 'light'

type Preferences = { readonly lang: Lang; readonly mode: Mode; readonly showBalance: boolean }

/**
 * Preferences. The stored mode `light` is light, any other value is dark; an unknown language is Turkish. The
 * initial values are those of the server's rendering.
 */
export const usePreferences = createStored<Preferences>(
  { lang: 'tr', mode: 'dark', showBalance: true },
  {
    lang: asLang(readStored('userLanguage')),
    mode: readStored('userMode') === 'light' ? 'light' : 'dark',
    showBalance: readStored('showBalance') !== '0',
  },
)

export function chooseLang(lang: Lang): void {
  store('userLanguage', lang)
  usePreferences.setState({ lang })
}

/** Uses the language of the account in a browser without a chosen language. */
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
 * Sets the language of the document, for screen readers, and the cookie for the server's next page. Skips an
 * unchanged value, because setting it recalculates all styles.
 */
export function showLang(lang: Lang): void {
  const root = document.documentElement
  if (root.lang !== lang) root.lang = lang
  keepForServer(lang)
}

/** Sets the colour mode. It changes all colours of the page, so the pressed switch is afterPaint first. */
export async function showMode(mode: Mode): Promise<void> {
  const { dataset } = document.documentElement
  await afterPaint()
  if (dataset['theme'] !== mode) dataset['theme'] = mode
  afterFirstView(paintBar)
}

/** Sets the browser's theme colour. Reading the computed style may recalculate styles. */
function paintBar(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
}

const YEAR_S = 31_536_000

/** Sets the cookie with the language, from which the server renders the next page. Turkish needs none. */
function keepForServer(lang: Lang): void {
  const lifetimeS = lang === 'tr' ? 0 : YEAR_S
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve.
  document.cookie = `poyraz_lang=${lang}; Path=/; SameSite=Lax; Max-Age=${lifetimeS}${secure}`
}
