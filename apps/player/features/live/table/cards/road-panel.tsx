import { useLang } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { sideOf } from '../../../../shared/tables/results.ts'
import { BIG_CELL, BigRoadMarks, RoadPaper, SIDE_INKS } from '../../../../shared/tables/road-paper.tsx'
import {
  beadRoad,
  DERIVED_ROADS,
  type DerivedCell,
  derivedRoad,
  type Side,
} from '../../../../shared/tables/roads.ts'
import { shareText } from '../share-text.ts'
import type { SideGameName } from './card-games.ts'

const BEAD_COLUMNS = 15
const BIG_COLUMNS = 24
const DERIVED_COLUMNS = 16

/** Inks of cells that repeat and that change. */
const DERIVED_INKS = { repeats: '#b8182d', changes: '#1f57c2' } as const
type DerivedRoadName = keyof typeof DERIVED_ROADS
const DERIVED = Object.keys(DERIVED_ROADS) as DerivedRoadName[]
/** Games of two sides whose players read derived roads. */
const HAS_DERIVED: ReadonlySet<SideGameName> = new Set(['baccarat', 'dragon-tiger'])

/** Sides whose shares are told. A match always comes at one of two sides. */
const SHARES: Readonly<Record<SideGameName, readonly Side[]>> = {
  baccarat: ['second', 'first', 'tie'],
  'dragon-tiger': ['second', 'first', 'tie'],
  'andar-bahar': ['first', 'second'],
  'three-card-poker': ['first', 'second', 'tie'],
  'casino-holdem': ['first', 'second', 'tie'],
}

/** The roads of the latest rounds, with the share of each side. */
export function RoadPanel({
  game,
  results,
}: {
  readonly game: SideGameName
  readonly results: readonly string[]
}) {
  const t = useTranslations('table')
  if (results.length === 0) return null
  const sides = results.map(sideOf).toReversed()
  return (
    <section
      aria-label={t('roads.title')}
      className="rounded-tile border border-white/15 bg-night/80 p-3 text-white"
    >
      <div className="grid gap-2">
        <Road columns={BEAD_COLUMNS} size={20} name={t('roads.bead')}>
          {beadRoad(sides, BEAD_COLUMNS).map(({ column, row, side }) => (
            <g key={`${column}-${row}`} transform={`translate(${column * 20 + 10} ${row * 20 + 10})`}>
              <circle r="8.4" fill={SIDE_INKS[side]} />
              <text
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="10"
                fill="#fff"
                className="font-text font-bold"
              >
                {t(`marks.${game}.${side}`)}
              </text>
            </g>
          ))}
        </Road>
        <BigRoad sides={sides} />
        {HAS_DERIVED.has(game) && <DerivedRoads sides={sides} />}
      </div>
      <Shares game={game} sides={sides} />
    </section>
  )
}

function BigRoad({ sides }: { readonly sides: readonly Side[] }) {
  const t = useTranslations('table.roads')
  return (
    <Road columns={BIG_COLUMNS} size={BIG_CELL} name={t('big')}>
      <BigRoadMarks sides={sides} columns={BIG_COLUMNS} inks={SIDE_INKS} />
    </Road>
  )
}

/** The three derived roads beside each other, and what their colours mean. */
function DerivedRoads({ sides }: { readonly sides: readonly Side[] }) {
  const t = useTranslations('table.roads')
  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        {DERIVED.map((name) => (
          <Road key={name} columns={DERIVED_COLUMNS} size={10} name={t(name)}>
            {derivedRoad(sides, DERIVED_ROADS[name], DERIVED_COLUMNS).map((cell) => (
              <DerivedMark key={`${cell.column}-${cell.row}`} name={name} cell={cell} />
            ))}
          </Road>
        ))}
      </div>
      <p className="text-xs lg:low:hidden">{t('derived')}</p>
    </>
  )
}

/** A ring, a disc or a stroke, as each road is drawn on paper. */
function DerivedMark({ name, cell }: { readonly name: DerivedRoadName; readonly cell: DerivedCell }) {
  const ink = DERIVED_INKS[cell.repeats ? 'repeats' : 'changes']
  const [x, y] = [cell.column * 10 + 5, cell.row * 10 + 5]
  if (name === 'cockroach') return <path d={`M${x - 3} ${y + 3}l6-6`} stroke={ink} strokeWidth="2" />
  const isRing = name === 'bigEye'
  return (
    <circle
      cx={x}
      cy={y}
      r={isRing ? 3 : 3.6}
      fill={isRing ? 'none' : ink}
      stroke={isRing ? ink : 'none'}
      strokeWidth="2"
    />
  )
}

function Shares({ game, sides }: { readonly game: SideGameName; readonly sides: readonly Side[] }) {
  const t = useTranslations('table')
  const lang = useLang()
  const share = (side: Side) => shareText(sides.filter((one) => one === side).length, sides.length, lang)
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 border-t border-white/15 pt-2 text-xs">
      {SHARES[game].map((side) => (
        <span key={side} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-2.5 rounded-chip"
            style={{ background: SIDE_INKS[side] }}
          />
          {t(`sides.${game}.${side}`)} {share(side)}
        </span>
      ))}
      <span className="ml-auto">{t('ofRounds', { count: sides.length })}</span>
    </p>
  )
}

/** A road with its name. Its content is in the list of the latest results, too. */
function Road(props: {
  readonly columns: number
  readonly size: number
  readonly name: string
  readonly children: ReactNode
}) {
  const { columns, size, name, children } = props
  return (
    <figure>
      <figcaption className="mb-1 text-2xs font-semibold">{name}</figcaption>
      <RoadPaper columns={columns} size={size} className="w-full">
        {children}
      </RoadPaper>
    </figure>
  )
}
