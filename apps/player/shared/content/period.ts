export type PeriodState = 'active' | 'coming' | 'finished'

type Period = { readonly Start_date: string; readonly End_date: string }

/** Returns the state of a period: coming before its start, finished from its end on, else active. */
export function periodState({ Start_date, End_date }: Period, nowMs: number): PeriodState {
  if (Date.parse(End_date) <= nowMs) return 'finished'
  return Date.parse(Start_date) > nowMs ? 'coming' : 'active'
}
