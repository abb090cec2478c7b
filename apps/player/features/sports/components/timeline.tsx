import { Card } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { EventDetail, Incident } from '../api/types.ts'
import { minuteOf } from '../match-clock.ts'
import { SPORT_TRAITS } from '../sport-traits.ts'

const MINUTE_S = 60

/** Incidents over the minutes of regular time: the home team above the axis, the guests below. */
export function Timeline({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports')
  const { timeline } = SPORT_TRAITS[event.sport]
  if (timeline === null || event.state === 'upcoming') return null
  const shown = event.incidents.filter(({ side, kind }) => side !== null && HEIGHTS[kind] !== undefined)
  const ticks = Array.from(
    { length: timeline.minutes / timeline.every + 1 },
    (_, tick) => tick * timeline.every,
  )
  return (
    <Card className="md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <h2 className="text-base">{t('event.timeline')}</h2>
        <p className="flex gap-3 text-xs text-muted">
          <span>
            <b className="text-brand">▲</b> {event.home.name}
          </span>
          <span>
            <b className="text-brass">▼</b> {event.away.name}
          </span>
        </p>
      </div>
      <div role="img" aria-label={t('event.timeline')} className="relative h-24">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
        {shown.map((incident, place) => (
          <Bar key={place} incident={incident} minutes={timeline.minutes} />
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between text-2xs text-muted tabular-nums">
        {ticks.map((minute) => (
          <span key={minute}>{minute}'</span>
        ))}
      </p>
    </Card>
  )
}

const HEIGHTS: Readonly<Partial<Record<Incident['kind'], number>>> = {
  goal: 44,
  red: 34,
  yellow: 24,
  corner: 14,
  penalty: 24,
}
const COLOURS: Readonly<Partial<Record<Incident['kind'], string>>> = {
  red: 'bg-coral',
  yellow: 'bg-brass',
  penalty: 'bg-coral',
}

function Bar({ incident, minutes }: { readonly incident: Incident; readonly minutes: number }) {
  const { side, kind, seconds } = incident
  const home = side === 'home'
  const left = `${Math.min(100, (seconds / (minutes * MINUTE_S)) * 100)}%`
  return (
    <span
      title={minuteOf(seconds)}
      style={{ left, height: HEIGHTS[kind] ?? 0, ...(home ? { bottom: '50%' } : { top: '50%' }) }}
      className={`absolute w-1.5 -translate-x-1/2 rounded-chip ${COLOURS[kind] ?? (home ? 'bg-brand' : 'bg-brass')}`}
    >
      {kind === 'goal' && (
        <span
          className={`absolute left-1/2 size-3.5 -translate-x-1/2 rounded-chip border-2 border-surface bg-text ${home ? '-top-1' : '-bottom-1'}`}
        />
      )}
    </span>
  )
}
