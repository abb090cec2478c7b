import { useTranslations } from 'use-intl'
import type { Messages } from '../../../shared/i18n/messages.ts'

type CategoryKey = keyof Messages['account']['categories']
type StatusKey = keyof Messages['account']['statuses']

export const STATUSES = ['1000', '1001', '1002', '1003', '1004', '1005', '1006', '1007'] as const
const CATEGORIES: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Words for the numbers of a statement; a number that has none yet stands for itself. */
export function useStatementWords() {
  const t = useTranslations('account')
  return {
    category: (id: number) =>
      CATEGORIES.includes(String(id)) ? t(`categories.${String(id) as CategoryKey}`) : String(id),
    status: (id: number) =>
      STATUSES.some((known) => known === String(id)) ? t(`statuses.${String(id) as StatusKey}`) : String(id),
  }
}
