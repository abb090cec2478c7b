import { useTranslations } from 'use-intl'
import type { EventDetail, Incident } from '../api/types.ts'
import { useGround } from '../hooks/use-ground.ts'
import { minuteOf } from '../match-clock.ts'
import type { EventCell } from '../prices/price-store.ts'
import { SPORT_TRAITS } from '../sport-traits.ts'
import { type PitchMark, pitchMarks } from '../tracker.ts'
import { Court } from './court.tsx'
import { LeadChart } from './lead-chart.tsx'
import { Rink } from './rink.tsx'
import { RoundStrip } from './round-strip.tsx'

/** Draws the match from its incidents: a pitch, a court, a rink, rounds, or the run of the lead. */
export function Tracker({ event, cell }: { readonly event: EventDetail; readonly cell: EventCell }) {
  if (event.state === 'upcoming') return null
  switch (SPORT_TRAITS[event.sport].tracker) {
    case 'pitch':
      return <Pitch event={event} />
    case 'court':
      return <Court event={event} cell={cell} />
    case 'rink':
      return <Rink event={event} cell={cell} />
    case 'rounds':
      return <RoundStrip event={event} />
    default:
      return <LeadChart event={event} />
  }
}

const LINE = { fill: 'none', stroke: '#fff', strokeOpacity: 0.55, strokeWidth: 0.5 } as const

function Pitch({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports')
  const { viewBox, matrix, yOf } = useGround()
  const marks = pitchMarks(event.incidents)
  const text = t('event.pitchText', { home: event.home.name, away: event.away.name })
  return (
    <div className="tracker px-3 pt-2 pb-3">
      <ul className="flex flex-wrap justify-end gap-3 pb-1 text-2xs font-semibold text-white">
        {(['goal', 'yellow', 'red', 'corner'] as const).map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <svg viewBox="-3 -3 6 6" className="size-3" aria-hidden="true">
              <Glyph kind={kind} />
            </svg>
            {t(`event.kinds.${kind}`)}
          </li>
        ))}
      </ul>
      <svg viewBox={viewBox} role="img" aria-label={text} className="w-full">
        <defs>
          <pattern id="grass" width="12.5" height="64" patternUnits="userSpaceOnUse">
            <path d="M0 0h6.25v64H0z" fill="#fff" fillOpacity="0.05" />
          </pattern>
        </defs>
        <g transform={matrix}>
          <path d="M8 0h84l14 64H-6z" fill="#0d5a50" />
          <path d="M8 0h84l14 64H-6z" fill="url(#grass)" />
          <Lines />
        </g>
        {marks.map((mark) => (
          <Mark
            key={`${mark.incident.kind}-${mark.incident.seconds}-${mark.x}`}
            mark={{ ...mark, y: yOf(mark.y) }}
          />
        ))}
      </svg>
    </div>
  )
}

function Lines() {
  return (
    <g {...LINE}>
      <path d="M8 0h84l14 64H-6zM50 0v64" />
      <ellipse cx="50" cy="31" rx="10" ry="9.5" />
      <path d="M5.6 14h15l-4.4 36H-3.2M94.4 14h-15l4.4 36h19.4" />
      <path d="M4 24h6l-1.2 16H1.3M96 24h-6l1.2 16h7.5" />
    </g>
  )
}

/** A pin with the minute above it: turquoise for the home team, brass for the guests. */
function Mark({ mark: { incident, x, y } }: { readonly mark: PitchMark }) {
  const colour = incident.side === 'home' ? '#1fc9b7' : '#f3bb4d'
  return (
    <g transform={`translate(${x} ${y})`} className="animate-rise">
      <path d="M0 0l-2.4-4.4h4.8z" fill={colour} />
      <circle cy="-6.4" r="3.4" fill="#0a0f1d" stroke={colour} strokeWidth="0.8" />
      <g transform="translate(0 -6.4)">
        <Glyph kind={incident.kind} />
      </g>
      <text y="-11" textAnchor="middle" fontSize="3.6" fontWeight="700" fill="#fff">
        {minuteOf(incident.seconds)}
      </text>
    </g>
  )
}

function Glyph({ kind }: { readonly kind: Incident['kind'] }) {
  switch (kind) {
    case 'yellow':
      return <rect x="-1.1" y="-1.6" width="2.2" height="3.2" rx="0.3" fill="#f3bb4d" />
    case 'red':
      return <rect x="-1.1" y="-1.6" width="2.2" height="3.2" rx="0.3" fill="#ff6152" />
    case 'corner':
      return <path d="M-1 2v-4l2.6 1.3L-1 .6" fill="none" stroke="#1fc9b7" strokeWidth="0.7" />
    default:
      return <circle r="1.7" fill="#fff" />
  }
}
