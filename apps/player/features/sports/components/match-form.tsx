import { sportsPaths } from '@poyraz/site/sports'
import { formatDate } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { EventDetail, Team } from '../api/types.ts'
import { SPORT_TRAITS } from '../sport-traits.ts'
import { type FormLetter, FormRow } from './form-row.tsx'
import { TeamMark } from './team-mark.tsx'

type Form = EventDetail['form']['home']

/** The last matches of both teams. */
export function MatchForm({ event }: { readonly event: EventDetail }) {
  const { hasHome } = SPORT_TRAITS[event.sport]
  return (
    <div className="flex flex-col gap-5">
      <TeamForm team={event.home} form={event.form.home} hasHome={hasHome} />
      <TeamForm team={event.away} form={event.form.away} hasHome={hasHome} />
    </div>
  )
}

function letterOf({ scored, conceded }: Form['results'][number]): FormLetter {
  return scored === conceded ? 'D' : scored > conceded ? 'W' : 'L'
}

type FormProps = { readonly team: Team; readonly form: Form; readonly hasHome: boolean }

function TeamForm({ team, form: { results }, hasHome }: FormProps) {
  const t = useTranslations('sports.event')
  const lang = useLang()
  return (
    <section>
      <div className="flex items-center gap-2 pb-1">
        <TeamMark team={team} />
        <h3 className="min-w-0 flex-1 truncate font-text text-sm">{team.name}</h3>
        <FormRow team={team.name} form={results.map(letterOf)} />
      </div>
      {results.length === 0 && <p className="text-sm text-muted">{t('noForm')}</p>}
      <ul>
        {results.slice(0, 5).map((result) => (
          <li key={result.eventID} className="border-b border-line last:border-b-0">
            <Link
              to={sportsPaths.event}
              params={{ id: String(result.eventID) }}
              className="flex min-h-11 items-center gap-3 rounded-control text-sm"
            >
              <span className="w-20 flex-none text-xs text-muted tabular-nums">
                {formatDate(result.date, lang)}
              </span>
              <span className="min-w-0 flex-1 truncate">
                {result.opponent}
                {hasHome && (
                  <span className="ml-1 text-xs text-muted">({t(result.home ? 'atHome' : 'away')})</span>
                )}
              </span>
              <b className="tabular-nums">
                {result.scored}–{result.conceded}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
