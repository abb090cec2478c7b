import type { ErrorCode } from '@poyraz/contract'
import { errorsTr, type Lang } from '@poyraz/text'
import { tr } from '@poyraz/text/studio/tr'
import { createTranslator } from 'use-intl/core'

type Texts = typeof tr
type ErrorTexts = Readonly<Partial<Record<ErrorCode, string>>>
export type Translate = ReturnType<typeof createTranslator<Texts>>

/** Turkish is part of the page; the other language comes when it is asked for. */
const loaded: Record<Lang, Texts | null> = { tr, en: null }
const errors: Record<Lang, ErrorTexts | null> = { tr: errorsTr, en: null }

/** Fetches the texts of a language, once. */
export async function loadTexts(lang: Lang): Promise<void> {
  if (loaded[lang]) return
  const [{ en }, { en: errorsEn }] = await Promise.all([
    import('@poyraz/text/studio/en'),
    import('@poyraz/text/errors/en'),
  ])
  // Turkish gives the keys and their arguments; a type in the catalogue holds English to the same keys.
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

/** One for each language: every part of the page asks, and making one takes its time. */
const translators: Record<Lang, Translate | null> = { tr: null, en: null }

/** What says the texts of a language; Turkish as long as the language has not been loaded. */
export function translatorOf(lang: Lang): Translate {
  const messages = loaded[lang]
  if (!messages) return translatorOf('tr')
  translators[lang] ??= createTranslator<Texts>({ locale: lang, messages })
  return translators[lang]
}
