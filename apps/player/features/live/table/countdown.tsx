import { SECOND_MS } from '@poyraz/kernel'
import { useTranslations } from 'use-intl'
import { type TableState, useLeftMs } from '../../../shared/tables/table-states.ts'

const R = 42
const AROUND = 2 * Math.PI * R

/** The ring of the countdown with the phase beside it. The server's mark ends it. */
export function Countdown(props: {
  readonly state: TableState
  readonly bettingMs: number
  /** A stage in which the table waits for players: its length and name. */
  readonly stage?: { readonly lengthMs: number; readonly name: string } | null
}) {
  const t = useTranslations('table')
  const { state, stage } = props
  const left = useLeftMs(state.endsAt)
  const lengthMs = state.phase === 'betting' ? props.bettingMs : (stage?.lengthMs ?? null)
  const share = lengthMs === null ? 0 : Math.min(1, left / lengthMs)
  return (
    <div className="flex items-center gap-3 text-white max-lg:flex-row-reverse max-lg:gap-2" role="timer">
      <Ring share={share} seconds={lengthMs === null ? null : Math.ceil(left / SECOND_MS)} />
      <p className="w-24 font-display text-lg leading-snug font-bold max-lg:w-auto max-lg:text-right max-lg:text-sm">
        {stage?.name ?? t(`phases.${state.phase}`)}
      </p>
    </div>
  )
}

function Ring({ share, seconds }: { readonly share: number; readonly seconds: number | null }) {
  const t = useTranslations('table')
  return (
    <svg viewBox="0 0 100 100" className="size-20 max-lg:size-13" aria-hidden="true">
      <circle cx="50" cy="50" r={R} fill="rgb(6 14 24 / 0.75)" stroke="#2a3f50" strokeWidth="8" />
      <circle
        cx="50"
        cy="50"
        r={R}
        fill="none"
        stroke={seconds !== null && seconds < 5 ? '#ffca63' : '#1fc9b7'}
        strokeWidth="8"
        strokeDasharray={`${share * AROUND} ${AROUND}`}
        transform="rotate(-90 50 50)"
      />
      <text
        x="50"
        y="47"
        textAnchor="middle"
        dominantBaseline="central"
        fill="#fff"
        fontSize="34"
        className="font-display font-heavy tabular-nums"
      >
        {seconds ?? '–'}
      </text>
      <text x="50" y="71" textAnchor="middle" fill="#fff" fontSize="13" className="font-text">
        {t('seconds')}
      </text>
    </svg>
  )
}
