import { Card, cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { TeamMark } from '../../components/team-mark.tsx'
import type { VirtualRound } from '../queries.ts'
import { type MatchMoment, type TableRow, tableOf } from './season.ts'

const ROW = 48

type Props = { readonly round: VirtualRound; readonly matches: readonly MatchMoment[] }

/** The table of the league with the scores of now; rows move when teams overtake each other. */
export function LiveTable({ round, matches }: Props) {
  const t = useTranslations('virtual.league')
  const rows = tableOf(matches)
  const isOver = matches.every(({ stage }) => stage === 'over') && matches.length > 0
  return (
    <Card flush className="p-4 md:p-5">
      <h2 className="pb-1 text-lg">{t('table')}</h2>
      <table className="block text-sm tabular-nums">
        <thead className="block text-xs text-muted">
          <tr className="flex items-center gap-2 border-b border-line py-2 font-semibold">
            <th scope="col" className="flex-1 text-left font-semibold">
              {t('team')}
            </th>
            {(['played', 'difference', 'points'] as const).map((figure) => (
              <th key={figure} scope="col" className="w-9 text-right font-semibold">
                <abbr title={t(`${figure}Long`)} className="no-underline">
                  {t(figure)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: rows.length * ROW }}>
          {rows
            .toSorted((one, other) => one.team - other.team)
            .map((row) => (
              <Row key={row.team} round={round} row={row} place={rows.indexOf(row)} isOver={isOver} />
            ))}
        </tbody>
      </table>
    </Card>
  )
}

type RowProps = {
  readonly round: VirtualRound
  readonly row: TableRow
  readonly place: number
  readonly isOver: boolean
}

function Row({ round, row, place, isOver }: RowProps) {
  const team = round.runners[row.team]
  if (!team) return null
  const difference = row.scored - row.conceded
  return (
    <tr
      style={{ height: ROW, transform: `translateY(${place * ROW}px)` }}
      className={cx(
        'absolute inset-x-0 top-0 flex items-center gap-2 rounded-control transition-transform duration-500',
        place === 0 && (isOver ? 'bg-brass-soft' : 'bg-brand-soft'),
      )}
    >
      <th scope="row" className="flex min-w-0 flex-1 items-center gap-2.5 pl-2 text-left font-semibold">
        <span className="w-3 text-xs font-bold text-muted">{place + 1}</span>
        <TeamMark team={team} side={24} />
        <span className="truncate">{team.name}</span>
      </th>
      <td className="w-9 text-right">{row.played}</td>
      <td className="w-9 text-right">
        {difference > 0 ? `+${difference}` : String(difference).replace('-', '−')}
      </td>
      <td className="w-9 pr-2 text-right font-bold">{row.points}</td>
    </tr>
  )
}
