import { MATCHES_OF_DAY } from '@poyraz/games/virtual'
import { Lattice } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { TeamMark } from '../../components/team-mark.tsx'
import { PhaseClock } from '../phase-clock.tsx'
import type { LiveRound } from '../use-virtual-round.ts'
import { ChampionBanner } from './champion-banner.tsx'
import { MiniPitch } from './mini-pitch.tsx'
import type { SeasonMoment } from './season.ts'
import { outcomeOf } from './use-season.ts'

type Props = LiveRound & { readonly moment: SeasonMoment | null }

/** The teams before a season, both matches of the match day while it is played, and the champion at its end. */
export function LeagueStage({ round, state, moment }: Props) {
  if (!moment) return <Teams round={round} state={state} />
  const outcome = outcomeOf(state)
  if (state.phase === 'result' && outcome) return <ChampionBanner round={round} outcome={outcome} />
  const first = moment.day * MATCHES_OF_DAY
  return (
    <section className="flex flex-col gap-3">
      <div>
        <PhaseClock round={round} state={state} />
      </div>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {round.matches.slice(first, first + MATCHES_OF_DAY).map((event, index) => (
          <MiniPitch key={event.eventID} place={first + index} pace={round} {...{ event, moment, state }} />
        ))}
      </div>
    </section>
  )
}

function Teams({ round, state }: LiveRound) {
  const t = useTranslations('virtual')
  return (
    <section className="ground ground-sea relative overflow-hidden rounded-banner p-5 text-white md:p-6">
      <Lattice className="" />
      <div className="relative flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm font-semibold">
            {t('number.league', { number: state.number })} · {t('about.league')}
          </p>
          <PhaseClock round={round} state={state} />
        </div>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {round.runners.map((team) => (
            <li key={team.teamID} className="flex flex-col items-center gap-2 text-center">
              <TeamMark team={team} side={72} />
              <b className="text-sm">{team.name}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
