export type PeriodState = 'active' | 'coming' | 'finished'

type Period = { readonly Start_date: string; readonly End_date: string }

/** Where a period lies: coming before its start, finished from its end on, active between. */
export function periodState({ Start_date, End_date }: Period, nowMs: number): PeriodState {
  if (Date.parse(End_date) <= nowMs) return 'finished'
  return Date.parse(Start_date) > nowMs ? 'coming' : 'active'
}
