import { useTranslations } from 'use-intl'
import type { EventDetail, Incident } from '../api/types.ts'
import { minuteOf } from '../match-clock.ts'
import type { EventCell } from '../prices/price-store.ts'
import { type CourtMark, rinkMarks, shootOutOf } from '../tracker.ts'
import { ShootOutStrip } from './shoot-out-strip.tsx'

const HOME = '#1fc9b7'
const AWAY = '#f3bb4d'
const RED = { stroke: '#ff6152', strokeWidth: 0.7, fill: 'none' } as const
const BLUE = { stroke: '#6aa8ff', strokeWidth: 0.7, fill: 'none' } as const
const LEGEND = ['goal', 'shot', 'penalty'] as const

type Props = { readonly event: EventDetail; readonly cell: EventCell }

/**
 * A rink with the places of the last goals, shots and penalties: the home team plays to the right. A power
 * play lights the zone that is attacked; a shoot-out has its attempts below.
 */
export function Rink({ event, cell }: Props) {
  const t = useTranslations('sports.event')
  const text = t('pitchText', { home: event.home.name, away: event.away.name })
  const attacking = cell.state === 'live' ? (cell.clock?.powerPlay ?? null) : null
  const shootOut = shootOutOf(event.incidents)
  return (
    <div className="tracker px-3 pt-2 pb-3">
      <ul className="flex flex-wrap justify-end gap-3 pb-1 text-2xs font-semibold text-white">
        {LEGEND.map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <svg viewBox="-3 -3 6 6" className="size-3" aria-hidden="true">
              <Glyph kind={kind} colour="#fff" />
            </svg>
            {t(`kinds.${kind}`)}
          </li>
        ))}
      </ul>
      <svg viewBox="-2 -5 104 70" role="img" aria-label={text} className="w-full">
        <rect x="0" y="2" width="100" height="60" rx="17" fill="#123b63" stroke="#fff" strokeOpacity="0.75" />
        {attacking && <AttackedZone side={attacking} />}
        <Lines />
        {rinkMarks(event.incidents).map((mark) => (
          <Mark key={`${mark.incident.kind}-${mark.incident.seconds}-${mark.x}`} mark={mark} />
        ))}
      </svg>
      {shootOut && <ShootOutStrip event={event} attempts={shootOut} />}
    </div>
  )
}

/** The zone behind the blue line, in the colour of the team with more players. */
function AttackedZone({ side }: { readonly side: 'home' | 'away' }) {
  const zone = 'M64 2h19a17 17 0 0 1 17 17v26a17 17 0 0 1-17 17H64z'
  return (
    <path
      d={zone}
      transform={side === 'home' ? '' : 'matrix(-1 0 0 1 100 0)'}
      fill={side === 'home' ? HOME : AWAY}
      fillOpacity="0.28"
      className="animate-rise"
    />
  )
}

function Lines() {
  return (
    <g aria-hidden="true" strokeOpacity="0.8">
      <path d="M50 2v60" {...RED} strokeDasharray="2 1" />
      <circle cx="50" cy="32" r="8" {...BLUE} />
      <path d="M36 2v60M64 2v60" {...BLUE} />
      <path d="M9 6.5v51M91 6.5v51" {...RED} strokeWidth="0.4" />
      {[22, 78].flatMap((x) =>
        [18, 46].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6" {...RED} strokeWidth="0.4" />),
      )}
      <path d="M9 27a5 5 0 0 1 0 10M91 27a5 5 0 0 0 0 10" {...BLUE} fill="#6aa8ff" fillOpacity="0.3" />
      <path d="M9 29.5H6.5v5H9M91 29.5h2.5v5H91" stroke="#fff" strokeWidth="0.6" fill="none" />
    </g>
  )
}

/** The newest incident is strong, older ones fade. A goal has its minute. */
function Mark({ mark: { incident, x, y, age } }: { readonly mark: CourtMark }) {
  const colour = incident.side === 'home' ? HOME : AWAY
  return (
    <g transform={`translate(${x} ${y})`} opacity={1 - age * 0.14} className="animate-rise">
      <Glyph kind={incident.kind} colour={colour} />
      {incident.kind === 'goal' && (
        <text y="-3.4" textAnchor="middle" fontSize="3.6" fontWeight="700" fill="#fff">
          {minuteOf(incident.seconds)}
        </text>
      )}
    </g>
  )
}

function Glyph({ kind, colour }: { readonly kind: Incident['kind']; readonly colour: string }) {
  switch (kind) {
    case 'goal':
      return <circle r="2.4" fill={colour} stroke="#0a0f1d" strokeWidth="0.5" />
    case 'penalty':
      return <path d="M-1.7-1.7h3.4v3.4h-3.4z" fill={colour} stroke="#ff6152" strokeWidth="0.7" />
    default:
      return <circle r="1.3" fill="none" stroke={colour} strokeWidth="0.8" />
  }
}
