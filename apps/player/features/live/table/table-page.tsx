import { unreachable } from '@poyraz/kernel'
import { livePaths } from '@poyraz/site/live'
import { en } from '@poyraz/text/tables/en'
import { tr } from '@poyraz/text/tables/tr'
import { late, Spinner } from '@poyraz/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { NotHere } from '../../../shared/lists/not-here.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { OwnRounds } from './own-rounds.tsx'
import { NO_SEED, OwnSeed } from './seat-seed/own-seed.tsx'
import { TableBar } from './table-bar.tsx'
import { useMissedOwn } from './use-missed-own.ts'
import type { SceneProps } from './use-play.tsx'
import { type LiveTableView, useMissedRounds, useTable } from './use-table.ts'

const TEXTS = { tr, en } as const
/** Each scene would be a burden for the tables of other games. */
const WAITING = { waiting: <Waiting /> }
const RouletteTable = late(
  () => import('./roulette/roulette-table.tsx').then((module) => module.RouletteTable),
  WAITING,
)
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
const ChatPanel = late(() => import('./chat/chat-panel.tsx').then((module) => module.ChatPanel), WAITING)
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
  const [isChat, showChat] = useState(false)
  const [choice, onChoose] = useState(NO_SEED)
  const seed = { choice, onChoose }
  usePageTitle(view?.table.name ?? t('live'))
  if (isMissing) return <NotHere to={livePaths.lobby} action={t('allTables')} />
  if (!view) return <Waiting />
  return (
    <div data-room="game" className="relative min-h-0 flex-1 bg-night">
      <div className="absolute inset-0 flex flex-col">
        <TableBar
          view={view}
          isChat={isChat}
          onList={() => list(!isListed)}
          onHistory={() => showHistory(true)}
          onChat={() => showChat(!isChat)}
        />
        <div className="relative flex min-h-0 flex-1">
          <div data-chat={isChat || undefined} className="group/scene relative flex min-w-0 flex-1 flex-col">
            <Scene view={view} isListed={isListed} onCloseList={() => list(false)} />
          </div>
          {isChat && <ChatPanel tableID={tableID} onClose={() => showChat(false)} />}
        </div>
        <Missed view={view} />
        {isHistory && <OwnRounds view={view} seed={seed} onClose={() => showHistory(false)} />}
        <OwnSeed state={view.state} {...seed} />
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

/** Says how many rounds were played while the page had no connection, and what an own one paid. */
function Missed({ view }: { readonly view: LiveTableView }) {
  const t = useTranslations('table')
  const missed = useMissedRounds(view.state)
  useMissedOwn(view, (own) => t('missedOwn', own))
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
