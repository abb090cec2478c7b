import { drawnGameOf } from '@poyraz/games/tables'
import { livePaths } from '@poyraz/site/live'
import { formatMoney } from '@poyraz/text'
import { cx, IconButton, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Check, Hand, History, LayoutGrid, ListChecks, MessageCircle, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { StatusPill } from '../../../shared/session/status-pill.tsx'
import { LobbyLink } from './lobby-link.tsx'
import type { LiveTableView } from './use-table.ts'
import { VoiceButton } from './voice-button.tsx'

type BarProps = {
  readonly view: LiveTableView
  readonly isChat: boolean
  onList(): void
  onHistory(): void
  onChat(): void
}

/** The head of a table: way back, name, round, marks of the site and tools. */
export function TableBar(props: BarProps) {
  const t = useTranslations('table')
  const lang = useLang()
  const { table, state } = props.view
  const limit = (amount: bigint | number) => formatMoney(BigInt(amount), lang, { fraction: 'auto' })
  return (
    <header className="relative z-20 flex items-center gap-3 bg-night px-4 py-2 text-white max-lg:gap-x-1 max-lg:px-2 max-lg:py-1 max-sm:flex-wrap short:py-0">
      <LobbyLink label={t('back')} />
      <div className="min-w-0 max-sm:flex-1">
        <h1 className="text-lg leading-snug max-lg:line-clamp-2 max-lg:text-sm lg:truncate">{table.name}</h1>
        <p className="truncate text-xs tabular-nums max-lg:hidden">
          {t('limits', {
            game: t(`games.${table.game}`),
            min: limit(table.minBet),
            max: limit(table.maxBet),
          })}
        </p>
      </div>
      <RoundPills state={state} />
      {/* On phones a line of their own, below the name. */}
      <StatusPill
        stacked
        className="ml-auto min-w-0 justify-end text-white max-sm:order-last max-sm:-mt-2 max-sm:w-full max-sm:justify-start max-sm:pl-12"
      />
      <Tools {...props} />
    </header>
  )
}

/** The number of players, and the proof of the round. */
function RoundPills({ state }: Pick<LiveTableView, 'state'>) {
  const t = useTranslations('table')
  return (
    <>
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
    </>
  )
}

const TOOL = 'text-white hover:bg-white/10 hover:text-white'

function Tools({ view: { table }, isChat, onList, onHistory, onChat }: BarProps) {
  const t = useTranslations('table')
  const isSignedIn = useSignedIn()
  // The scene of a crash table has neither a list of spots nor calls of a presenter.
  const isCrash = table.game === 'crash'
  return (
    <>
      {!isCrash && (
        <IconButton label={t('list.title')} onClick={onList} className={TOOL}>
          <ListChecks className="size-5" />
        </IconButton>
      )}
      {drawnGameOf(table) && (
        <Link
          to={livePaths.multi}
          search={{ tables: String(table.tableID) }}
          aria-label={t('multi')}
          className={cx('grid size-11 flex-none place-items-center rounded-control max-lg:hidden', TOOL)}
        >
          <LayoutGrid aria-hidden="true" className="size-5" />
        </Link>
      )}
      {isSignedIn && (
        <>
          <IconButton label={t('history.title')} onClick={onHistory} className={TOOL}>
            <History className="size-5" />
          </IconButton>
          <IconButton label={t('chat')} aria-expanded={isChat} onClick={onChat} className={TOOL}>
            <MessageCircle className="size-5" />
          </IconButton>
        </>
      )}
      {!isCrash && <VoiceButton className={cx(TOOL, 'max-lg:hidden')} />}
    </>
  )
}

const PILL =
  'flex min-h-9 flex-none items-center gap-1.5 rounded-chip border border-white/20 px-3.5 text-sm font-semibold max-xl:hidden'
