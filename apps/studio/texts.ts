import type { ErrorCode } from '@poyraz/contract'
import { errorsTr, type Lang } from '@poyraz/text'
import { tr } from '@poyraz/text/studio/tr'
import { createTranslator } from 'use-intl/core'

type Texts = typeof tr
type ErrorTexts = Readonly<Partial<Record<ErrorCode, string>>>
export type Translate = ReturnType<typeof createTranslator<Texts>>

/** Turkish is part of the page; English is loaded on demand. */
const loaded: Record<Lang, Texts | null> = { tr, en: null }
const errors: Record<Lang, ErrorTexts | null> = { tr: errorsTr, en: null }

/** Loads the texts of a language, once. */
export async function loadTexts(lang: Lang): Promise<void> {
  if (loaded[lang]) return
  const [{ en }, { en: errorsEn }] = await Promise.all([
    import('@poyraz/text/studio/en'),
    import('@poyraz/text/errors/en'),
  ])
  // The type has the keys and arguments of Turkish; the catalogue's types ensure that English has the same.
  loaded.en = en as unknown as Texts
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
  const messages = loaded[lang]
  if (!messages) return translatorOf('tr')
  translators[lang] ??= createTranslator<Texts>({ locale: lang, messages })
  return translators[lang]
}
