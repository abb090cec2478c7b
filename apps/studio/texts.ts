import type { ErrorCode } from '@poyraz/contract'
import { errorsTr, LANGUAGES, type Lang } from '@poyraz/text'
import type { tr as panelsTr } from '@poyraz/text/panels/tr'
import { tr } from '@poyraz/text/studio/tr'
import { createTranslator } from 'use-intl/core'

type GameTexts = typeof tr
type PanelTexts = typeof panelsTr
/** The late texts are missing until `withPanelTexts` has run; only late chunks use them. */
type Texts = GameTexts & PanelTexts
type ErrorTexts = Readonly<Partial<Record<ErrorCode, string>>>
export type Translate = ReturnType<typeof createTranslator<Texts>>

/** Turkish is part of the page; English is loaded on demand. */
const loaded: Record<Lang, GameTexts | null> = { tr, en: null }
const panels: Record<Lang, PanelTexts | null> = { tr: null, en: null }
let hasPanels = false
const errors: Record<Lang, ErrorTexts | null> = { tr: errorsTr, en: null }

/** Loads the texts of a language, once; those of the panels too if one was opened. */
export async function loadTexts(lang: Lang): Promise<void> {
  await Promise.all([loadGameTexts(lang), ...(hasPanels ? [readPanelTexts(lang)] : [])])
}

/** Loads the late texts in every language that is in use, and then returns the part that shows them. */
export async function withPanelTexts<Part>(part: Promise<Part>): Promise<Part> {
  hasPanels = true
  const used = LANGUAGES.filter((lang) => loaded[lang] !== null)
  await Promise.all(used.map(readPanelTexts))
  return part
}

async function readPanelTexts(lang: Lang): Promise<void> {
  if (panels[lang]) return
  const texts =
    lang === 'tr' ? (await import('@poyraz/text/panels/tr')).tr : (await import('@poyraz/text/panels/en')).en
  panels[lang] = texts as unknown as PanelTexts
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
  const messages = { ...loaded[lang], ...panels[lang] } as Texts
  translators[lang] ??= createTranslator<Texts>({ locale: lang, messages })
  return translators[lang]
}
