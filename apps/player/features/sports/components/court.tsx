import { useTranslations } from 'use-intl'
import type { EventDetail, Incident } from '../api/types.ts'
import { useGround } from '../hooks/use-ground.ts'
import type { EventCell } from '../prices/price-store.ts'
import { type CourtMark, courtMarks } from '../tracker.ts'

type Props = { readonly event: EventDetail; readonly cell: EventCell }

const LINE = { fill: 'none', stroke: '#fff', strokeOpacity: 0.75, strokeWidth: 0.5 } as const
const HOME = '#1fc9b7'
const AWAY = '#f3bb4d'
const LEGENDS = { tennis: ['ace', 'fault', 'points'], volleyball: ['ace', 'block', 'points'] } as const

/** A court with the places of the last points: the home side is on the left. */
export function Court({ event, cell }: Props) {
  const t = useTranslations('sports')
  const { viewBox, matrix, yOf } = useGround()
  const ground = event.sport === 'volleyball' ? 'volleyball' : 'tennis'
  const text = t('event.courtText', { home: event.home.name, away: event.away.name })
  return (
    <div className="tracker px-3 pt-2 pb-3">
      <ul className="flex flex-wrap justify-end gap-3 pb-1 text-2xs font-semibold text-white">
        {LEGENDS[ground].map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <svg viewBox="-3 -3 6 6" className="size-3" aria-hidden="true">
              <Glyph kind={kind} colour="#fff" />
            </svg>
            {t(`event.kinds.${kind}`)}
          </li>
        ))}
      </ul>
      <svg viewBox={viewBox} role="img" aria-label={text} className="w-full">
        <g transform={matrix}>
          <path d="M8 0h84l14 64H-6z" fill="#0d5a50" />
          {ground === 'tennis' ? <TennisLines /> : <VolleyballLines />}
          <path d="M50 3v58" stroke="#fff" strokeWidth="0.9" />
          <path d="M49 3h2v58h-2z" fill="#fff" fillOpacity="0.16" />
        </g>
        {cell.service && <Server side={cell.service.side} y={yOf(27)} />}
        {courtMarks(event.incidents).map((mark) => (
          <Mark key={`${mark.incident.seconds}-${mark.incident.kind}`} mark={{ ...mark, y: yOf(mark.y) }} />
        ))}
        <Points cell={cell} />
      </svg>
    </div>
  )
}

function TennisLines() {
  return (
    <g {...LINE}>
      <path d="M18 7h64l8.4 50H9.6z" fill="#1c4f94" />
      <path d="M17 13h66M10.7 51h78.6M33.5 13L30.2 51M66.5 13L69.8 51M31.9 31h36.2" />
    </g>
  )
}

function VolleyballLines() {
  return (
    <g {...LINE}>
      <path d="M18 7h64l8.4 50H9.6z" fill="#b4632f" />
      <path d="M39.3 7L36.5 57M60.7 7L63.5 57" strokeDasharray="2 1" />
    </g>
  )
}

/** Points of the running game above each half. */
function Points({ cell }: { readonly cell: EventCell }) {
  const points = cell.service?.points
  if (!points) return null
  return (
    <g fontSize="6" fontWeight="700" textAnchor="middle">
      <text x="30" y="-2" fill={HOME}>
        {points.home}
      </text>
      <text x="70" y="-2" fill={AWAY}>
        {points.away}
      </text>
    </g>
  )
}

/** The ball behind the base line of the server. */
function Server({ side, y }: { readonly side: 'home' | 'away'; readonly y: number }) {
  return (
    <circle
      cx={side === 'home' ? 7.5 : 92.5}
      cy={y}
      r="1.8"
      fill="#e3f04a"
      className="motion-safe:animate-pulse"
    />
  )
}

/** The newest point is strong, older ones fade. */
function Mark({ mark: { incident, x, y, age } }: { readonly mark: CourtMark }) {
  const colour = incident.side === 'home' ? HOME : AWAY
  return (
    <g transform={`translate(${x} ${y})`} opacity={1 - age * 0.22} className="animate-rise">
      <Glyph kind={incident.kind} colour={colour} />
    </g>
  )
}

function Glyph({ kind, colour }: { readonly kind: Incident['kind']; readonly colour: string }) {
  switch (kind) {
    case 'ace':
      return <path d="M0-2.4L.7-.7 2.4 0 .7.7 0 2.4-.7.7-2.4 0-.7-.7z" fill={colour} />
    case 'block':
      return <path d="M-1.2-2h2.4v4h-2.4z" fill={colour} />
    case 'fault':
      return <path d="M-1.6-1.6l3.2 3.2m0-3.2l-3.2 3.2" stroke={colour} strokeWidth="0.9" fill="none" />
    default:
      return <circle r="1.6" fill={colour} stroke="#0a0f1d" strokeWidth="0.4" />
  }
}
