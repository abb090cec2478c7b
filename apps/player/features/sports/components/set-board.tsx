import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { SportsEvent } from '../api/types.ts'
import { type Board, boardOf, headOf } from '../boards.ts'
import type { EventCell } from '../prices/price-store.ts'

type Side = 'home' | 'away'
const SIDES = ['home', 'away'] as const
const CELL = 'w-8 py-1 text-center'

/** Scores of each set or period, the points of the running game, and a mark at the server. */
export function SetBoard({ event, cell }: { readonly event: SportsEvent; readonly cell: EventCell }) {
  const t = useTranslations('sports')
  const { periods, service } = cell
  const board = boardOf(event.sport)
  const points = service?.points ?? null
  if (periods.length === 0) return null
  return (
    <table className="relative mx-auto mt-3 rounded-control bg-night/60 text-sm tabular-nums">
      <caption className="sr-only">{t(`boards.${board}.caption`)}</caption>
      <Head board={board} columns={periods.length} hasPoints={points !== null} />
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row" className="max-w-40 truncate py-1 pr-3 pl-3 text-left font-semibold">
              {event[side].name}
              {service?.side === side && <ServerMark board={board} />}
            </th>
            {periods.map((score, place) => (
              <td key={place} className={cx(CELL, place === periods.length - 1 && 'font-bold')}>
                {score[side]}
              </td>
            ))}
            {points && <td className="px-2 text-center font-bold">{points[side]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = {
  readonly board: Board
  readonly columns: number
  readonly hasPoints: boolean
}

function Head({ board, columns, hasPoints }: HeadProps) {
  const t = useTranslations('sports')
  return (
    <thead className="text-2xs font-semibold">
      <tr>
        <th scope="col">
          <span className="sr-only">{t(`boards.${board}.side`)}</span>
        </th>
        {Array.from({ length: columns }, (_, place) => {
          const head = headOf(board, place)
          const [short, long] =
            head === null
              ? [place + 1, t(`boards.${board}.of`, { number: place + 1 })]
              : [t(`boardHeads.${head}`), t(`periods.${head}`)]
          return (
            <th key={place} scope="col" className={CELL}>
              <abbr title={long} className="no-underline">
                {short}
              </abbr>
            </th>
          )
        })}
        {hasPoints && (
          <th scope="col" className="px-2">
            {t('gamePoints')}
          </th>
        )}
      </tr>
    </thead>
  )
}

/** A ball beside the name of the server, or of the team that attacks. */
function ServerMark({ board }: { readonly board: Board }) {
  const t = useTranslations('sports')
  return (
    <svg
      viewBox="0 0 8 8"
      role="img"
      aria-label={t(board === 'maps' ? 'attacking' : 'serving')}
      className="ml-2 inline-block size-2 align-middle"
    >
      <circle cx="4" cy="4" r="4" fill="#f3bb4d" />
    </svg>
  )
}

/** Sets, games of the running set and points of the running game, as lists show them beside a name. */
export function setScores({ score, periods, service }: EventCell, side: Side): readonly (string | number)[] {
  const running = periods.at(-1)
  return [
    ...(score ? [score[side]] : []),
    ...(running ? [running[side]] : []),
    ...(service?.points ? [service.points[side]] : []),
  ]
}
