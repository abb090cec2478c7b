import { championsOf, type LeagueOutcome } from '@poyraz/games/virtual'
import { Lattice } from '@poyraz/ui'
import { Trophy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { TeamMark } from '../../components/team-mark.tsx'
import type { VirtualRound } from '../queries.ts'

/** The champion at the end of a season; teams that are equal in everything share the title. */
export function ChampionBanner({
  round,
  outcome,
}: {
  readonly round: VirtualRound
  readonly outcome: LeagueOutcome
}) {
  const t = useTranslations('virtual')
  const champions = championsOf(outcome)
  return (
    <section className="ground ground-reef relative animate-rise overflow-hidden rounded-banner p-6 text-white">
      <Lattice className="" />
      <div className="relative flex flex-wrap items-center justify-center gap-x-6 gap-y-3 text-center">
        <Trophy aria-hidden="true" className="size-14 text-lamp" strokeWidth={1.6} />
        {champions.map((place) => {
          const team = round.runners[place]
          return (
            team && (
              <span key={place} className="flex items-center gap-3">
                <TeamMark team={team} side={64} />
                <span className="text-left">
                  <span className="block text-sm font-bold text-lamp">
                    {t(champions.length > 1 ? 'champions' : 'champion')}
                  </span>
                  <b className="block font-display text-2xl">{team.name}</b>
                </span>
              </span>
            )
          )
        })}
      </div>
    </section>
  )
}
