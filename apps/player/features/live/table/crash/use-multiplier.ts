import { useEffect, useState } from 'react'
import { serverNowMs, type TableState, useIsOverdue } from '../../../../shared/tables/table-states.ts'
import { flownMs, multiplierOf, type Stage, stageOf } from './flight-view.ts'

export type Moment = { readonly stage: Stage; readonly flownMs: number; readonly multiplier: number }

function momentOf(state: TableState): Moment {
  const now = serverNowMs()
  return { stage: stageOf(state, now), flownMs: flownMs(state, now), multiplier: multiplierOf(state, now) }
}

/**
 * Returns the present moment of a round, updated once per frame while the kite flies. Bets end by the mark of
 * the server, also on a page without a connection.
 */
export function useMoment(state: TableState): Moment {
  const isOverdue = useIsOverdue(state.endsAt)
  const [moment, setMoment] = useState(() => momentOf(state))
  useEffect(() => {
    let frame = 0
    const show = () => {
      setMoment(momentOf(state))
      if (state.phase === 'drawing') frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
  }, [state])
  return moment.stage === 'betting' && isOverdue ? { ...moment, stage: 'launching' } : moment
}
