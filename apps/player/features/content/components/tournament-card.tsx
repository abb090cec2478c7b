import { formatCount } from '@poyraz/text'
import { cx, Lattice, Money, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { Tournament } from '../../../shared/content/content.ts'
import { groundAt } from '../../../shared/content/grounds.ts'
import type { PeriodState } from '../../../shared/content/period.ts'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { StateBadge } from '../../../shared/content/state-badge.tsx'
import { usePeriodText } from '../../../shared/content/use-period-text.ts'
import { TournamentGames } from './tournament-games.tsx'

const SHOWN_MAX = 10
const CELL = 'border-b border-line py-2.5'

/** A tournament with its prizes and leaders; the rules can be expanded. */
export function TournamentCard(props: {
  readonly tournament: Tournament
  readonly state: PeriodState
  readonly place: number
  readonly art: string
}) {
  const { tournament, state } = props
  const t = useTranslations('content')
  return (
    <article className="flex flex-col overflow-hidden rounded-banner border border-line bg-surface shadow-card">
      <TournamentHead {...props} />
      <div className="flex flex-1 flex-col gap-4 p-5 md:p-6">
        <TournamentGames games={tournament.games} />
        <Standings tournament={tournament} />
        {tournament.leaderboard.length === 0 && (
          <p className="text-sm text-muted">{t(state === 'coming' ? 'boardComing' : 'boardEmpty')}</p>
        )}
        <details className="group mt-auto">
          <summary className="flex min-h-11 items-center font-bold text-brand">{t('rules')}</summary>
          <RichText html={tournament.html} className="pt-2" />
        </details>
      </div>
    </article>
  )
}

function TournamentHead(props: {
  readonly tournament: Tournament
  readonly state: PeriodState
  readonly place: number
  readonly art: string
}) {
  const { tournament, state } = props
  const t = useTranslations('content')
  const periodText = usePeriodText()
  return (
    <header
      className={cx(
        'ground relative isolate flex min-h-44 flex-col justify-center gap-1 overflow-hidden p-5 pr-32 text-white md:p-6 md:pr-36',
        groundAt(props.place),
      )}
    >
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <p className="relative mb-1 flex flex-wrap items-center gap-2 text-sm font-semibold">
        <StateBadge state={state} />
        {periodText(tournament, state)}
      </p>
      <h2 className="relative text-2xl">{tournament.name}</h2>
      <p className="relative text-sm">{t('prizePool')}</p>
      <Money
        amount={tournament.prizePool}
        fraction="auto"
        className="relative font-display text-3xl font-heavy tracking-tight"
      />
      <Picture
        src={props.art}
        side={160}
        loading={props.place === 0 ? 'first' : 'lazy'}
        className="art absolute right-4 bottom-4 size-24 md:size-28"
      />
    </header>
  )
}

/** One row for each place that has a prize or a leader, up to `SHOWN_MAX`. */
function Standings({ tournament: { prizes, leaderboard } }: { readonly tournament: Tournament }) {
  const t = useTranslations('content')
  const lang = useLang()
  const count = Math.min(SHOWN_MAX, Math.max(prizes.length, leaderboard.length))
  const places = Array.from({ length: count }, (_, index) => index + 1)
  if (count === 0) return null
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t('board')}</caption>
      <thead className="text-left text-xs text-muted">
        <tr>
          <th className={cx(CELL, 'w-12 font-semibold')}>{t('place')}</th>
          <th className={cx(CELL, 'font-semibold')}>{t('player')}</th>
          <th className={cx(CELL, 'text-right font-semibold')}>{t('points')}</th>
          <th className={cx(CELL, 'text-right font-semibold')}>{t('prize')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const leader = leaderboard.find((one) => one.place === place)
          const prize = prizes.find((one) => one.place === place)
          return (
            <tr key={place}>
              <td className={cx(CELL, 'font-bold')}>{place}</td>
              <td className={CELL}>{leader?.name ?? '–'}</td>
              <td className={cx(CELL, 'text-right')}>{leader ? formatCount(leader.points, lang) : '–'}</td>
              <td className={cx(CELL, 'text-right font-semibold')}>
                {prize ? <Money amount={prize.prize} fraction="auto" /> : '–'}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
