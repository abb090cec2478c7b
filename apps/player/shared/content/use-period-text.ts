import { formatDate, type Lang } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { PeriodState } from './period.ts'

type Period = { readonly Start_date: string; readonly End_date: string }

/**
 * Returns a formatter of the start or the end of a period, depending on its state; days are in Istanbul time.
 */
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

/** The end of a period is exclusive: if it is midnight, the last day is the day before. */
function lastDay(End_date: string, lang: Lang): string {
  return formatDate(Date.parse(End_date) - 1, lang)
}
