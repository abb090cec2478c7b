import { type DrawnGameName, layoutOf } from '@poyraz/games/tables'
import { livePaths } from '@poyraz/site/live'
import { cx, IconButton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Maximize2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Countdown } from '../table/countdown.tsx'
import { clothOf } from '../table/felt.tsx'
import { LatestResults } from '../table/latest-results.tsx'
import { isWonSpot, oddsOf } from '../table/odds.ts'
import { RoundOutcome } from '../table/round-outcome.tsx'
import { SpotButton } from '../table/spot-button.tsx'
import { useMissedOwn } from '../table/use-missed-own.ts'
import { type Play, usePlay } from '../table/use-play.tsx'
import { type LiveTableView, useTable } from '../table/use-table.ts'
import { CompactBar } from './compact-bar.tsx'
import { groundOfSpot, isMultiGame, mainSpotsOf, useMainSpotName } from './main-spots.ts'

type SmallProps = {
  readonly tableID: number
  /** Place of the table on the page, from 1: the key that moves the focus to it. */
  readonly place: number
  /** Rises when the key of the table is pressed. */
  readonly focusCalls: number
  onRemove(): void
}

const TOOL = 'text-white hover:bg-white/10 hover:text-white'

/** One of several tables: its state, its main spots, and the chips of the player. */
export function SmallTable(props: SmallProps) {
  const t = useTranslations('multi')
  const { tableID, place, focusCalls, onRemove } = props
  const { view } = useTable(tableID)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focusCalls > 0) section.current?.focus()
  }, [focusCalls])
  const game = view?.table.game
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={view?.table.name ?? t('table', { place })}
      aria-keyshortcuts={String(place)}
      className="relative isolate flex min-h-0 flex-col overflow-hidden rounded-tile border border-white/15 text-white"
      style={{ background: game && clothOf(game) }}
    >
      <header className="flex items-center gap-2 bg-night/70 py-1 pr-1 pl-3">
        <h2 className="min-w-0 flex-1 truncate text-base">{view?.table.name}</h2>
        <Link
          to={livePaths.table}
          params={{ id: String(tableID) }}
          aria-label={t('open', { name: view?.table.name ?? '' })}
          className={cx('grid size-11 place-items-center rounded-control', TOOL)}
        >
          <Maximize2 aria-hidden="true" className="size-4.5" />
        </Link>
        <IconButton label={t('remove', { name: view?.table.name ?? '' })} onClick={onRemove} className={TOOL}>
          <X className="size-5" />
        </IconButton>
      </header>
      {view && game && isMultiGame(game) && <SmallScene view={view} game={game} />}
      {game && !isMultiGame(game) && <p className="p-4 text-sm">{t('whole')}</p>}
    </section>
  )
}

function SmallScene({ view, game }: { readonly view: LiveTableView; readonly game: DrawnGameName }) {
  const t = useTranslations('multi')
  const spots = mainSpotsOf(game)
  const nameOf = useMainSpotName(game)
  const play = usePlay(
    { view, isListed: false, onCloseList: () => undefined },
    { spots, nameOf, Bar: CompactBar },
  )
  const { table, state } = view
  useMissedOwn(view, (own) => t('missedOwn', { table: table.name, ...own }))
  const isResult = state.phase === 'result' && state.outcome !== null
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col justify-center gap-2 px-3 py-2">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 lg:flex-nowrap">
          <div className="min-w-0 flex-1">
            <LatestResults view={view} />
          </div>
          <div
            aria-live="polite"
            className="flex min-h-12 items-center justify-center max-lg:order-1 max-lg:w-full"
          >
            {isResult && (
              <RoundOutcome round={{ gameID: layoutOf({ game }).rules.gameId, outcome: state.outcome }} />
            )}
          </div>
          <Countdown state={state} bettingMs={table.bettingMs} />
        </div>
        <SmallBoard view={view} game={game} play={play} nameOf={nameOf} />
      </div>
      {play.bar}
    </>
  )
}

const COLUMNS: Readonly<Record<DrawnGameName, string>> = {
  roulette: 'grid-cols-12',
  baccarat: 'grid-cols-3',
  'dragon-tiger': 'grid-cols-3',
  'sic-bo': 'grid-cols-4',
  'money-wheel': 'grid-cols-6',
  'andar-bahar': 'grid-cols-2',
}

function SmallBoard(props: {
  readonly view: LiveTableView
  readonly game: DrawnGameName
  readonly play: Play
  nameOf(spot: string): string
}) {
  const t = useTranslations('table')
  const { view, game, play, nameOf } = props
  return (
    <div className={cx('grid gap-1.5', COLUMNS[game])}>
      {mainSpotsOf(game).map((spot, place) => {
        const pays = t('pays', { odds: oddsOf(view.table, spot) })
        return (
          <SpotButton
            key={spot}
            spot={spot}
            name={nameOf(spot)}
            pays={pays}
            play={play}
            isCrowded={view.state.crowd.includes(spot)}
            isWon={isWonSpot(view, spot)}
            isNarrow
            style={{ background: groundOfSpot(game, spot) }}
            // Six even chances in the first row of a roulette table, dozens and zero in the second.
            className={game === 'roulette' ? (place < 6 ? 'col-span-2' : 'col-span-3') : undefined}
          >
            <span className="text-sm leading-tight font-bold max-md:text-xs">{nameOf(spot)}</span>{' '}
            <span className="text-xs tabular-nums">{pays}</span>
          </SpotButton>
        )
      })}
    </div>
  )
}
