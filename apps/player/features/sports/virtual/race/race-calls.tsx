import { SECOND_MS } from '@poyraz/kernel'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { serverNowMs, type TableState } from '../../../../shared/tables/table-states.ts'
import type { VirtualRound } from '../queries.ts'
import { raceOf, stageOf } from './race-view.ts'
import type { Standing } from './use-order.ts'

/** Least time between two calls of a new lead: a screen reader must be able to finish the last one. */
const LEAD_MS = 6 * SECOND_MS
/** Rest of the course, as a share, at which the last straight is called. */
const STRAIGHT = 0.25

type Props = { readonly round: VirtualRound; readonly state: TableState; readonly standing: Standing | null }

/** Tells screen readers the start, changes of the lead now and then, and the result. */
export function RaceCalls(props: Props) {
  return (
    <p role="status" className="sr-only">
      {useCall(props)}
    </p>
  )
}

function useCall({ round, state, standing }: Props): string {
  const t = useTranslations('virtual.race.calls')
  const [call, setCall] = useState('')
  const last = useRef({ leader: 0, atMs: 0, isStraight: false })
  const nameOf = (number: number | undefined) => round.runners[(number ?? 0) - 1]?.name ?? ''
  const stage = stageOf(state, round, serverNowMs())
  const texts = useRef({ t, nameOf })
  useEffect(() => {
    texts.current = { t, nameOf }
  })
  useEffect(() => {
    const { t: text, nameOf: name } = texts.current
    last.current = { leader: 0, atMs: serverNowMs(), isStraight: false }
    const order = raceOf(state)?.order
    if (stage === 'gates') setCall(text('gates'))
    if (stage === 'race') setCall(text('start'))
    if (stage === 'result' && order)
      setCall(text('result', { first: name(order[0]), second: name(order[1]), third: name(order[2]) }))
  }, [stage, state])
  useEffect(() => {
    const leader = standing?.order[0]
    if (stage !== 'race' || leader === undefined) return
    const { t: text, nameOf: name } = texts.current
    const known = last.current
    if (!known.isStraight && (standing?.left ?? 1) < STRAIGHT) {
      last.current = { leader, atMs: serverNowMs(), isStraight: true }
      setCall(text('straight', { name: name(leader) }))
    } else if (leader !== known.leader && serverNowMs() - known.atMs > LEAD_MS) {
      last.current = { ...known, leader, atMs: serverNowMs() }
      setCall(text('lead', { name: name(leader) }))
    }
  }, [stage, standing])
  return call
}
