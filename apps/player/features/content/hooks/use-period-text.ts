import { formatDate, type Lang } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { PeriodState } from '../../../shared/content/period.ts'

type Period = { readonly Start_date: string; readonly End_date: string }

/** When a period begins or ends, as its reader needs it now; Istanbul's days. */
export function usePeriodText(): (period: Period, state: PeriodState) => string {
  const t = useTranslations('content')
  const lang = useLang()
  return ({ Start_date, End_date }, state) => {
    switch (state) {
      case 'coming':
        return t('begins', { date: formatDate(Start_date, lang) })
      case 'active':
        return t('endsOn', { date: lastDay(End_date, lang) })
      case 'finished':
        return t('endedOn', { date: lastDay(End_date, lang) })
    }
  }
}

/** The end itself is outside: a period up to midnight has the day before as its last. */
function lastDay(End_date: string, lang: Lang): string {
  return formatDate(Date.parse(End_date) - 1, lang)
}
