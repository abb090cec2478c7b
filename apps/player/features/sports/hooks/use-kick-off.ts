import { istanbulDay, systemClock } from '@poyraz/kernel'
import { daysAgo, formatDate, formatTime } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

const DAY_MS = 86_400_000

/** Returns time and day of a kick-off in Istanbul: `20:00` and `Bugün`, `Yarın` or the date. */
export function useKickOff(): (instant: string) => { readonly time: string; readonly day: string } {
  const t = useTranslations('sports')
  const lang = useLang()
  return (instant) => {
    const days = daysAgo(instant, systemClock.nowMs())
    const day = days === 0 ? t('today') : days === -1 ? t('tomorrow') : formatDate(instant, lang)
    return { time: formatTime(instant), day }
  }
}

/** Returns an Istanbul day as the contract takes it: 0 is today, 1 tomorrow. */
export function dayFromNow(days: number): string {
  return istanbulDay(systemClock.nowMs() + days * DAY_MS)
}
