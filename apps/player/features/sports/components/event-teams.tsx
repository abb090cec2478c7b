import { sportsPaths } from '@poyraz/site/sports'
import { cx } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SportsEvent, Team } from '../api/types.ts'
import type { EventCell } from '../prices/price-store.ts'
import { TeamMark } from './team-mark.tsx'

type Props = { readonly event: SportsEvent; readonly cell: EventCell; readonly score?: boolean }

/** Both teams, one above the other, with their score. The names are the link to the event. */
export function EventTeams({ event, cell, score = false }: Props) {
  const { home, away, eventID } = event
  const shown = score && cell.score !== null
  return (
    <Link
      to={sportsPaths.event}
      params={{ id: String(eventID) }}
      className="group/teams flex min-h-11 min-w-0 flex-1 flex-col justify-center gap-1 rounded-control"
    >
      <TeamLine team={home} score={shown ? cell.score?.home : undefined} red={cell.redCards.home} />
      <TeamLine team={away} score={shown ? cell.score?.away : undefined} red={cell.redCards.away} />
    </Link>
  )
}

function TeamLine(props: { readonly team: Team; readonly score: number | undefined; readonly red: number }) {
  const t = useTranslations('sports')
  return (
    <span className="flex min-w-0 items-center gap-2">
      <TeamMark team={props.team} side={18} />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold group-hover/teams:text-brand">
        {props.team.name}
      </span>
      {props.red > 0 && (
        <span
          role="img"
          aria-label={t('redCards', { count: props.red })}
          className="h-3.5 w-2.5 rounded-small bg-coral"
        />
      )}
      {props.score !== undefined && (
        <b key={props.score} className={cx('digit digit-up text-base font-bold tabular-nums')}>
          {props.score}
        </b>
      )}
    </span>
  )
}
