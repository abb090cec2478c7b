import { istanbulDay } from '@poyraz/kernel'
import { z } from 'zod'

/** The next Istanbul day that is `day` (`10-29`) of a year, today included, as `YYYY-MM-DD`. */
export function nextDate(day: string, nowMs: number): string {
  const today = istanbulDay(nowMs)
  const year = Number(today.slice(0, 4))
  // The next 29 February is at most eight years away.
  const dates = Array.from({ length: 9 }, (_, later) => `${year + later}-${day}`)
  return dates.find((date) => date >= today && z.iso.date().safeParse(date).success) ?? today
}
