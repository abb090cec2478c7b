import { cx, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { leagueQuery } from '../api/queries.ts'
import type { LeagueDetail } from '../api/types.ts'
import { SPORT_TRAITS } from '../sport-traits.ts'
import { FormRow } from './form-row.tsx'
import { TeamMark } from './team-mark.tsx'

type Row = LeagueDetail['table'][number]
type Props = { readonly leagueID: number; readonly marked?: readonly number[]; readonly wide?: boolean }

/** The table of a league; `marked` teams stand out, and `wide` adds goals and form. */
export function LeagueTable({ leagueID, marked = [], wide = false }: Props) {
  const { data, error, refetch } = useQuery(leagueQuery(leagueID, useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  const figures = figuresOf(data.data.sport)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <Head figures={figures} wide={wide} />
        <tbody>
          {data.data.table.map((row, place) => (
            <TableRow
              key={row.teamID}
              row={row}
              figures={figures}
              place={place + 1}
              wide={wide}
              marked={marked.includes(row.teamID)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const FIGURES = ['played', 'won', 'overtimeWon', 'drawn', 'overtimeLost', 'lost'] as const
type Figure = (typeof FIGURES)[number]
const CELL = 'px-1.5 py-2 text-right'

type Column = Figure | 'goals' | 'points'

/** Returns the columns of a sport: only some have draws, or count later decisions apart. */
function figuresOf(sport: LeagueDetail['sport']): readonly Figure[] {
  const { hasDraws, hasOvertime } = SPORT_TRAITS[sport]
  return FIGURES.filter((figure) => {
    if (figure === 'drawn') return hasDraws
    return hasOvertime || (figure !== 'overtimeWon' && figure !== 'overtimeLost')
  })
}

/** A column of later decisions takes its matches out of the column of all wins or defeats. */
function countOf(row: Row, figure: Figure, figures: readonly Figure[]): number {
  if (figure === 'won' && figures.includes('overtimeWon')) return row.won - row.overtimeWon
  if (figure === 'lost' && figures.includes('overtimeLost')) return row.lost - row.overtimeLost
  return row[figure]
}

function Head({ figures, wide }: { readonly figures: readonly Figure[]; readonly wide: boolean }) {
  const t = useTranslations('sports.league')
  const form = useTranslations('sports')('form')
  return (
    <thead className="text-xs text-muted">
      <tr className="border-b border-line">
        <th scope="col" className="py-2 text-left font-semibold">
          <span className="sr-only">{t('place')}</span>
        </th>
        <th scope="col" className="py-2 text-left font-semibold">
          {t('team')}
        </th>
        {figures.map((figure) => (
          <ColumnHead key={figure} column={figure} className={figure === 'played' ? '' : 'max-sm:hidden'} />
        ))}
        {wide && <ColumnHead column="goals" className="max-md:hidden" />}
        <ColumnHead column="points" className="" />
        {wide && (
          <th scope="col" className={cx(CELL, 'font-semibold max-md:hidden')}>
            {form}
          </th>
        )}
      </tr>
    </thead>
  )
}

/** A letter, with its word for readers who do not know it. */
function ColumnHead({ column, className }: { readonly column: Column; readonly className: string }) {
  const t = useTranslations('sports.league')
  return (
    <th scope="col" className={cx(CELL, 'font-semibold', className)}>
      <abbr title={t(`${column}Long`)} className="no-underline">
        {t(column)}
      </abbr>
    </th>
  )
}

function TableRow(props: {
  readonly row: Row
  readonly figures: readonly Figure[]
  readonly place: number
  readonly wide: boolean
  readonly marked: boolean
}) {
  const { row, figures, place, wide } = props
  return (
    <tr className={cx('border-b border-line last:border-b-0', props.marked && 'bg-brand-soft')}>
      <td className="w-8 py-2 pl-2 text-xs font-bold text-muted">{place}</td>
      <th scope="row" className="py-2 text-left font-semibold">
        <span className="flex items-center gap-2">
          <TeamMark team={row} />
          {row.name}
        </span>
      </th>
      {figures.map((figure) => (
        <td key={figure} className={cx(CELL, figure !== 'played' && 'max-sm:hidden')}>
          {countOf(row, figure, figures)}
        </td>
      ))}
      {wide && (
        <td className={cx(CELL, 'max-md:hidden')}>
          {row.scored}–{row.conceded}
        </td>
      )}
      <td className={cx(CELL, 'font-bold')}>{row.points}</td>
      {wide && (
        <td className={cx(CELL, 'max-md:hidden')}>
          <span className="flex justify-end">
            <FormRow team={row.name} form={row.form} />
          </span>
        </td>
      )}
    </tr>
  )
}
