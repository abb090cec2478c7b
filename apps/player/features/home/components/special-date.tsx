import { istanbulDay, systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { specialDatesQuery } from '../../../shared/content/content.ts'

/**
 * Ribbon with the name of a special date, shown on that day. It overlaps the banner's edge, so that it moves
 * no other content when it appears.
 */
export function SpecialDateRibbon() {
  const { data } = useQuery(specialDatesQuery(useLang()))
  const today = istanbulDay(systemClock.nowMs())
  const special = data?.data.find(({ date }) => date === today)
  if (!special) return null
  return (
    <p className="pointer-events-none absolute inset-x-0 -top-3 z-10 flex justify-center">
      <span className="min-w-0 animate-rise truncate rounded-chip bg-lamp px-4 py-1.5 text-xs font-bold text-ink shadow-pop">
        {special.title}
      </span>
    </p>
  )
}
