import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { eventsQuery } from '../api/queries.ts'
import type { Day, listSearch } from '../search.ts'
import { dayFromNow } from './use-kick-off.ts'

const AHEAD = { today: 0, tomorrow: 1, later: 2 } as const satisfies Record<Day, number>

/**
 * Returns the matches of a day, by default today. If none is left today, it returns the next ones of any day.
 */
export function useUpcoming(sport: ReturnType<typeof listSearch>['sport'], day: Day | undefined) {
  const lang = useLang()
  const upcoming = { state: 'upcoming' as const, ...(sport ? { sport } : {}) }
  const ofDay = useQuery(eventsQuery({ ...upcoming, day: dayFromNow(AHEAD[day ?? 'today']) }, lang))
  const isTodayEmpty = day === undefined && ofDay.data?.data.length === 0
  const next = useQuery({ ...eventsQuery(upcoming, lang), enabled: isTodayEmpty })
  const hasNext = next.data === undefined || next.data.data.length > 0
  return isTodayEmpty ? { list: next, isTodayOver: hasNext } : { list: ofDay, isTodayOver: false }
}
