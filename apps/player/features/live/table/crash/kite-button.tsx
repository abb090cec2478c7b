import { LEAST_TARGET, payoutOf } from '@poyraz/games/tables'
import { formatMoney, formatMultiplier } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { LiveTableView } from '../use-table.ts'
import { type OwnFlight, paidOf, worthOf } from './flight-view.ts'
import type { Plan } from './kite-panel.tsx'
import type { Flights } from './use-flights.ts'
import { type Moment, useMoment } from './use-multiplier.ts'

type ButtonProps = {
  readonly kite: number
  readonly spot: string
  readonly view: LiveTableView
  readonly plan: Plan
  readonly flights: Flights
  readonly isSmall: boolean
}

/** The action of a kite: bet, take back, cash out; or what became of its bet. */
export function KiteButton(props: ButtonProps) {
  const { spot, flights, view } = props
  const moment = useMoment(view.state)
  const own = flights.own.find((one) => one.spot === spot)
  if (moment.stage === 'betting') return own ? <TakeBack {...props} own={own} /> : <Bet {...props} />
  if (!own) return <Wait {...props} />
  const paid = paidOf(own, view.state)
  return paid === null ? <CashOut {...props} own={own} moment={moment} /> : <Ended own={own} paid={paid} />
}

const LOOK =
  'flex min-h-16 w-full flex-wrap items-center justify-center gap-x-3 rounded-tile px-3 py-2 font-display font-bold transition active:scale-98'
const nameOf = (isSmall: boolean) => (isSmall ? 'text-sm' : 'text-lg')
const amountOf = (isSmall: boolean) => cx('tabular-nums', isSmall ? 'text-lg' : 'text-2xl')

function Bet({ spot, kite, plan, flights, isSmall }: ButtonProps) {
  const t = useTranslations('table.kite')
  const lang = useLang()
  return (
    <button
      type="button"
      disabled={flights.busy.has(spot)}
      onClick={() => flights.bet(spot, plan.stake, plan.isAuto ? plan.target : null)}
      className={cx(LOOK, 'bg-lamp text-ink hover:brightness-110 disabled:opacity-70')}
    >
      <span className={nameOf(isSmall)}>{t('bet')}</span>
      <span className={amountOf(isSmall)}>{formatMoney(BigInt(plan.stake), lang)}</span>
      <span className="sr-only">{t('kite', { kite })}</span>
    </button>
  )
}

function TakeBack({ spot, kite, flights, own }: ButtonProps & { readonly own: OwnFlight }) {
  const t = useTranslations('table.kite')
  const lang = useLang()
  const stake = formatMoney(own.stake, lang)
  return (
    <button
      type="button"
      disabled={flights.busy.has(spot)}
      onClick={() => flights.takeBack(spot)}
      className={cx(
        LOOK,
        'border border-white/25 bg-white/8 text-white hover:bg-white/14 disabled:opacity-70',
      )}
    >
      <span className="text-base">{t('placed', { amount: stake })}</span>
      <span className="text-sm font-semibold text-white/80 underline underline-offset-4">
        {t('takeBack')}
      </span>
      <span className="sr-only">{t('kite', { kite })}</span>
    </button>
  )
}

function CashOut(props: ButtonProps & { readonly own: OwnFlight; readonly moment: Moment }) {
  const t = useTranslations('table.kite')
  const lang = useLang()
  const { spot, kite, flights, own, moment, isSmall } = props
  const { stage, multiplier, isLost } = moment
  // Calls may still reach the server, and its clock decides.
  const isOpen = isLost || (stage === 'flying' && multiplier >= LEAST_TARGET)
  return (
    <button
      type="button"
      aria-keyshortcuts={String(kite)}
      disabled={!isOpen || flights.busy.has(spot)}
      onClick={() => flights.cashOut(own)}
      className={cx(
        LOOK,
        'bg-foam text-ink shadow-art hover:brightness-110 disabled:cursor-default disabled:opacity-80',
      )}
    >
      <span className={nameOf(isSmall)}>{t(isOpen ? 'cashOut' : 'rising')}</span>
      {/* The amount changes many times a second, so the name of the button leaves it out. */}
      {isLost ? (
        <span className="text-sm">{t('disconnected')}</span>
      ) : (
        <span aria-hidden="true" className={amountOf(isSmall)}>
          {formatMoney(BigInt(worthOf(own, multiplier)), lang)}
        </span>
      )}
      <span className="sr-only">{t('kite', { kite })}</span>
    </button>
  )
}

function Ended({ own, paid }: { readonly own: OwnFlight; readonly paid: number }) {
  const t = useTranslations('table.kite')
  const lang = useLang()
  const isPaid = paid > 0
  return (
    <p
      className={cx(
        LOOK,
        'text-center',
        isPaid
          ? 'border border-foam/60 bg-foam/15 text-white'
          : 'border border-white/15 bg-white/6 text-white/85',
      )}
    >
      {isPaid ? (
        <>
          <span className="text-base">{t('cashedAt', { at: formatMultiplier(paid, lang) })}</span>
          <span className="text-xl tabular-nums">
            +{formatMoney(BigInt(payoutOf(Number(own.stake), paid)), lang)}
          </span>
        </>
      ) : (
        <span className="text-base">{t('lost', { amount: formatMoney(own.stake, lang) })}</span>
      )}
    </p>
  )
}

function Wait({ isSmall }: ButtonProps) {
  const t = useTranslations('table.kite')
  return (
    <p className={cx(LOOK, 'border border-dashed border-white/20 text-center text-white/80')}>
      <span className={isSmall ? 'text-sm' : 'text-base'}>{t('wait')}</span>
    </p>
  )
}
