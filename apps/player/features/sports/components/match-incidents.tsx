import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { EventDetail, Incident } from '../api/types.ts'
import { minuteOf } from '../match-clock.ts'

const MARKS: Readonly<Record<Incident['kind'], string>> = {
  goal: 'rounded-chip bg-text',
  yellow: 'w-2.5 rounded-small bg-brass',
  red: 'w-2.5 rounded-small bg-coral',
  corner: 'rounded-small border-2 border-brand',
  period: 'rounded-chip bg-line-strong',
  points: 'rounded-chip bg-text',
  ace: 'rounded-chip bg-brand',
  fault: 'rounded-small border-2 border-coral',
  block: 'rounded-small bg-brand',
  game: 'rounded-chip border-2 border-line-strong',
  break: 'rounded-small bg-brass',
  set: 'rounded-chip bg-text',
  retired: 'rounded-small bg-coral',
  penalty: 'w-2.5 rounded-small bg-coral',
  shot: 'rounded-chip border-2 border-line-strong',
  attempt: 'rounded-chip bg-text',
  missed: 'rounded-chip border-2 border-coral',
  round: 'rounded-chip border-2 border-line-strong',
  map: 'rounded-chip bg-text',
  format: 'rounded-small bg-coral',
}
const WITH_SCORE: readonly Incident['kind'][] = ['goal', 'points', 'game', 'break', 'set', 'round', 'map']
const SHOWN_MAX = 40

/** Goals, cards, corners and periods, the newest first. */
export function MatchIncidents({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports.event')
  // Points of tennis and shots of ice hockey are many: the court and the rink show them.
  const isListed = ({ kind }: Incident) => kind !== 'shot' && (event.sport !== 'tennis' || kind !== 'points')
  const shown = event.incidents.filter(isListed).toReversed().slice(0, SHOWN_MAX)
  if (shown.length === 0) return <p className="py-4 text-center text-sm text-muted">{t('noIncidents')}</p>
  return (
    <ol className="flex flex-col">
      {shown.map((incident, place) => (
        <Row key={place} incident={incident} event={event} />
      ))}
    </ol>
  )
}

function Row({ incident, event }: { readonly incident: Incident; readonly event: EventDetail }) {
  const t = useTranslations('sports.event')
  const { kind, side, seconds, score, text } = incident
  const team = side === null ? text : event[side].name
  return (
    <li
      className={cx(
        'flex items-center gap-3 border-b border-line py-2 text-sm last:border-b-0',
        side === 'away' && 'flex-row-reverse text-right',
      )}
    >
      <b className="w-10 flex-none text-xs text-muted tabular-nums">{minuteOf(seconds)}</b>
      <span aria-hidden="true" className={cx('size-3.5 flex-none', MARKS[kind])} />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{t(`kinds.${kind}`)}</span>{' '}
        <span className="text-muted">{[team, side === null ? null : text].filter(Boolean).join(' · ')}</span>
      </span>
      {WITH_SCORE.includes(kind) && (
        <b className="tabular-nums">
          {score.home}–{score.away}
        </b>
      )}
    </li>
  )
}
