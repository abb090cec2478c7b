import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { shareText } from '../share-text.ts'
import { type SideGameName, sideOf } from './card-games.ts'
import {
  beadRoad,
  bigRoad,
  DERIVED_ROADS,
  type DerivedCell,
  derivedRoad,
  ROAD_ROWS,
  type Side,
} from './roads.ts'

const BEAD_COLUMNS = 15
const BIG_COLUMNS = 24
const DERIVED_COLUMNS = 16
const INKS: Readonly<Record<Side, string>> = { first: '#1f57c2', second: '#b8182d', tie: '#0d7a4b' }

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
              <circle r="8.4" fill={INKS[side]} />
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
    <Road columns={BIG_COLUMNS} size={10} name={t('big')}>
      {bigRoad(sides, BIG_COLUMNS).map(({ column, row, side, ties }) => (
        <g key={`${column}-${row}`} transform={`translate(${column * 10 + 5} ${row * 10 + 5})`}>
          <circle r="3.6" fill="none" stroke={INKS[side]} strokeWidth="1.7" />
          {ties > 0 && <path d="M-3.4 3.4L3.4 -3.4" stroke={INKS.tie} strokeWidth="1.6" />}
        </g>
      ))}
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
          <span aria-hidden="true" className="size-2.5 rounded-chip" style={{ background: INKS[side] }} />
          {t(`sides.${game}.${side}`)} {share(side)}
        </span>
      ))}
      <span className="ml-auto">{t('ofRounds', { count: sides.length })}</span>
    </p>
  )
}

/** The grid of a road on paper. Its content is in the list of the latest results, too. */
function Road(props: {
  readonly columns: number
  readonly size: number
  readonly name: string
  readonly children: React.ReactNode
}) {
  const { columns, size } = props
  const [width, height] = [columns * size, ROAD_ROWS * size]
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, place) => `M${(place + 1) * size} 0V${height}`),
    ...Array.from({ length: ROAD_ROWS - 1 }, (_, place) => `M0 ${(place + 1) * size}H${width}`),
  ]
  return (
    <figure>
      <figcaption className="mb-1 text-2xs font-semibold">{props.name}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full rounded-small">
        <rect width={width} height={height} fill="#fbf6e9" />
        <path d={lines.join('')} stroke="#d9d0bb" strokeWidth="0.6" />
        {props.children}
      </svg>
    </figure>
  )
}
