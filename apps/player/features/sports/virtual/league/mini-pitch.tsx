import { cx } from '@poyraz/ui'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { serverNowMs, type TableState } from '../../../../shared/tables/table-states.ts'
import { useMedia } from '../../../../shared/use-media.ts'
import type { SportsEvent } from '../../api/types.ts'
import { TeamMark } from '../../components/team-mark.tsx'
import { type Pace, progressOf } from '../round-time.ts'
import { STILL, useFrames } from '../use-frames.ts'
import { useIsNight } from '../use-is-night.ts'
import { ballAt, ballStops } from './ball.ts'
import { GoalCheer } from './goal-cheer.tsx'
import { PitchGround } from './pitch-ground.tsx'
import { goalsUntil, type SeasonMoment, seasonAt, shownMinute } from './season.ts'
import { Keeper, Squad } from './squad.tsx'
import { outcomeOf } from './use-season.ts'

type Props = {
  readonly event: SportsEvent
  /** Place of the match in the season. */
  readonly place: number
  readonly moment: SeasonMoment
  readonly state: TableState
  readonly pace: Pace
}

/** A match that is being played: its ball, its players and its score. */
export function MiniPitch({ event, place, moment, state, pace }: Props) {
  const t = useTranslations('virtual.league')
  const { score, stage } = moment.matches[place] ?? {}
  const { home = 0, away = 0 } = score ?? {}
  const goals = goalsUntil(outcomeOf(state)?.matches[place], moment.minutes)
  const names = { home: event.home.name, away: event.away.name, homeGoals: home, awayGoals: away }
  return (
    <article className="relative overflow-hidden rounded-tile border border-line bg-night text-white">
      <header className="flex items-center gap-3 px-4 py-3">
        <Side team={event.home} />
        <p className="flex flex-none flex-col items-center">
          <b className="font-display text-2xl tabular-nums">
            {home}–{away}
          </b>
          <span className={cx('text-xs font-bold tabular-nums', stage === 'playing' && 'text-lamp')}>
            {stage === 'playing'
              ? t('minute', { minute: shownMinute(moment.minutes) })
              : t(stage ?? 'before')}
          </span>
        </p>
        <Side team={event.away} isAway />
      </header>
      <div className="relative">
        <svg viewBox="0 0 200 112" role="img" aria-label={t('pitch', names)} className="block w-full">
          <PitchGround id={place} isNight={useIsNight()} />
          <Play {...{ event, place, state, pace }} />
        </svg>
        <GoalCheer event={event} goals={goals} isPlaying={stage === 'playing'} />
      </div>
      <p className="flex min-h-9 items-center justify-center gap-x-3 overflow-hidden px-3 text-xs text-white/85 tabular-nums">
        {goals.slice(-GOALS_SHOWN).map(({ minute, side }, index) => (
          <span key={index} className="whitespace-nowrap">
            <b>{event[side].short}</b> {t('minute', { minute })}
          </span>
        ))}
      </p>
    </article>
  )
}

const GOALS_SHOWN = 5

function Side({ team, isAway = false }: { readonly team: SportsEvent['home']; readonly isAway?: boolean }) {
  return (
    <span className={cx('flex min-w-0 flex-1 items-center gap-2', isAway && 'flex-row-reverse text-right')}>
      <TeamMark team={team} side={28} />
      <b className="min-w-0 truncate text-sm">{team.name}</b>
    </span>
  )
}

/** Ball and players, which follow the minute of the match. */
function Play({ event, place, state, pace }: Pick<Props, 'event' | 'place' | 'state' | 'pace'>) {
  const ball = useRef<SVGGElement>(null)
  const squads = useRef<SVGGElement>(null)
  const isStill = useMedia(STILL)
  const outcome = outcomeOf(state)
  const stops = useMemo(
    () => ballStops(`${state.roundID}/${place}`, outcome?.matches[place] ?? { goals: [] }),
    [state.roundID, place, outcome],
  )
  const draw = useCallback(() => {
    if (!outcome) return
    const { minutes } = seasonAt(outcome, progressOf(state, pace, serverNowMs()))
    const { x, y } = ballAt(stops, isStill ? 0 : minutes)
    if (ball.current)
      ball.current.style.transform = `translate(${(6 + 1.88 * x).toFixed(2)}px, ${(6 + y).toFixed(2)}px)`
    // Both teams move with the ball, more in its direction than across.
    if (squads.current)
      squads.current.style.transform = `translate(${((x - 50) * 0.42).toFixed(2)}px, ${((y - 50) * 0.16).toFixed(2)}px)`
  }, [outcome, stops, state, pace, isStill])
  useFrames(draw, state.phase === 'drawing' && !isStill)
  return (
    <>
      <Keeper team={event.home} />
      <Keeper team={event.away} isAway />
      <g ref={squads}>
        <Squad team={event.home} />
        <Squad team={event.away} isAway />
      </g>
      <g ref={ball}>
        <ellipse cx="0.8" cy="2.4" rx="2.6" ry="1.1" fill="#000" opacity="0.35" />
        <circle r="2.5" fill="#fff" stroke="#15191d" strokeWidth="0.5" />
        <path d="M-1-.7L0-1.5 1-.7.6.6H-.6z" fill="#15191d" />
      </g>
    </>
  )
}
