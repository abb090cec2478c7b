import { MATCHES_OF_DAY } from '@poyraz/games/virtual'
import { Card, cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { SportsEvent } from '../../api/types.ts'
import { TeamMark } from '../../components/team-mark.tsx'
import type { VirtualRound } from '../queries.ts'
import type { MatchMoment, SeasonMoment } from './season.ts'

/** The scores of all matches of a season so far, by match day. */
export function SeasonScores({
  round,
  moment,
}: {
  readonly round: VirtualRound
  readonly moment: SeasonMoment
}) {
  const t = useTranslations('virtual.league')
  return (
    <Card flush className="p-4 md:p-5">
      <h2 className="pb-1 text-lg">{t('matches')}</h2>
      <ul>
        {round.matches.map((event, place) => (
          <li
            key={event.eventID}
            className={cx('py-1', place % MATCHES_OF_DAY === 0 && 'border-t border-line pt-2')}
          >
            {place % MATCHES_OF_DAY === 0 && (
              <p className="text-xs font-semibold text-muted">
                {t('day', { day: Math.floor(place / MATCHES_OF_DAY) + 1 })}
              </p>
            )}
            <Score event={event} match={moment.matches[place]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Score({ event, match }: { readonly event: SportsEvent; readonly match: MatchMoment | undefined }) {
  const { score = null, stage } = match ?? {}
  return (
    <p className="flex min-h-8 items-center gap-2 text-sm">
      <span className="flex min-w-0 flex-1 items-center justify-end gap-2">
        <span className="truncate">{event.home.name}</span>
        <TeamMark team={event.home} />
      </span>
      <b
        className={cx(
          'w-14 flex-none rounded-small py-1 text-center tabular-nums',
          stage === 'playing' ? 'bg-danger-soft text-danger' : 'bg-surface-2',
        )}
      >
        {score ? `${score.home}–${score.away}` : '–'}
      </b>
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <TeamMark team={event.away} />
        <span className="truncate">{event.away.name}</span>
      </span>
    </p>
  )
}
