import { useEffect, useState } from 'react'
import { useConnection } from '../../../../shared/live/connection.ts'
import {
  serverNowMs,
  serverTimeOf,
  type TableState,
  useIsOverdue,
} from '../../../../shared/tables/table-states.ts'
import { flownMs, multiplierOf, type Stage, stageOf } from './flight-view.ts'

export type Moment = {
  readonly stage: Stage
  readonly flownMs: number
  readonly multiplier: number
  /** The page does not know if the round is over: the moment is the last known one. */
  readonly isLost: boolean
}

function momentOf(state: TableState, frozenAtMs: number | null): Moment {
  const now = frozenAtMs === null ? serverNowMs() : serverTimeOf(frozenAtMs)
  return {
    stage: stageOf(state, now),
    flownMs: flownMs(state, now),
    multiplier: multiplierOf(state, now),
    isLost: frozenAtMs !== null,
  }
}

/**
 * Returns the time of this device at which the connection was lost, until a state arrives that the server
 * read after the connection was back; or the time since which a connection without an end is quiet.
 */
function useFrozenAt({ at }: TableState): number | null {
  const { lostAtMs, restoredAtMs, quietSinceMs } = useConnection()
  const isKnown = restoredAtMs !== null && at >= serverTimeOf(restoredAtMs)
  return isKnown || lostAtMs === null ? quietSinceMs : lostAtMs
}

/**
 * Returns the present moment of a round, updated once per frame while the kite flies. A page without a
 * connection would not hear of the end, so it keeps the moment at which the connection was lost. Bets end by
 * the mark of the server, also on such a page.
 */
export function useMoment(state: TableState): Moment {
  const isOverdue = useIsOverdue(state.endsAt)
  const frozenAtMs = useFrozenAt(state)
  const [moment, setMoment] = useState(() => momentOf(state, frozenAtMs))
  useEffect(() => {
    let frame = 0
    const show = () => {
      setMoment(momentOf(state, frozenAtMs))
      if (state.phase === 'drawing' && frozenAtMs === null) frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
  }, [state, frozenAtMs])
  return moment.stage === 'betting' && isOverdue ? { ...moment, stage: 'launching' } : moment
}
