import { systemClock } from '@poyraz/kernel'
import { formatDate, formatMoney } from '@poyraz/text'
import { Badge, Button, Card, useLang } from '@poyraz/ui'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { RichText } from '../../../shared/content/rich-text.tsx'
import type { Offer } from '../api/bonuses.ts'

const ART = {
  deposit: PICTURES.gift,
  loss: PICTURES.buoy,
  manual: PICTURES.star,
  spins: PICTURES.slot,
  free_bet: PICTURES.trophy,
} as const satisfies Record<Offer['kind'], string>
/** Offers that never end have an end that nobody needs to read. */
const OPEN_END_MS = 366 * 24 * 3_600_000

/** An offer: what it gives, what it asks for, whether it can be taken now and if not why. */
export function OfferCard(props: {
  readonly offer: Offer
  readonly onClaim: () => void
  readonly onAsk: () => void
}) {
  const { offer } = props
  return (
    <li>
      <Card className="flex flex-col gap-4">
        <OfferHead offer={offer} />
        <OfferFigures offer={offer} />
        <OfferAction {...props} />
        <Terms offer={offer} />
      </Card>
    </li>
  )
}

function OfferHead({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const opensLater = Date.parse(offer.Start_date) > systemClock.nowMs()
  const closes = Date.parse(offer.End_date) - systemClock.nowMs() < OPEN_END_MS
  return (
    <div className="flex items-start gap-4">
      <Picture src={ART[offer.kind]} side={48} className="flex-none" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">{offer.title}</h3>
          {offer.attached === 1 && <Badge tone="success">{t('attached')}</Badge>}
          {opensLater && (
            <Badge tone="lamp">{t('opens', { date: formatDate(offer.Start_date, lang) })}</Badge>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">{offer.summary}</p>
        {closes && (
          <p className="mt-1 text-xs text-muted">{t('closes', { date: formatDate(offer.End_date, lang) })}</p>
        )}
      </div>
    </div>
  )
}

function OfferFigures({ offer }: { readonly offer: Offer }) {
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
    <dl className="grid grid-cols-2 gap-3 rounded-tile bg-surface-2 p-4 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function OfferAction(props: {
  readonly offer: Offer
  readonly onClaim: () => void
  readonly onAsk: () => void
}) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const { offer } = props
  const { reason, reasonText, amount } = offer
  const name = <span className="sr-only"> · {offer.title}</span>
  if (reason === null) {
    return (
      <Button size="lg" onClick={props.onClaim} className="self-start">
        {offer.spins
          ? t('claimSpins', { count: offer.spins.rounds })
          : t('claim', { amount: formatMoney(amount, lang, { fraction: 'auto' }) })}
        {name}
      </Button>
    )
  }
  if (reason === 'on_request') {
    return (
      <Button variant="outline" size="lg" onClick={props.onAsk} className="self-start">
        {t('ask')}
        {name}
      </Button>
    )
  }
  return <p className="text-sm font-semibold">{reasonText}</p>
}

/** The terms are made from the figures above them, in the reader's language. */
function Terms({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('bonuses')
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-11 items-center gap-2 rounded-control text-sm font-bold text-brand">
        <ChevronDown aria-hidden="true" className="size-4.5 transition group-open:rotate-180" />
        {t('terms')}
        <span className="sr-only"> · {offer.title}</span>
      </summary>
      <RichText html={offer.terms} className="pt-2 text-sm" />
    </details>
  )
}
