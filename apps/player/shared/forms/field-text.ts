import { fieldsEn, fieldsTr } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import type { FieldError } from 'react-hook-form'

const TEXTS: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = { tr: fieldsTr, en: fieldsEn }

/** Returns the text of a broken rule: schemas name a key of `fields`, the server sends a text. */
export function useFieldText(): (error: FieldError | undefined) => string | undefined {
  const texts = TEXTS[useLang()]
  return (error) => (error ? (texts[error.message ?? ''] ?? error.message ?? texts['invalid']) : undefined)
}
