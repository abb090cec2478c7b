import { unreachable } from '@poyraz/kernel'
import { livePaths } from '@poyraz/site/live'
import { formatMoney } from '@poyraz/text'
import { en } from '@poyraz/text/tables/en'
import { tr } from '@poyraz/text/tables/tr'
import { cx, IconButton, late, Spinner, useLang } from '@poyraz/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, Check, Hand, History, ListChecks, Users, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { NotHere } from '../../../shared/lists/not-here.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { StatusPill } from '../../../shared/session/status-pill.tsx'
import { OwnRounds } from './own-rounds.tsx'
import { RouletteTable } from './roulette/roulette-table.tsx'
import { canSpeak, useSpokenCalls } from './spoken-calls.ts'
import type { SceneProps } from './use-play.tsx'
import { type LiveTableView, useMissedRounds, useTable } from './use-table.ts'

const TEXTS = { tr, en } as const
/** Each scene would be a burden for the tables of other games. */
const WAITING = { waiting: <Waiting /> }
const CardTable = late(() => import('./cards/card-table.tsx').then((module) => module.CardTable), WAITING)
const DiceTable = late(() => import('./dice/dice-table.tsx').then((module) => module.DiceTable), WAITING)
const BlackjackTable = late(
  () => import('./blackjack/blackjack-table.tsx').then((module) => module.BlackjackTable),
  WAITING,
)
const AndarBaharTable = late(
  () => import('./andar-bahar/andar-bahar-table.tsx').then((module) => module.AndarBaharTable),
  WAITING,
)
const WheelTable = late(
  () => import('./money-wheel/wheel-table.tsx').then((module) => module.WheelTable),
  WAITING,
)
const PokerTable = late(() => import('./poker/poker-table.tsx').then((module) => module.PokerTable), WAITING)
const CrashTable = late(() => import('./crash/crash-table.tsx').then((module) => module.CrashTable), WAITING)
const route = getRouteApi(`/open/site-texts${livePaths.table}`)

/** `/live/table/{id}`: a live table on the whole screen. Visitors watch. */
export function TablePage() {
  const tableID = Number(route.useParams().id)
  return (
    <TextsBeyond texts={TEXTS}>
      <OpenTable key={tableID} tableID={tableID} />
    </TextsBeyond>
  )
}

function OpenTable({ tableID }: { readonly tableID: number }) {
  const t = useTranslations('table')
  const { view, isMissing } = useTable(tableID)
  const [isListed, list] = useState(false)
  const [isHistory, showHistory] = useState(false)
  usePageTitle(view?.table.name ?? t('live'))
  if (isMissing) return <NotHere to={livePaths.lobby} action={t('allTables')} />
  if (!view) return <Waiting />
  return (
    <div data-room="game" className="relative min-h-0 flex-1 bg-night">
      <div className="absolute inset-0 flex flex-col">
        <TableBar view={view} onList={() => list(!isListed)} onHistory={() => showHistory(true)} />
        <Scene view={view} isListed={isListed} onCloseList={() => list(false)} />
        <Missed view={view} />
        {isHistory && <OwnRounds table={view.table} onClose={() => showHistory(false)} />}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid flex-1 place-items-center bg-night text-white">
      <Spinner />
    </div>
  )
}

function Scene(props: SceneProps) {
  const { game } = props.view.table
  switch (game) {
    case 'roulette':
      return <RouletteTable {...props} />
    case 'baccarat':
    case 'dragon-tiger':
      return <CardTable {...props} game={game} />
    case 'sic-bo':
      return <DiceTable {...props} />
    case 'money-wheel':
      return <WheelTable {...props} />
    case 'andar-bahar':
      return <AndarBaharTable {...props} />
    case 'blackjack':
      return <BlackjackTable {...props} />
    case 'three-card-poker':
    case 'casino-holdem':
      return <PokerTable {...props} game={game} />
    case 'crash':
      return <CrashTable view={props.view} />
    default:
      return unreachable(game)
  }
}

function TableBar(props: { readonly view: LiveTableView; onList(): void; onHistory(): void }) {
  const t = useTranslations('table')
  const lang = useLang()
  const isSignedIn = useSignedIn()
  const { table, state } = props.view
  const limit = (amount: bigint | number) => formatMoney(BigInt(amount), lang, { fraction: 'auto' })
  const tool = 'text-white hover:bg-white/10 hover:text-white'
  return (
    <header className="relative z-20 flex items-center gap-3 bg-night px-4 py-2 text-white max-lg:gap-1 max-lg:px-2 max-lg:py-1">
      <Link
        to={livePaths.lobby}
        aria-label={t('back')}
        className="grid size-11 flex-none place-items-center rounded-control border border-white/20"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0">
        <h1 className="text-lg leading-snug max-lg:line-clamp-2 max-lg:text-sm lg:truncate">{table.name}</h1>
        <p className="truncate text-xs tabular-nums max-lg:hidden">
          {t('limits', {
            game: t(`games.${table.game}`),
            min: limit(table.minBet),
            max: limit(table.maxBet),
          })}
        </p>
      </div>
      <p className={PILL}>
        <span aria-hidden="true" className="size-2.5 rounded-chip bg-coral" />
        {t('live')}
        <Users aria-hidden="true" className="ml-1 size-4" />
        {t('players', { count: state.players })}
      </p>
      <Link
        to={livePaths.round}
        params={{ roundID: state.roundID }}
        className={cx(PILL, 'border-lamp/50 text-lamp')}
      >
        {state.dealer ? (
          <Hand aria-hidden="true" className="size-4" />
        ) : (
          <Check aria-hidden="true" className="size-4" />
        )}
        {t(state.dealer ? 'byHand.round' : 'round', { number: state.number })}
      </Link>
      <StatusPill stacked className="ml-auto min-w-0 justify-end text-white" />
      {table.game !== 'crash' && <ListButton className={tool} onPress={props.onList} />}
      {isSignedIn && (
        <IconButton label={t('history.title')} onClick={props.onHistory} className={tool}>
          <History className="size-5" />
        </IconButton>
      )}
      {canSpeak() && table.game !== 'crash' && <VoiceButton className={cx(tool, 'max-lg:hidden')} />}
    </header>
  )
}

/** Opens the list of spots. The scene of a crash table has none: its buttons are the whole game. */
function ListButton({ className, onPress }: { readonly className: string; onPress(): void }) {
  return (
    <IconButton label={useTranslations('table')('list.title')} onClick={onPress} className={className}>
      <ListChecks className="size-5" />
    </IconButton>
  )
}

const PILL =
  'flex min-h-9 flex-none items-center gap-1.5 rounded-chip border border-white/20 px-3.5 text-sm font-semibold max-xl:hidden'

function VoiceButton({ className }: { readonly className: string }) {
  const t = useTranslations('table')
  const { isOn, toggle } = useSpokenCalls()
  return (
    <IconButton label={t(isOn ? 'soundOff' : 'soundOn')} onClick={toggle} className={className}>
      {isOn ? <Volume2 className="size-5" /> : <VolumeX className="size-5" />}
    </IconButton>
  )
}

/** Says how many rounds were played while the page had no connection. */
function Missed({ view }: { readonly view: LiveTableView }) {
  const t = useTranslations('table')
  const missed = useMissedRounds(view.state)
  return (
    <div
      aria-live="polite"
      className="pointer-events-none absolute inset-x-0 top-20 z-30 grid place-items-center"
    >
      {missed > 0 && (
        <p className="rounded-control bg-surface px-4 py-2.5 text-sm text-text shadow-art">
          {t('missed', { count: missed })}
        </p>
      )}
    </div>
  )
}
