import { systemClock } from '@poyraz/kernel'
import { cashierPaths } from '@poyraz/site/cashier'
import { formatDate, formatMoney } from '@poyraz/text'
import { Badge, Button, buttonClass, cx, Lattice, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { standingOf } from '../../../shared/bonuses/bonuses.ts'
import { ForecastPart } from '../../../shared/bonuses/forecast-part.tsx'
import { moneyOf } from '../../../shared/bonuses/wagering-plan.ts'
import { groundAt } from '../../../shared/content/grounds.ts'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { type Offer, waitsForEmail } from '../api/bonuses.ts'

const ART = {
  deposit: PICTURES.gift,
  loss: PICTURES.buoy,
  manual: PICTURES.star,
  spins: PICTURES.slot,
  free_bet: PICTURES.trophy,
} as const satisfies Record<Offer['kind'], string>
/** An end further away than this counts as no end and is not shown. */
const OPEN_END_MS = 366 * 24 * 3_600_000

/** An offer that can be claimed, requested or earned by a deposit now, with its reward and its conditions. */
export function OpenOffer(props: {
  readonly offer: Offer
  readonly place: number
  readonly onClaim: () => void
  readonly onAsk: () => void
}) {
  const { offer, place } = props
  return (
    <li className="overflow-hidden rounded-banner border border-line bg-surface shadow-card">
      <div className={cx('ground relative isolate overflow-hidden text-white', groundAt(place))}>
        <Lattice />
        <div className="side-scrim absolute inset-0" />
        <Picture
          src={ART[offer.kind]}
          side={160}
          className="art absolute top-4 right-4 h-auto w-16 sm:top-1/2 sm:right-6 sm:w-32 sm:-translate-y-1/2"
        />
        <div className="relative flex flex-col items-start gap-4 p-5 sm:pr-44 md:p-6 md:pr-44">
          <div className="flex flex-col items-start gap-1 max-sm:pr-18">
            <OfferBadges offer={offer} />
            <h3 className="text-2xl">{offer.title}</h3>
            <p className="text-sm">{offer.summary}</p>
            <Closes offer={offer} className="text-xs" />
          </div>
          <OfferFigures offer={offer} className="w-full bg-night/40" />
          <OfferButton {...props} />
        </div>
      </div>
      <div className="px-5 md:px-6">
        <Forecast offer={offer} />
        <Terms offer={offer} />
      </div>
    </li>
  )
}

function OfferButton(props: {
  readonly offer: Offer
  readonly onClaim: () => void
  readonly onAsk: () => void
}) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const { offer } = props
  const name = <span className="sr-only"> · {offer.title}</span>
  if (standingOf(offer) === 'deposit') {
    return (
      <Link to={cashierPaths.deposit} className={buttonClass({ variant: 'lamp', size: 'lg' })}>
        {t('deposit')}
        {name}
      </Link>
    )
  }
  if (offer.reason === 'on_request') {
    return (
      <Button variant="glass" size="lg" onClick={props.onAsk}>
        {t('ask')}
        {name}
      </Button>
    )
  }
  return (
    <Button variant="lamp" size="lg" onClick={props.onClaim}>
      {offer.spins
        ? t('claimSpins', { count: offer.spins.rounds })
        : t('claim', { amount: formatMoney(offer.amount, lang, { fraction: 'auto' }) })}
      {name}
    </Button>
  )
}

/** An offer that is closed for the player, with the reason under its name; details can be expanded. */
export function ClosedOffer({ offer }: { readonly offer: Offer }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group">
        <summary className="flex min-h-16 list-none items-center gap-3 rounded-control py-2.5">
          <Picture src={ART[offer.kind]} side={36} className="flex-none" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-sm font-bold">{offer.title}</span>
              <OfferBadges offer={offer} />
            </span>
            {!waitsForEmail(offer) && (
              <span className="mt-0.5 flex items-start gap-1.5 text-xs text-muted">
                <Lock aria-hidden="true" className="mt-px size-3.5 flex-none" />
                {offer.reasonText}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 flex-none text-muted transition group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-3 pb-4">
          <p className="text-sm text-muted">{offer.summary}</p>
          <Closes offer={offer} className="text-xs text-muted" />
          <OfferFigures offer={offer} className="bg-surface-2" />
          <RichText html={offer.terms} className="text-sm" />
        </div>
      </details>
    </li>
  )
}

function OfferBadges({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const opensLater = Date.parse(offer.Start_date) > systemClock.nowMs()
  if (offer.attached !== 1 && !opensLater) return null
  return (
    <span className="flex flex-wrap gap-2">
      {offer.attached === 1 && <Badge tone="success">{t('attached')}</Badge>}
      {opensLater && <Badge tone="lamp">{t('opens', { date: formatDate(offer.Start_date, lang) })}</Badge>}
    </span>
  )
}

function Closes({ offer, className }: { readonly offer: Offer; readonly className: string }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  if (Date.parse(offer.End_date) - systemClock.nowMs() >= OPEN_END_MS) return null
  return <p className={className}>{t('closes', { date: formatDate(offer.End_date, lang) })}</p>
}

function OfferFigures({ offer, className }: { readonly offer: Offer; readonly className: string }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const short = (amount: number) => formatMoney(amount, lang, { fraction: 'auto' })
  const { spins } = offer
  const isFreeBet = offer.kind === 'free_bet'
  const figures = [
    spins
      ? [t('spins'), t('spinsOf', { count: spins.rounds, stake: short(spins.stake) })]
      : [isFreeBet ? t('freeBet') : t('most'), short(offer.amountMax)],
    [t('wagering'), isFreeBet ? t('noWagering') : t('times', { count: offer.wagering })],
    [t('days'), t('daysOf', { count: offer.days })],
    isFreeBet ? [t('cashOut'), short(offer.amountMax * offer.cashOut)] : [t('stake'), short(offer.maxStake)],
  ] as const
  return (
    <dl className={cx('grid grid-cols-2 gap-3 rounded-tile p-4 sm:grid-cols-4', className)}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs">{name}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Forecast({ offer }: { readonly offer: Offer }) {
  const title = useTranslations('bonuses.forecast')('title')
  const money = moneyOf(offer)
  return money && <ForecastPart title={title} offer={offer} money={money} />
}

/** The terms are generated from the same figures, in the page's language. */
function Terms({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('bonuses')
  return (
    <details className="group">
      <summary className="flex min-h-13 items-center gap-2 rounded-control text-sm font-bold text-brand">
        <ChevronDown aria-hidden="true" className="size-4.5 transition group-open:rotate-180" />
        {t('terms')}
        <span className="sr-only"> · {offer.title}</span>
      </summary>
      <RichText html={offer.terms} className="pb-4 text-sm" />
    </details>
  )
}
