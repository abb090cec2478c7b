import { CRASH_SPOTS } from '@poyraz/games/tables'
import { cx, Money } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBalance } from '../../../../shared/balance/balance.ts'
import { useSignedIn } from '../../../../shared/session/session-store.ts'
import { LoginBar } from '../login-bar.tsx'
import { useKeys } from '../use-keys.ts'
import type { LiveTableView } from '../use-table.ts'
import { KiteButton } from './kite-button.tsx'
import { KitePanel, type Plan } from './kite-panel.tsx'
import type { Flights } from './use-flights.ts'

const OPENING: Plan = { stake: 5000, target: 200, isAuto: false }
type Spot = (typeof CRASH_SPOTS)[number]
const KITES = CRASH_SPOTS.map((spot, place) => ({ spot, kite: place + 1 }))

/** Both kites below or beside one another, or one at a time. */
type ControlsLayout = 'column' | 'row' | 'single'
type ControlsProps = {
  readonly view: LiveTableView
  readonly flights: Flights
  readonly layout: ControlsLayout
}

const SECTIONS: Readonly<Record<ControlsLayout, string>> = {
  column: 'grid gap-4 p-4',
  row: 'grid flex-none grid-cols-2 gap-6 px-4 py-3 short:py-1.5',
  single: 'grid flex-none gap-2.5 rounded-b-none p-3 short:flex short:items-center short:gap-2 short:p-1.5',
}

/** The two kites of the player. On a phone one is shown at a time, and both buttons while both have a bet. */
export function KiteControls(props: ControlsProps) {
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return <LoginBar tableID={props.view.state.tableID} />
  return <OwnControls {...props} />
}

type Plans = Readonly<Record<Spot, Plan>>
type OwnProps = ControlsProps & {
  readonly plans: Plans
  hasBet(spot: string): boolean
  plan(spot: Spot, plan: Plan): void
}

function OwnControls(props: ControlsProps) {
  const t = useTranslations('table.kite')
  const { view, flights, layout } = props
  const [plans, setPlans] = useState<Plans>({ 'kite-1': OPENING, 'kite-2': OPENING })
  useCashOutKeys(view, flights)
  const own: OwnProps = {
    ...props,
    plans,
    hasBet: (spot) => flights.own.some((one) => one.spot === spot),
    plan: (spot, plan) => setPlans({ ...plans, [spot]: plan }),
  }
  return (
    <section
      aria-label={t('yours')}
      className={cx(
        'relative z-10 rounded-banner border border-white/12 bg-night/94 text-white',
        SECTIONS[layout],
      )}
    >
      {layout !== 'row' && <Balance />}
      {layout === 'single' ? <OneKite {...own} /> : <BothKites {...own} />}
    </section>
  )
}

/** On a phone a table has no header of the site, which shows the balance elsewhere. */
function Balance() {
  const t = useTranslations('table')
  const balance = useBalance()
  return (
    <dl className="text-xs short:flex-none">
      <div className="flex items-baseline justify-between gap-2 short:flex-col short:gap-0">
        <dt className="text-white/80">{t('balance')}</dt>
        <dd className="font-bold tabular-nums">
          {typeof balance === 'number' ? <Money amount={balance} /> : '…'}
        </dd>
      </div>
    </dl>
  )
}

function Panel({ spot, kite, view, plans, plan, hasBet }: OwnProps & (typeof KITES)[number]) {
  return (
    <KitePanel
      kite={kite}
      table={view.table}
      plan={plans[spot]}
      disabled={view.state.phase !== 'betting' || hasBet(spot)}
      onChange={(next) => plan(spot, next)}
    />
  )
}

function BothKites(props: OwnProps) {
  const t = useTranslations('table.kite')
  const isRow = props.layout === 'row'
  return KITES.map(({ spot, kite }) => (
    <div key={spot} className={cx('grid', isRow ? 'gap-1.5' : 'gap-2.5')}>
      <h2 className={cx('text-sm font-semibold', isRow && 'short:sr-only')}>{t('kite', { kite })}</h2>
      <div className={isRow ? 'flex items-center gap-2.5' : 'grid gap-2.5'}>
        <div className="min-w-0 flex-1">
          <Panel {...props} spot={spot} kite={kite} />
        </div>
        <div className={isRow ? 'w-44 flex-none' : undefined}>
          <KiteButton {...props} kite={kite} spot={spot} plan={props.plans[spot]} isSmall={false} />
        </div>
      </div>
    </div>
  ))
}

function OneKite(props: OwnProps) {
  const [shown, show] = useState<Spot>('kite-1')
  const { hasBet, plans } = props
  const buttons = KITES.filter(({ spot }) => spot === shown || hasBet(spot))
  const isSmall = buttons.length > 1
  return (
    <>
      <KiteTabs shown={shown} hasBet={hasBet} onShow={show} />
      {KITES.filter(({ spot }) => spot === shown).map((one) => (
        <Panel key={one.spot} {...props} {...one} />
      ))}
      <div className={cx('grid gap-2.5 short:w-40 short:flex-none', isSmall && 'grid-cols-2')}>
        {buttons.map((one) => (
          <KiteButton key={one.spot} {...props} {...one} plan={plans[one.spot]} isSmall={isSmall} />
        ))}
      </div>
    </>
  )
}

function KiteTabs(props: { readonly shown: Spot; hasBet(spot: string): boolean; onShow(spot: Spot): void }) {
  const t = useTranslations('table.kite')
  return (
    <div
      role="group"
      aria-label={t('choose')}
      className="grid grid-cols-2 gap-1 rounded-control bg-white/6 p-1 short:flex-none short:grid-cols-1 short:gap-0 short:p-0.5"
    >
      {KITES.map(({ spot, kite }) => (
        <button
          key={spot}
          type="button"
          aria-pressed={spot === props.shown}
          onClick={() => props.onShow(spot)}
          className="flex min-h-9 items-center justify-center gap-2 rounded-small text-sm font-semibold short:px-2 text-white aria-pressed:bg-white/16"
        >
          {t('kite', { kite })}
          {props.hasBet(spot) && <span aria-hidden="true" className="size-2 rounded-chip bg-lamp" />}
        </button>
      ))}
    </div>
  )
}

/** The keys 1 and 2 cash out, unless the player is typing. No key places a bet. */
function useCashOutKeys({ state }: LiveTableView, flights: Flights): void {
  useKeys((key) => {
    const spot = CRASH_SPOTS[Number(key) - 1]
    const own = flights.own.find((one) => one.spot === spot && one.paid === null)
    if (own && state.phase === 'drawing' && !flights.busy.has(own.spot)) flights.cashOut(own)
  })
}
