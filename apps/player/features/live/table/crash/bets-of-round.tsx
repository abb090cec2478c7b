import { payoutOf } from '@poyraz/games/tables'
import { formatMoney, formatMultiplier } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { LiveTableView } from '../use-table.ts'
import { paidOf, worthOf } from './flight-view.ts'
import type { Flights } from './use-flights.ts'
import { useMoment } from './use-multiplier.ts'
import { useReloadWhile } from './use-reload-while.ts'

/** Colours of the numbers of players, in turn. */
const TINTS = ['bg-sea-1', 'bg-reef-1', 'bg-ember-1', 'bg-sea-2', 'bg-reef-2', 'bg-ember-2'] as const

type BetsOfRoundProps = {
  readonly view: LiveTableView
  readonly flights: Flights
  /** The message of a missed round already tells the results of the last bets. */
  readonly isLastTold: boolean
}

/** The bets of a round: those of the player first, then the greatest of the others, with their cash-outs. */
export function BetsOfRound({ view, flights, isLastTold }: BetsOfRoundProps) {
  const t = useTranslations('table.kite')
  const { flight } = view.state
  const { isLost } = useMoment(view.state)
  const own = new Set(flights.own.map(({ betID }) => betID))
  const others = (flight?.bets ?? []).filter(({ betID }) => !own.has(betID))
  const count = flight?.count ?? 0
  return (
    <section aria-label={t('round')} className="text-white">
      <div className="flex items-baseline justify-between gap-3 pb-2">
        <h2 className="text-base">{t('round')}</h2>
        <p className="text-xs text-white/80">{t('counts', { count, cashed: flight?.cashed ?? 0 })}</p>
      </div>
      {count === 0 && flights.own.length === 0 && <LastFlights view={view} isTold={isLastTold} />}
      <ul className="flex flex-col">
        {flights.own.map((one) => (
          <OwnRow key={one.betID} view={view} own={one} />
        ))}
        {others.map((bet) => (
          <Row
            key={bet.betID}
            badge={String(bet.player)}
            tint={TINTS[bet.player % TINTS.length] ?? 'bg-sea-1'}
            name={t('player', { number: bet.player })}
            stake={Number(bet.stake)}
            paid={bet.paid}
            win={bet.paid === null ? null : payoutOf(Number(bet.stake), bet.paid)}
            isFlying={view.state.phase === 'drawing'}
            isLost={isLost}
          />
        ))}
      </ul>
    </section>
  )
}

function OwnRow({ view, own }: { readonly view: LiveTableView; readonly own: Flights['own'][number] }) {
  const t = useTranslations('table.kite')
  const { multiplier, stage, isLost } = useMoment(view.state)
  const paid = paidOf(own, view.state)
  const stake = Number(own.stake)
  const kite = Number(own.spot.slice(-1))
  useReloadWhile(view.state.tableID, paid === null && !isLost && multiplier >= own.limit)
  const worth = stage === 'flying' && paid === null && !isLost ? worthOf(own, multiplier) : null
  return (
    <Row
      isOwn
      badge={String(kite)}
      tint="bg-foam text-ink"
      name={t('own', { kite })}
      stake={stake}
      paid={paid}
      win={paid === null ? worth : payoutOf(stake, paid)}
      isFlying={stage === 'flying'}
      isLost={isLost}
    />
  )
}

const COLUMNS = 'auto 1.15fr 1fr 1fr 1.1fr'

function Row(props: {
  readonly isOwn?: boolean
  readonly badge: string
  readonly tint: string
  readonly name: string
  readonly stake: number
  readonly paid: number | null
  readonly win: number | null
  readonly isFlying: boolean
  readonly isLost: boolean
}) {
  const lang = useLang()
  const { paid, win } = props
  const money = (amount: number) => formatMoney(BigInt(amount), lang)
  return (
    <li
      className={cx(
        'grid min-h-11 items-center gap-2 border-b border-white/10 text-sm last:border-b-0',
        props.isOwn && 'rounded-tile border border-foam/50 bg-foam/10 px-1.5',
      )}
      style={{ gridTemplateColumns: COLUMNS }}
    >
      <span
        aria-hidden="true"
        className={cx('grid size-7 place-items-center rounded-small text-xs font-bold', props.tint)}
      >
        {props.badge}
      </span>
      <span className="truncate font-semibold">{props.name}</span>
      <span className="text-right text-xs text-white/80 tabular-nums">{money(props.stake)}</span>
      <Paid {...props} />
      <span className={cx('text-right text-xs font-bold tabular-nums', paid ? 'text-foam' : 'text-white')}>
        {win === null ? '–' : paid === 0 ? money(0) : `${paid ? '+' : ''}${money(win)}`}
      </span>
    </li>
  )
}

type PaidProps = { readonly paid: number | null; readonly isFlying: boolean; readonly isLost: boolean }

function Paid({ paid, isFlying, isLost }: PaidProps) {
  const t = useTranslations('table.kite.states')
  const lang = useLang()
  return (
    <span
      className={cx('flex items-center justify-center gap-1 text-xs', paid ? 'text-foam' : 'text-white/80')}
    >
      {paid ? (
        <>
          <Check aria-hidden="true" className="size-3.5" />
          <span className="font-bold tabular-nums">{formatMultiplier(paid, lang)}</span>
        </>
      ) : (
        t(paid === 0 ? 'lost' : isLost ? 'unknown' : isFlying ? 'flying' : 'ready')
      )}
    </span>
  )
}

/** Results of the player's last bets here, for a player who was away when they ended. */
function LastFlights(props: { readonly view: LiveTableView; readonly isTold: boolean }) {
  const { view, isTold } = props
  const t = useTranslations('table.kite')
  const lang = useLang()
  const last = view.table.last?.flights ?? []
  if (isTold || last.length === 0) return <p className="py-2 text-sm text-white/80">{t('noBets')}</p>
  return (
    <div className="py-2 text-sm text-white/85">
      <p>{t('lastRound')}</p>
      <ul>
        {last.map(({ betID, spot, paid, win, stake }) => (
          <li key={betID}>
            {t('kite', { kite: Number(spot.slice(-1)) })}
            {': '}
            {paid
              ? t('calls.cashed', { at: formatMultiplier(paid, lang), win: formatMoney(win ?? 0, lang) })
              : t('lost', { amount: formatMoney(stake, lang) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
