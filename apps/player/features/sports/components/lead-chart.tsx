import { useTranslations } from 'use-intl'
import type { EventDetail } from '../api/types.ts'
import { leadLine } from '../tracker.ts'

const WIDE = 300
const HIGH = 100

/** The lead over time: above the axis the home team leads, below the guests. */
export function LeadChart({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports')
  const line = leadLine(event.incidents)
  return (
    <div className="tracker p-4 text-white">
      <p className="flex justify-between pb-2 text-xs font-semibold">
        <span>▲ {event.home.name}</span>
        <span>▼ {event.away.name}</span>
      </p>
      {line.length > 0 ? (
        <Chart line={line} label={t('event.court')} />
      ) : (
        <p className="py-4 text-center text-sm">{t('event.noIncidents')}</p>
      )}
    </div>
  )
}

function Chart({ line, label }: { readonly line: ReturnType<typeof leadLine>; readonly label: string }) {
  const points = line.map(({ x, y }) => `${(x * WIDE).toFixed(1)},${(y * HIGH).toFixed(1)}`).join(' ')
  const area = `0,50 ${points} ${WIDE},50`
  const last = line.at(-1)
  return (
    <svg viewBox={`0 -6 ${WIDE} ${HIGH + 12}`} role="img" aria-label={label} className="w-full">
      <clipPath id="lead-home">
        <path d={`M0 -6h${WIDE}v56H0z`} />
      </clipPath>
      <clipPath id="lead-away">
        <path d={`M0 50h${WIDE}v56H0z`} />
      </clipPath>
      <polygon points={area} fill="#1fc9b7" opacity="0.5" clipPath="url(#lead-home)" />
      <polygon points={area} fill="#f3bb4d" opacity="0.5" clipPath="url(#lead-away)" />
      <polyline points={`0,50 ${points}`} fill="none" stroke="#fff" strokeWidth="1.5" />
      <path d={`M0 50h${WIDE}`} stroke="#fff" strokeOpacity="0.4" />
      {last && <circle cx={last.x * WIDE} cy={last.y * HIGH} r="4" fill="#fff" />}
    </svg>
  )
}
