import { HOUSE_TABLES_PROVIDER } from '@poyraz/contract/constants'
import { livePaths } from '@poyraz/site/live'
import { playPaths } from '@poyraz/site/play'
import { formatMoney } from '@poyraz/text'
import { Badge, cx, Lattice, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { TableFavouriteButton } from '../favourites/favourite-button.tsx'
import { CardRoad } from './card-road.tsx'
import { FELTS } from './felt.ts'
import { KiteArt } from './kite-art.tsx'
import { isCrash, type ResultTone, resultText, toneOf } from './results.ts'
import { TableArt } from './table-art.tsx'
import { TablePhase } from './table-phase.tsx'
import { useResults, useTableStates } from './table-states.ts'
import type { LiveTable } from './tables.ts'

const RESULTS_SHOWN = 8
const SEATS_DRAWN_MAX = 9
const TONES: Readonly<Record<ResultTone, string>> = {
  red: 'bg-pocket-red',
  black: 'bg-night',
  green: 'bg-pocket-green',
  blue: 'bg-sea-2',
  plain: 'bg-night',
}

/** A live table in the colour of its felt, with its present state. The whole card links to the table. */
export function TableCard({ table, heading: Heading }: { table: LiveTable; heading: 'h2' | 'h3' }) {
  const t = useTranslations('live')
  // Its last results name the game before the states arrive.
  const hasFlight = useTableStates(({ states }) => Boolean(states[table.tableID]?.flight))
  const isKite = hasFlight || table.recent.some(isCrash)
  return (
    <article
      className={cx(
        FELTS[table.game],
        'ground group relative isolate flex min-h-52 flex-col gap-1 overflow-hidden rounded-tile p-4 pb-3 text-white',
        'shadow-card transition duration-300 hover:-translate-y-1 hover:shadow-art',
      )}
    >
      <Lattice />
      {isKite ? <KiteArt /> : <TableArt type={table.game} />}
      {table.game === 'roulette' && <WheelArt />}
      <p className="relative pr-12 text-xs font-bold">{t(`types.${table.game}`)}</p>
      <Heading
        className={cx(
          'font-display text-xl leading-snug font-bold tracking-tight',
          table.game === 'roulette' && BESIDE_WHEEL,
        )}
      >
        <TableLink table={table} />
      </Heading>
      <p className="relative text-sm">
        {table.dealer ? t('dealer', { name: table.dealer }) : table.providerName}
      </p>
      <TablePhase tableID={table.tableID} />
      <Recent table={table} />
      <TableFoot table={table} />
      <TableFavouriteButton table={table} />
    </article>
  )
}

/** Room of the wheel beside the name of a table, which would continue below it. */
const BESIDE_WHEEL = 'pr-24'

/** Length of a pocket on a ring of radius 70: there are 18 pairs of red and black. */
const POCKET = (2 * Math.PI * 70) / 36

/** A part of a wheel beside the words of a roulette table, above its foot. */
function WheelArt() {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="art absolute -right-12 bottom-12 size-40">
      <circle r="99" fill="#6d3f1d" />
      <circle r="92" fill="#3a2010" />
      <circle r="86" fill="none" stroke="#d9a441" strokeWidth="1.5" />
      <circle r="70" fill="none" stroke="#0f1420" strokeWidth="28" />
      <circle r="70" fill="none" stroke="#b8182d" strokeWidth="28" strokeDasharray={`${POCKET} ${POCKET}`} />
      <circle r="55" fill="none" stroke="#d9a441" strokeWidth="2" />
      <circle r="52" fill="#4a2a14" />
      {[0, 45, 90, 135].map((angle) => (
        <ellipse key={angle} rx="9" ry="42" fill="#d9a441" transform={`rotate(${angle})`} />
      ))}
      <circle r="13" fill="#ffe3a0" />
      <circle cx="-62" cy="-34" r="6" fill="#fff" />
    </svg>
  )
}

/** A table of the house opens on its page, others in a frame. */
function TableLink({ table }: { readonly table: LiveTable }) {
  const id = String(table.tableID)
  const className = 'cover-link after:rounded-tile'
  return table.providerID === HOUSE_TABLES_PROVIDER ? (
    <Link to={livePaths.table} params={{ id }} className={className}>
      {table.name}
    </Link>
  ) : (
    <Link to={playPaths.play} params={{ type: 'live', id }} className={className}>
      {table.name}
    </Link>
  )
}

function Recent({ table }: { readonly table: LiveTable }) {
  const t = useTranslations('live')
  const lang = useLang()
  const results = useResults(table.tableID, table.recent)
  const shown = results.slice(0, RESULTS_SHOWN)
  if (shown.length === 0)
    return <p className="relative my-auto flex min-h-11 items-center text-sm">{t('noResults')}</p>
  return (
    <>
      <ol
        aria-label={t('recent')}
        // Results without room in the line wrap out of sight, so that none is cut.
        className="relative my-auto mr-28 -ml-1 flex h-11 flex-wrap gap-x-1 gap-y-4 overflow-hidden px-1 py-2"
      >
        {shown.map((result, place) => (
          <li
            key={`${place}-${result}`}
            className={cx(
              'grid h-7 min-w-7 flex-none place-items-center rounded-small border border-white/40 px-1 text-sm font-bold tabular-nums',
              TONES[toneOf(table.game, result)],
              place === 0 && 'outline-2 outline-lamp',
            )}
          >
            {isSide(result) ? t(`marks.${result}`) : resultText(result, lang)}
          </li>
        ))}
      </ol>
      <CardRoad type={table.game} results={results} />
    </>
  )
}

/** Sides of games with two hands; results of other games are numbers. */
const SIDES = ['P', 'B', 'D', 'T'] as const
const isSide = (result: string): result is (typeof SIDES)[number] => SIDES.some((side) => side === result)

/** Limits and occupancy of the table. */
function TableFoot({ table }: { readonly table: LiveTable }) {
  const t = useTranslations('live')
  const lang = useLang()
  const limit = (amount: number) => formatMoney(BigInt(amount), lang, { fraction: 'auto' })
  const live = useTableStates(({ states }) => states[table.tableID])
  const isOpen = live ? live.opensAt === null : table.open
  return (
    <div className="relative flex items-center justify-between gap-3 border-t border-white/20 pt-2.5 text-sm">
      <span className="tabular-nums">
        {t('limits', { min: limit(table.minBet), max: limit(table.maxBet) })}
      </span>
      {isOpen ? <Room table={table} /> : <Badge>{t('closed')}</Badge>}
    </div>
  )
}

function Room({ table }: { readonly table: LiveTable }) {
  const t = useTranslations('live')
  const live = useTableStates(({ states }) => states[table.tableID])
  const { seats } = table
  // At tables with seats the taken ones count, also those that are held.
  const players = live?.hands?.taken.length ?? live?.players ?? table.players
  if (seats === null) {
    return players > 0 && <span className="font-semibold">{t('players', { count: players })}</span>
  }
  const free = Math.max(0, seats - players)
  return (
    <span className="flex items-center gap-2 font-semibold">
      {seats <= SEATS_DRAWN_MAX && (
        <span aria-hidden="true" className="flex gap-0.5">
          {Array.from({ length: seats }, (_, seat) => (
            <span
              key={seat}
              className={cx('size-2 rounded-chip', seat < players ? 'bg-white' : 'border border-white')}
            />
          ))}
        </span>
      )}
      {free > 0 ? t('seats', { count: free }) : t('full')}
    </span>
  )
}
