import { sportsPaths } from '@poyraz/site/sports'
import { Card, Money } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../../shared/i18n/when.ts'
import type { Coupon, Leg } from '../api/types.ts'
import { isRunning, openWin } from '../coupon-money.ts'
import { useEventName } from '../hooks/use-event-name.ts'
import { useOdds } from '../odds/use-odds.ts'
import { RuleLines } from './auto-cash-out.tsx'
import { CashOutCard } from './cash-out-card.tsx'
import { CouponState, LegResult, useCouponKind } from './coupon-words.tsx'

const LEGS_MAX = 5

/** A coupon of the list: its legs with their state, its money, and its cash-out. */
export function CouponCard({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const kind = useCouponKind()
  const when = useWhen()
  return (
    <Card className="relative flex flex-col gap-3 md:p-5">
      <div>
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-text text-base tracking-normal">
            <Link
              to={sportsPaths.coupon}
              params={{ couponID: coupon.couponID }}
              className="inline-flex min-h-11 items-center gap-1 rounded-control hover:text-brand"
            >
              {kind(coupon)}
              <ChevronRight aria-hidden="true" className="size-4 text-muted" />
            </Link>
          </h2>
          <CouponState coupon={coupon} />
        </div>
        <p className="text-xs text-muted">
          {t('number', { code: coupon.code })} ·{' '}
          <time dateTime={coupon.placedAt}>{when(coupon.placedAt)}</time>
        </p>
      </div>
      <ul>
        {coupon.legs.slice(0, LEGS_MAX).map((leg, place) => (
          <LegLine key={place} leg={leg} />
        ))}
      </ul>
      <Sums coupon={coupon} />
      {coupon.cashOutRule && <RuleLines rule={coupon.cashOutRule} />}
      <CashOutCard coupon={coupon} />
    </Card>
  )
}

function Sums({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const odds = useOdds()
  return (
    <dl className="flex justify-between gap-3 text-sm">
      <Figure name={t('stake')} amount={coupon.stake} />
      {coupon.system === null && (
        <div>
          <dt className="text-xs text-muted">{t('odds')}</dt>
          <dd className="font-bold tabular-nums">{odds(coupon.totalOdds)}</dd>
        </div>
      )}
      <Figure
        name={t(isRunning(coupon) ? 'potential' : 'paid')}
        amount={isRunning(coupon) ? openWin(coupon) : (coupon.win ?? 0)}
      />
    </dl>
  )
}

function Figure({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-bold">
        <Money amount={amount} />
      </dd>
    </div>
  )
}

function LegLine({ leg }: { readonly leg: Leg }) {
  const name = useEventName()
  const odds = useOdds()
  const { score } = leg
  return (
    <li className="flex items-center gap-3 border-b border-dashed border-line py-2 text-sm last:border-b-0">
      <LegResult result={leg.result} bare />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          {leg.parts.length > 0 ? leg.parts.map((part) => part.outcomeName).join(' + ') : leg.outcomeName}
        </span>
        <span className="block truncate text-xs text-muted">
          {name(leg)} · {leg.marketName}
        </span>
      </span>
      {score && (
        <span className="text-xs text-muted tabular-nums">
          {score.home}–{score.away}
        </span>
      )}
      <b className="tabular-nums">{odds(leg.countedOdds)}</b>
    </li>
  )
}
