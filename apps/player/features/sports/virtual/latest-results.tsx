import { livePaths } from '@poyraz/site/live'
import { Card } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { RunnerNumber } from '../../../shared/virtual/runner-number.tsx'
import { kindOf } from './phase-clock.tsx'
import type { VirtualRound } from './queries.ts'

const SHOWN_MAX = 8

/** The latest results, each with the way to its proof. */
export function LatestResults({ round }: { readonly round: VirtualRound }) {
  const t = useTranslations('virtual')
  const results = round.results.slice(0, SHOWN_MAX)
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg">{t('results')}</h2>
      {results.length === 0 && <p className="text-sm text-muted">{t('noResults')}</p>}
      <ul>
        {results.map((result) => (
          <li
            key={result.roundID}
            className="flex min-h-13 items-center gap-3 border-b border-line text-sm last:border-b-0"
          >
            <ResultText game={round.game} label={result.label} winners={result.winners} />
            <Link
              to={livePaths.round}
              params={{ roundID: result.roundID }}
              className="ml-auto inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 rounded-control px-2 text-xs font-semibold text-muted hover:text-brand"
            >
              <ShieldCheck aria-hidden="true" className="size-4.5" />
              <span className="sr-only">{t('proof')} </span>
              <span className="tabular-nums">
                {t(`number.${kindOf(round.game)}`, { number: result.number })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type TextProps = Pick<VirtualRound['results'][number], 'label' | 'winners'> & Pick<VirtualRound, 'game'>

/** The first three of a race with their numbers, or the champion of a league. */
export function ResultText({ game, label, winners }: TextProps) {
  const t = useTranslations('virtual')
  if (game === 'league')
    return (
      <span className="min-w-0">
        <b className="block truncate">{winners.join(', ')}</b>
        <span className="block truncate text-xs text-muted">
          {t(winners.length > 1 ? 'champions' : 'champion')}
        </span>
      </span>
    )
  const numbers = label.split('-').map(Number)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="flex flex-none gap-1">
        {numbers.map((number) => (
          <RunnerNumber key={number} number={number} className="size-6 text-xs" />
        ))}
      </span>
      <b className="truncate">{winners[0]}</b>
    </span>
  )
}
