import type { ErrorCode } from '@poyraz/contract'
import { errorsTr, LANGUAGES, type Lang } from '@poyraz/text'
import type { tr as originalsTr } from '@poyraz/text/originals/tr'
import type { tr as panelsTr } from '@poyraz/text/panels/tr'
import { tr } from '@poyraz/text/studio/tr'
import { createTranslator } from 'use-intl/core'

type GameTexts = typeof tr
type LateTexts = typeof panelsTr & typeof originalsTr
/** The late texts are missing until they have been loaded; only late chunks use them. */
type Texts = GameTexts & LateTexts
type ErrorTexts = Readonly<Partial<Record<ErrorCode, string>>>
export type Translate = ReturnType<typeof createTranslator<Texts>>

/** Turkish is part of the page; English is loaded on demand. */
const loaded: Record<Lang, GameTexts | null> = { tr, en: null }
const errors: Record<Lang, ErrorTexts | null> = { tr: errorsTr, en: null }

type LateBundle = Record<Lang, () => Promise<Partial<LateTexts>>>
// The type has the keys and arguments of Turkish; tests ensure that English has the same.
const PANELS: LateBundle = {
  tr: async () => (await import('@poyraz/text/panels/tr')).tr,
  en: async () => (await import('@poyraz/text/panels/en')).en as unknown as typeof panelsTr,
}
const ORIGINALS: LateBundle = {
  tr: async () => (await import('@poyraz/text/originals/tr')).tr,
  en: async () => (await import('@poyraz/text/originals/en')).en as unknown as typeof originalsTr,
}
/** Bundles that a late part of the page uses, and their texts as far as they are loaded. */
const lateBundles = new Set<LateBundle>()
const lateTexts = new Map<() => Promise<Partial<LateTexts>>, Partial<LateTexts>>()

/** Loads the texts of a language, once; the late ones too where they are in use. */
export async function loadTexts(lang: Lang): Promise<void> {
  await Promise.all([loadGameTexts(lang), ...[...lateBundles].map((bundle) => readLate(bundle, lang))])
}

/** Loads the texts of panels in every language that is in use, and then returns the part that shows them. */
export function withPanelTexts<Part>(part: Promise<Part>): Promise<Part> {
  return withLate(PANELS, part)
}

/** The same for the texts of originals. */
export function withOriginalTexts<Part>(part: Promise<Part>): Promise<Part> {
  return withLate(ORIGINALS, part)
}

async function withLate<Part>(bundle: LateBundle, part: Promise<Part>): Promise<Part> {
  lateBundles.add(bundle)
  const used = LANGUAGES.filter((lang) => loaded[lang] !== null)
  await Promise.all(used.map((lang) => readLate(bundle, lang)))
  return part
}

async function readLate(bundle: LateBundle, lang: Lang): Promise<void> {
  const load = bundle[lang]
  if (lateTexts.has(load)) return
  lateTexts.set(load, await load())
  translators[lang] = null
}

async function loadGameTexts(lang: Lang): Promise<void> {
  if (loaded[lang]) return
  const [{ en }, { en: errorsEn }] = await Promise.all([
    import('@poyraz/text/studio/en'),
    import('@poyraz/text/errors/en'),
  ])
  // The type has the keys and arguments of Turkish; the catalogue's types ensure that English has the same.
  loaded.en = en as unknown as GameTexts
  errors.en = errorsEn
}

/**
 * Returns the text of a refusal; Turkish until the language has been loaded. Codes of the back office
 * never come here and have the text of an internal error.
 */
export function errorText(lang: Lang, code: ErrorCode): string {
  const texts: ErrorTexts = errors[lang] ?? errorsTr
  return texts[code] ?? errorsTr.internal
}

/** Cache of translators by language: every component asks for one, and creating one takes time. */
const translators: Record<Lang, Translate | null> = { tr: null, en: null }

/** Returns the translator of a language; Turkish until the language has been loaded. */
export function translatorOf(lang: Lang): Translate {
  if (!loaded[lang]) return translatorOf('tr')
  const late = [PANELS, ORIGINALS].map((bundle) => lateTexts.get(bundle[lang]))
  const messages = Object.assign({}, loaded[lang], ...late) as Texts
  translators[lang] ??= createTranslator<Texts>({ locale: lang, messages })
  return translators[lang]
}
