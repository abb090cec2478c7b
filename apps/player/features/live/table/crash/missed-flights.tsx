import { livePaths } from '@poyraz/site/live'
import { formatMoney, formatMultiplier } from '@poyraz/text'
import { IconButton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery } from '../../../../shared/endpoint/queries.ts'
import { useNetAfter } from '../use-net.ts'
import type { LiveTableView } from '../use-table.ts'
import type { OwnFlight } from './flight-view.ts'
import type { Flights } from './use-flights.ts'
import { useMoment } from './use-multiplier.ts'

/** Rounds of the player among which the missed one is looked up. */
const ROUNDS = 20

const CLOSE = 'flex-none text-white hover:bg-white/10 hover:text-white'

/** The end of a round with own bets that the player could not see, because the connection was lost. */
export function MissedFlights({
  tableID,
  missed,
}: {
  readonly tableID: number
  readonly missed: Missed | null
}) {
  const t = useTranslations('table.kite')
  useNetAfter(missed?.roundID ?? null)
  if (!missed) return null
  return (
    <section
      role="status"
      className="mx-3 mb-2 flex flex-none items-center gap-2 rounded-control border border-lamp/60 bg-night/90 py-1.5 pr-1 pl-4 text-sm text-white lg:mx-0 lg:mb-0"
    >
      <div className="min-w-0 flex-1">
        <Link to={livePaths.round} params={{ roundID: missed.roundID }} className="font-semibold underline">
          {t('missed.title')}
        </Link>
        <CrashOf tableID={tableID} roundID={missed.roundID} />
        <ul>
          {missed.flights.map((flight) => (
            <li key={flight.betID} className="tabular-nums">
              <Ended flight={flight} />
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={t('missed.close')} onClick={missed.close} className={CLOSE}>
        <X className="size-5" />
      </IconButton>
    </section>
  )
}

/** The last multiplier of a round of the player, as soon as it is loaded. */
function CrashOf({ tableID, roundID }: { readonly tableID: number; readonly roundID: string }) {
  const t = useTranslations('table.kite.calls')
  const lang = useLang()
  const query = callQuery('tables.rounds', { tableID, limit: ROUNDS, offset: 0 }, lang)
  const rounds = useQuery({ ...query, staleTime: 0 }).data?.data
  const label = rounds?.find((round) => round.roundID === roundID)?.label
  if (!label) return null
  const at = formatMultiplier(Math.round(Number(label) * 100), lang)
  return <span> {t('crashed', { at })}.</span>
}

function Ended({ flight: { spot, paid, win, stake } }: { readonly flight: OwnFlight }) {
  const t = useTranslations('table.kite')
  const lang = useLang()
  return (
    <>
      {t('kite', { kite: Number(spot.slice(-1)) })}
      {': '}
      {paid
        ? t('calls.cashed', { at: formatMultiplier(paid, lang), win: formatMoney(win ?? 0, lang) })
        : t('lost', { amount: formatMoney(stake, lang) })}
    </>
  )
}

type Missed = { readonly roundID: string; readonly flights: readonly OwnFlight[]; close(): void }

/** Returns the own bets of a round that ended while the page had no connection, until the player closes them. */
export function useMissed({ table, state }: LiveTableView, flights: Flights): Missed | null {
  const { isLost } = useMoment(state)
  const [lostRound, setLostRound] = useState<string | null>(null)
  const isOpen = state.phase === 'drawing' && flights.own.some(({ paid }) => paid === null)
  if (isLost && isOpen && lostRound !== state.roundID) setLostRound(state.roundID)
  if (isLost || lostRound === null) return null
  const seat = [table.own, table.last].find((one) => one?.roundID === lostRound)
  const isEnded = seat?.flights.every(({ paid }) => paid !== null) ?? false
  // The round is still shown if it goes on, or if the page saw its end.
  if (!seat || !isEnded || state.roundID === lostRound) return null
  return { roundID: lostRound, flights: seat.flights, close: () => setLostRound(null) }
}
