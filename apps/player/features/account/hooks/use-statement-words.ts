import { useTranslations } from 'use-intl'
import type { Messages } from '../../../shared/i18n/messages.ts'
import { statusOf } from '../../../shared/transactions/statuses.ts'

type CategoryKey = keyof Messages['account']['categories']

const CATEGORIES: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Returns the texts of categories, types and statuses; an unknown number is shown as it is. */
export function useStatementWords() {
  const t = useTranslations('account')
  return {
    category: (id: number) =>
      CATEGORIES.includes(String(id)) ? t(`categories.${String(id) as CategoryKey}`) : String(id),
    status: (id: number) => {
      const known = statusOf(id)
      return known ? t(`statuses.${known}`) : String(id)
    },
  }
}
