import { systemClock } from '@poyraz/kernel'
import { daysAgo, formatDateTime, formatTime } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** A moment as a reader says it: `Bugün 14:02`, `Dün 22:10`, else date and time. Istanbul's calendar. */
export function useWhen(): (instant: string) => string {
  const t = useTranslations('site')
  const lang = useLang()
  return (instant) => {
    const days = daysAgo(instant, systemClock.nowMs())
    if (days === 0) return t('today', { time: formatTime(instant) })
    if (days === 1) return t('yesterday', { time: formatTime(instant) })
    return formatDateTime(instant, lang)
  }
}
