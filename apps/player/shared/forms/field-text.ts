import { fieldsEn, fieldsTr } from '@poyraz/text'
import { useLang } from '@poyraz/ui'

const TEXTS: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = { tr: fieldsTr, en: fieldsEn }

/** Returns the text of a broken rule: schemas name a key of `fields`, the server sends a text. */
export function useFieldText(): (message: string | undefined) => string | undefined {
  const texts = TEXTS[useLang()]
  return (message) => message && (texts[message] ?? message)
}
