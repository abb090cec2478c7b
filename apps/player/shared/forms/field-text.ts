import { fieldsEn, fieldsTr } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import type { FieldError } from 'react-hook-form'

const TEXTS: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = { tr: fieldsTr, en: fieldsEn }

/** Words for a broken rule: schemas name a text of `fields`, the server says it in words already. */
export function useFieldText(): (error: FieldError | undefined) => string | undefined {
  const texts = TEXTS[useLang()]
  return (error) => (error ? (texts[error.message ?? ''] ?? error.message ?? texts['invalid']) : undefined)
}
