import { SECOND_MS } from '@poyraz/kernel'
import { useTranslations } from 'use-intl'
import { type TableState, useIsOverdue, useLeftMs } from '../../../shared/tables/table-states.ts'
import { CountdownRing } from './countdown-ring.tsx'
import { handPhaseOf } from './hand-phase.ts'

/** Countdown ring of the phase, with its name. It ends at the deadline of the server. */
export function Countdown(props: {
  readonly state: TableState
  readonly bettingMs: number
  /** A stage in which the table waits for players: its length and name. */
  readonly stage?: { readonly lengthMs: number; readonly name: string } | null
}) {
  const t = useTranslations('table')
  const { state, stage } = props
  const left = useLeftMs(state.endsAt)
  const isClosed = state.phase === 'betting' && state.opensAt !== null
  const isOverdue = useIsOverdue(state.endsAt)
  // Bets end by the mark of the server, also on a page without a connection.
  const phase = state.phase === 'betting' && isOverdue ? 'drawing' : state.phase
  const hand = handPhaseOf(state)
  const bettingMs = isClosed || hand === 'waiting' ? null : props.bettingMs
  const lengthMs = state.phase === 'betting' ? bettingMs : (stage?.lengthMs ?? null)
  const share = lengthMs === null ? 0 : Math.min(1, left / lengthMs)
  return (
    <div className="flex items-center gap-3 text-white max-lg:flex-row-reverse max-lg:gap-2" role="timer">
      <CountdownRing
        share={share}
        seconds={lengthMs === null ? null : Math.ceil(left / SECOND_MS)}
        unit={t('seconds')}
        className="size-20 max-lg:size-13"
      />
      <p className="w-24 font-display text-lg leading-snug font-bold max-lg:w-auto max-lg:max-w-24 max-lg:text-right max-lg:text-sm">
        {stage?.name ??
          (hand && !isClosed ? t(`byHand.${hand}`) : t(`phases.${isClosed ? 'closed' : phase}`))}
      </p>
    </div>
  )
}
