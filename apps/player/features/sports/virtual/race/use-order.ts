import { useEffect, useState } from 'react'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import type { Pace } from '../round-time.ts'
import { COURSE, distancesAt, lengthsBehind, orderAt } from './race-course.ts'
import { progressNow, raceOf } from './race-view.ts'

const LOOK_MS = 250

export type Standing = {
  /** Numbers of the runners, the first one first. */
  readonly order: readonly number[]
  /** Lengths of each runner behind the first, in tenths, by the order. */
  readonly tenthsBehind: readonly number[]
  /** Share of the course that the first has left. */
  readonly left: number
}

const TENTHS = 10

/** Returns the present order of a race, looked at four times a second; `null` before the start. */
export function useOrder(state: TableState, pace: Pace): Standing | null {
  const [standing, setStanding] = useState(() => standingOf(state, pace))
  useEffect(() => {
    const look = () => setStanding((last) => changed(last, standingOf(state, pace)))
    look()
    if (state.phase !== 'drawing') return
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [state, pace])
  return standing
}

function standingOf(state: TableState, pace: Pace): Standing | null {
  const race = raceOf(state)
  if (!race) return null
  if (state.phase === 'result') {
    const behind = lengthsBehind(race)
    return { order: race.order, tenthsBehind: tenthsOf(race.order, behind), left: 0 }
  }
  const distances = distancesAt(race, progressNow(state, pace))
  const order = orderAt(distances)
  const first = distances.get(order[0] ?? 0) ?? 0
  const behind = new Map([...distances].map(([runner, distance]) => [runner, first - distance]))
  return { order, tenthsBehind: tenthsOf(order, behind), left: Math.max(0, 1 - first / COURSE) }
}

const tenthsOf = (order: readonly number[], behind: ReadonlyMap<number, number>) =>
  order.map((runner) => Math.round(TENTHS * (behind.get(runner) ?? 0)))

/** Keeps the known standing if nothing changed, so that nothing renders. */
function changed(last: Standing | null, next: Standing | null): Standing | null {
  return JSON.stringify(last) === JSON.stringify(next) ? last : next
}
