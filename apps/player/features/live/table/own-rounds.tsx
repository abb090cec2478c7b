import { livePaths } from '@poyraz/site/live'
import { Dialog, Money, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { ResultTile } from './result-tile.tsx'
import { type SeedChoice, SeedPanel } from './seat-seed/seed-panel.tsx'
import type { LiveTableView, Table } from './use-table.ts'

const SHOWN = 20

type OwnRoundsProps = {
  readonly view: LiveTableView
  /** The player's choice about own seeds. */
  readonly seed: { readonly choice: SeedChoice; onChoose(choice: SeedChoice): void }
  onClose(): void
}

/** The rounds that the player played at this table, each with its proof, and the switch for own seeds. */
export function OwnRounds({ view: { table, state }, seed, onClose }: OwnRoundsProps) {
  const t = useTranslations('table.history')
  const query = callQuery('tables.rounds', { tableID: table.tableID, limit: SHOWN, offset: 0 }, useLang())
  const { data } = useQuery({ ...query, staleTime: 0 })
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {!state.dealer && <SeedPanel {...seed} />}
      {!data && <RowSkeletons rows={4} />}
      {data?.data.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul>
        {data?.data.map((round) => (
          <PlayedRound key={round.roundID} game={table.game} round={round} />
        ))}
      </ul>
    </Dialog>
  )
}

type PlayedRoundProps = { readonly game: Table['game']; readonly round: Item<'tables.rounds'> }

function PlayedRound({ game, round }: PlayedRoundProps) {
  const t = useTranslations('table.history')
  const when = useWhen()
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      {round.label === null ? (
        <span className="w-8 text-xs text-muted">{t('open')}</span>
      ) : (
        <ResultTile game={game} label={round.label} />
      )}
      <span className="flex-1 text-sm">
        <span className="block font-semibold">{t('round', { number: round.number })}</span>
        <span className="text-muted">{when(round.date)}</span>
      </span>
      <span className="text-right text-sm tabular-nums">
        <Money amount={-Number(round.staked)} className="block text-muted" />
        {round.win !== null && <Money amount={round.win} className="font-bold" />}
      </span>
      <Link
        to={livePaths.round}
        params={{ roundID: round.roundID }}
        aria-label={t('verify', { number: round.number })}
        className="grid size-11 place-items-center text-brand"
      >
        <ShieldCheck aria-hidden="true" className="size-5" />
      </Link>
    </li>
  )
}
