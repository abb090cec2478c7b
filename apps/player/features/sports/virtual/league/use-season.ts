import type { LeagueOutcome } from '@poyraz/games/virtual'
import { useEffect, useState } from 'react'
import { serverNowMs, type TableState } from '../../../../shared/tables/table-states.ts'
import { type Pace, progressOf } from '../round-time.ts'
import { type SeasonMoment, seasonAt, shownMinute } from './season.ts'

const LOOK_MS = 200

/** The goals of a round, once they are decided; nothing may show them before their minute. */
export function outcomeOf({ outcome, phase }: TableState): LeagueOutcome | null {
  return outcome === null || phase === 'betting' ? null : (outcome as unknown as LeagueOutcome)
}

/** Returns the scores of now; it renders when a minute, a score or a match day changes. `null` before the season. */
export function useSeason(state: TableState, pace: Pace): SeasonMoment | null {
  const [moment, setMoment] = useState(() => momentOf(state, pace))
  useEffect(() => {
    const look = () => setMoment((last) => changed(last, momentOf(state, pace)))
    look()
    if (state.phase !== 'drawing') return
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [state, pace])
  return moment
}

function momentOf(state: TableState, pace: Pace): SeasonMoment | null {
  const outcome = outcomeOf(state)
  return outcome && seasonAt(outcome, progressOf(state, pace, serverNowMs()))
}

const keyOf = (moment: SeasonMoment) =>
  JSON.stringify([moment.day, moment.minutes > 0 && shownMinute(moment.minutes), moment.matches])

function changed(last: SeasonMoment | null, next: SeasonMoment | null): SeasonMoment | null {
  return last && next && keyOf(last) === keyOf(next) ? last : next
}
