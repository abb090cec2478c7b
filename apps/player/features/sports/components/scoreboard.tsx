import { sportsPaths } from '@poyraz/site/sports'
import { Lattice } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { SportsEvent, Team } from '../api/types.ts'
import { isBoard } from '../boards.ts'
import { useKickOff } from '../hooks/use-kick-off.ts'
import type { EventCell } from '../prices/price-store.ts'
import { SPORT_TRAITS } from '../sport-traits.ts'
import { FavouriteStar } from './favourite-star.tsx'
import { GoalBell } from './goal-bell.tsx'
import { MatchClock } from './match-clock.tsx'
import { SetBoard } from './set-board.tsx'
import { TeamMark } from './team-mark.tsx'

type Props = { readonly event: SportsEvent; readonly cell: EventCell }

/** Teams, score and clock of a match, with a link back to its league. */
export function Scoreboard({ event, cell }: Props) {
  const t = useTranslations('sports')
  return (
    <header className="ground ground-sea relative overflow-hidden px-4 pt-1 pb-3 text-white sm:py-4">
      <Lattice className="" />
      <div className="relative flex items-center gap-1">
        <Link
          to={sportsPaths.league}
          params={{ id: String(event.leagueID) }}
          className="inline-flex min-h-11 min-w-0 items-center gap-1 rounded-control text-xs font-semibold"
        >
          <ChevronLeft aria-hidden="true" className="size-4 flex-none" />
          <span className="truncate">
            {t(`names.${event.sport}`)} / {event.leagueName}
          </span>
        </Link>
        <span className="ml-auto flex">
          <GoalBell event={event} cell={cell} className={ON_GROUND} />
          <FavouriteStar eventID={event.eventID} className={ON_GROUND} />
        </span>
      </div>
      <div className="relative flex items-center gap-2">
        <Side team={event.home} red={cell.redCards.home} />
        <Middle event={event} cell={cell} />
        <Side team={event.away} red={cell.redCards.away} />
      </div>
      <Below event={event} cell={cell} />
    </header>
  )
}

function Side({ team, red }: { readonly team: Team; readonly red: number }) {
  const t = useTranslations('sports')
  return (
    <span className="flex min-w-0 flex-1 flex-col items-center gap-1 text-center sm:gap-2">
      <span className="max-sm:*:size-9">
        <TeamMark team={team} side={52} />
      </span>
      <span className="text-sm font-bold">{team.name}</span>
      {red > 0 && (
        <span role="img" aria-label={t('redCards', { count: red })} className="flex gap-1">
          {Array.from({ length: red }, (_, card) => (
            <span key={card} className="h-3.5 w-2.5 rounded-small bg-coral" />
          ))}
        </span>
      )}
    </span>
  )
}

function Middle({ event, cell }: Props) {
  const t = useTranslations('sports')
  const { time, day } = useKickOff()(event.startsAt)
  if (!cell.score)
    return (
      <span className="text-center">
        <b className="block font-display text-3xl tabular-nums">{time}</b>
        <span className="text-xs font-semibold">
          {cell.state === 'upcoming' ? day : t(`states.${cell.state}`)}
        </span>
      </span>
    )
  const { home, away } = cell.score
  return (
    <span
      role="img"
      aria-label={t('score', {
        home: event.home.name,
        homeScore: String(home),
        away: event.away.name,
        awayScore: String(away),
      })}
      className="flex items-center justify-center gap-2 font-display text-3xl font-bold sm:gap-3 sm:text-4xl tabular-nums"
    >
      <span key={`h${home}`} className="digit digit-up">
        {home}
      </span>
      <span className="opacity-60">–</span>
      <span key={`a${away}`} className="digit digit-up">
        {away}
      </span>
    </span>
  )
}

/** Clock and scores of the periods. */
function Below({ event, cell }: Props) {
  const t = useTranslations('sports')
  const { periods } = SPORT_TRAITS[event.sport]
  if (isBoard(periods))
    return (
      <>
        <p className={BELOW}>
          <State event={event} cell={cell} />
          <PowerPlay event={event} cell={cell} />
        </p>
        <SetBoard event={event} cell={cell} />
      </>
    )
  const scores = cell.periods.map(({ home, away }) => `${home}–${away}`)
  const shown = periods === 'halfTime' ? scores.slice(0, 1) : scores
  return (
    <p className={BELOW}>
      <State event={event} cell={cell} />
      {shown.length > 0 && (
        <span className="tabular-nums">
          {periods === 'halfTime'
            ? t(periods, { score: shown[0] ?? '' })
            : t(periods, { scores: shown.join(' · ') })}
        </span>
      )}
    </p>
  )
}

const ON_GROUND = 'text-white hover:bg-white/14 hover:text-white'
const BELOW = 'relative mt-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-xs font-semibold'

/** The team with more players on the ice. */
function PowerPlay({ event, cell }: Props) {
  const t = useTranslations('sports')
  const side = cell.state === 'live' ? cell.clock?.powerPlay : null
  if (!side) return null
  return (
    <span className="rounded-chip bg-brass px-3 py-1 text-night">
      {t('powerPlay', { team: event[side].name })}
    </span>
  )
}

/** Clock of a live match, state of one that is over. */
function State({ event, cell }: Props) {
  const t = useTranslations('sports')
  if (cell.state !== 'live') return cell.score && <span>{t(`states.${cell.state}`)}</span>
  return (
    <span className="rounded-chip bg-night/70 px-3 py-1 text-white">
      <MatchClock sport={event.sport} cell={cell} long />
    </span>
  )
}
