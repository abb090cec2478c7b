import { livePaths } from '@poyraz/site/live'
import { IconButton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { BookOpen, Check, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../../shared/use-media.ts'
import { useSpokenCalls } from '../spoken-calls.ts'
import { useNetAfter } from '../use-net.ts'
import type { LiveTableView } from '../use-table.ts'
import { useWide } from '../use-wide.ts'
import { BetsOfRound } from './bets-of-round.tsx'
import { CrashPoint } from './crash-point.tsx'
import { KiteControls } from './kite-controls.tsx'
import { KiteRules } from './kite-rules.tsx'
import { KiteSky } from './kite-sky.tsx'
import { MissedFlights, useMissed } from './missed-flights.tsx'
import { Multiplier } from './multiplier.tsx'
import { useCall } from './use-calls.ts'
import { type Flights, useFlights } from './use-flights.ts'
import { useMoment } from './use-multiplier.ts'

const HISTORY_SHOWN = 14

/** The scene of a crash table: the flight, the bets of the round, and the two kites of the player. */
export function CrashTable({ view }: { readonly view: LiveTableView }) {
  const isWide = useWide()
  const flights = useFlights(view)
  const { phase, roundID } = view.state
  useNetAfter(phase === 'result' && flights.own.length > 0 ? roundID : null)
  const [isRules, showRules] = useState(false)
  const parts = { view, flights, onRules: () => showRules(true) }
  return (
    <div className="relative isolate flex min-h-0 flex-1 flex-col overflow-hidden bg-night">
      <History view={view} />
      {isWide ? <Wide {...parts} /> : <Tall {...parts} />}
      <Call view={view} flights={flights} />
      {isRules && <KiteRules table={view.table} onClose={() => showRules(false)} />}
    </div>
  )
}

type Parts = {
  readonly view: LiveTableView
  readonly flights: Flights
  onRules(): void
}

/** On a low screen the controls are a row below the sky: two panels above one another would not fit. */
function Wide(parts: Parts) {
  const { view, flights } = parts
  const missed = useMissed(view, flights)
  const isLow = useMedia('(max-height: 740px)')
  const controls = <KiteControls view={view} flights={flights} layout={isLow ? 'row' : 'column'} />
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 px-4 pb-4 short:gap-2 short:pb-2">
      <div className="flex min-h-0 flex-1 gap-4">
        <div className="relative min-w-0 flex-1 overflow-hidden rounded-banner">
          <KiteSky state={view.state} isWide />
          <Readout {...parts} />
        </div>
        <div className="flex min-h-0 w-full max-w-search flex-col gap-4">
          {!isLow && controls}
          <Scrolling name={view.table.name}>
            <BetsOfRound view={view} flights={flights} isLastTold={missed !== null} />
          </Scrolling>
        </div>
      </div>
      <MissedFlights tableID={view.table.tableID} missed={missed} />
      {isLow && controls}
    </div>
  )
}

function Tall(parts: Parts) {
  const { view, flights } = parts
  const missed = useMissed(view, flights)
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden short:flex-row">
        <div className="relative min-h-40 grow-5 overflow-hidden short:min-h-0 short:flex-1">
          <KiteSky state={view.state} isWide={false} />
          <Readout {...parts} />
        </div>
        <Scrolling name={view.table.name}>
          <BetsOfRound view={view} flights={flights} isLastTold={missed !== null} />
        </Scrolling>
      </div>
      <MissedFlights tableID={view.table.tableID} missed={missed} />
      <KiteControls view={view} flights={flights} layout="single" />
    </>
  )
}

function Scrolling({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
      tabIndex={0}
      className="min-h-24 flex-1 overflow-y-auto px-3 py-2 lg:rounded-banner lg:border lg:border-white/10 lg:bg-white/4 lg:px-4"
    >
      {children}
    </section>
  )
}

/** Last multipliers, the newest first. */
function History({ view: { results } }: { readonly view: LiveTableView }) {
  const t = useTranslations('table')
  if (results.length === 0) return null
  return (
    <ol
      aria-label={t('lastResults')}
      className="flex h-12 flex-none flex-wrap items-center gap-x-2 gap-y-4 overflow-hidden px-3 py-2 lg:px-4"
    >
      {results.slice(0, HISTORY_SHOWN).map((label, place) => (
        <li key={results.length - place}>
          <CrashPoint label={label} isLast={place === 0} />
        </li>
      ))}
    </ol>
  )
}

/** The multiplier with the stage of the round, over the sky. */
function Readout({ view, flights, onRules }: Parts) {
  const t = useTranslations('table')
  const { state } = view
  const tool = 'bg-night/55 text-white hover:bg-night hover:text-white'
  return (
    <>
      <div className="absolute top-3 left-5 text-white drop-shadow lg:top-7 lg:left-8">
        <Multiplier view={view} flights={flights} />
        <Link
          to={livePaths.round}
          params={{ roundID: state.roundID }}
          className="mt-1 inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-foam"
        >
          <Check aria-hidden="true" className="size-4" />
          {t('round', { number: state.number })}
        </Link>
      </div>
      <div className="absolute right-3 bottom-3 flex gap-2">
        <SoundButton className={tool} />
        <IconButton label={t('rules.title', { game: t('games.crash') })} onClick={onRules} className={tool}>
          <BookOpen className="size-5" />
        </IconButton>
      </div>
    </>
  )
}

function SoundButton({ className }: { readonly className: string }) {
  const t = useTranslations('table.kite')
  const { isOn, toggle } = useSpokenCalls()
  return (
    <IconButton label={t(isOn ? 'soundOff' : 'soundOn')} onClick={toggle} className={className}>
      {isOn ? <Volume2 className="size-5" /> : <VolumeX className="size-5" />}
    </IconButton>
  )
}

/** The words of the moment for screen readers; the number itself changes too often to be read. */
function Call({ view, flights }: { readonly view: LiveTableView; readonly flights: Flights }) {
  const text = useCall(view, flights, useMoment(view.state))
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
