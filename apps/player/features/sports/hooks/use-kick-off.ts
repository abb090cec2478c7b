import { DAY_MS, istanbulDay, systemClock } from '@poyraz/kernel'
import { daysAgo, formatDate, formatTime } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Returns a formatter of kick-offs, in Istanbul time: `20:00` and `Bugün`, `Yarın` or the date. */
export function useKickOff(): (instant: string) => { readonly time: string; readonly day: string } {
  const t = useTranslations('sports')
  const lang = useLang()
  return (instant) => {
    const days = daysAgo(instant, systemClock.nowMs())
    const day = days === 0 ? t('today') : days === -1 ? t('tomorrow') : formatDate(instant, lang)
    return { time: formatTime(instant), day }
  }
}

/** Returns an Istanbul day (`YYYY-MM-DD`): 0 is today, 1 tomorrow. */
export function dayFromNow(days: number): string {
  return istanbulDay(systemClock.nowMs() + days * DAY_MS)
}
