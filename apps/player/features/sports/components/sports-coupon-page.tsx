import { sportsPaths } from '@poyraz/site/sports'
import { formatMoney } from '@poyraz/text'
import { buttonClass, Card, EmptyState, Money, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { couponQuery } from '../api/queries.ts'
import type { Coupon } from '../api/types.ts'
import { isRunning, netOf, openWin } from '../coupon-money.ts'
import { AutoCashOut } from './auto-cash-out.tsx'
import { CashOutCard } from './cash-out-card.tsx'
import { CouponActions } from './coupon-actions.tsx'
import { CouponHistory } from './coupon-history.tsx'
import { CouponLegs } from './coupon-legs.tsx'
import { CouponLines } from './coupon-lines.tsx'
import { CouponState, useCouponKind } from './coupon-words.tsx'
import { SportMark } from './sport-mark.tsx'

const route = getRouteApi(`/open/players/players-sports${sportsPaths.coupon}`)

/** One coupon of the player: what it pays and how that is calculated. */
export function SportsCouponPage() {
  const t = useTranslations('sports.coupons')
  const { couponID } = route.useParams()
  const { data, error, refetch } = useQuery(couponQuery(couponID, useLang()))
  usePageTitle(data ? t('number', { code: data.data.code }) : t('title'))
  if (error && !data)
    return refusalOf(error).error === 'not_found' || refusalOf(error).error === 'invalid_input' ? (
      <Gone />
    ) : (
      <ListFailure error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton className="h-96" />
  const coupon = data.data
  return (
    <div className="mx-auto flex max-w-prose flex-col gap-5">
      <Head coupon={coupon} />
      <Summary coupon={coupon} />
      <Replacement coupon={coupon} />
      {coupon.state === 'open' && (
        <Card className="md:p-5">
          <CashOutCard coupon={coupon} />
          <AutoCashOut coupon={coupon} />
        </Card>
      )}
      <CouponLegs coupon={coupon} />
      <CouponLines coupon={coupon} />
      <CouponHistory coupon={coupon} />
      <CouponActions coupon={coupon} />
    </div>
  )
}

function Gone() {
  const t = useTranslations('sports.coupons')
  return (
    <EmptyState
      isPage
      art={<SportMark sport="football" side={96} />}
      title={t('gone')}
      action={
        <Link to={sportsPaths.coupons} className={buttonClass()}>
          {t('toCoupons')}
        </Link>
      }
    />
  )
}

function Head({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const when = useWhen()
  const kind = useCouponKind()
  return (
    <div className="flex items-center gap-2">
      <Link
        to={sportsPaths.coupons}
        aria-label={t('toCoupons')}
        className="-ml-3 grid size-11 flex-none place-items-center rounded-control hover:bg-surface-2"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <div>
        <h1 className="text-2xl">{t('number', { code: coupon.code })}</h1>
        <p className="text-sm text-muted">
          {when(coupon.placedAt)} · {kind(coupon)}
        </p>
      </div>
    </div>
  )
}

function Summary({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const lang = useLang()
  const { win, stake, lines, unitStake, freeBet, eachWay } = coupon
  const net = netOf(coupon)
  const isOpen = isRunning(coupon)
  return (
    <Card className="bg-brand-soft md:p-5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted">{t(isOpen ? 'potential' : 'paid')}</p>
        <CouponState coupon={coupon} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-display text-4xl">
          <Money amount={isOpen ? openWin(coupon) : (win ?? 0)} />
        </b>
        {!isOpen && (
          <span className={net > 0 ? 'font-bold text-success' : 'font-bold text-muted'}>
            {t('net', { amount: formatMoney(net, lang, { sign: 'always' }) })}
          </span>
        )}
      </p>
      <p className="mt-1 text-sm">
        {t(eachWay ? 'stakeParts' : 'stakeLines', {
          stake: formatMoney(stake, lang),
          lines,
          unit: formatMoney(unitStake, lang),
        })}
        {freeBet && ` · ${t('freeBet')}`}
      </p>
      {isOpen && win !== null && <SoldPart coupon={coupon} paid={win} />}
    </Card>
  )
}

/** The part that was sold, and the one that is still open. */
function SoldPart({ coupon, paid }: { readonly coupon: Coupon; readonly paid: number }) {
  const t = useTranslations('sports.coupons')
  const lang = useLang()
  const { openStake, stake } = coupon
  return (
    <p className="text-sm">
      {t('soldPart', {
        paid: formatMoney(paid, lang),
        open: formatMoney(openStake, lang),
        stake: formatMoney(stake, lang),
      })}
    </p>
  )
}

/** Links an edited coupon to the one before it and the one after it. */
function Replacement({ coupon: { replaces, replacedBy } }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const link = (couponID: string, text: 'replaces' | 'replacedBy') => (
    <Link
      to={sportsPaths.coupon}
      params={{ couponID }}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline"
    >
      {t(text)}
    </Link>
  )
  if (replaces === null && replacedBy === null) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      {replaces !== null && link(replaces, 'replaces')}
      {replacedBy !== null && link(replacedBy, 'replacedBy')}
    </p>
  )
}
