import { sportsPaths } from '@poyraz/site/sports'
import { cx } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SportsEvent, Team } from '../api/types.ts'
import type { EventCell } from '../prices/price-store.ts'
import { SPORT_TRAITS } from '../sport-traits.ts'
import { setScores } from './set-board.tsx'
import { TeamMark } from './team-mark.tsx'

type Props = { readonly event: SportsEvent; readonly cell: EventCell; readonly score?: boolean }

/** Both teams, one above the other, with their score. The names are the link to the event. */
export function EventTeams({ event, cell, score = false }: Props) {
  const { home, away, eventID, sport } = event
  const { periods } = SPORT_TRAITS[sport]
  const hasSets = (periods === 'sets' || periods === 'maps') && cell.state === 'live'
  const scores = (side: 'home' | 'away') => {
    if (!score || cell.score === null) return []
    return hasSets ? setScores(cell, side) : [cell.score[side]]
  }
  return (
    <Link
      to={sportsPaths.event}
      params={{ id: String(eventID) }}
      className="group/teams flex min-h-11 min-w-0 flex-1 flex-col justify-center gap-1 rounded-control"
    >
      <TeamLine team={home} scores={scores('home')} red={cell.redCards.home} />
      <TeamLine team={away} scores={scores('away')} red={cell.redCards.away} />
    </Link>
  )
}

/** Sets stand out before games and points. */
const TONES = ['font-bold', 'w-5 text-right font-medium', 'w-6 text-right font-medium text-brass']

type LineProps = {
  readonly team: Team
  /** The score, or the sets, games and points of a running match. */
  readonly scores: readonly (string | number)[]
  readonly red: number
}

function TeamLine(props: LineProps) {
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
      {props.scores.map((score, place) => (
        <b key={`${place} ${score}`} className={cx('digit digit-up text-base tabular-nums', TONES[place])}>
          {score}
        </b>
      ))}
    </span>
  )
}
