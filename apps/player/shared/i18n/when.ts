import { systemClock } from '@poyraz/kernel'
import { daysAgo, formatDateTime, formatTime } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Returns a formatter of instants in Istanbul time: `Bugün 14:02`, `Dün 22:10`, else date and time. */
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
