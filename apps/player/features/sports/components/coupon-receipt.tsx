import { sportsPaths } from '@poyraz/site/sports'
import { formatMoney } from '@poyraz/text'
import { Button, buttonClass, Spinner, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import type { Coupon } from '../api/types.ts'
import { openSheet, slipActions } from '../slip/slip-store.ts'
import type { Placed } from '../slip/use-place.ts'

const PENDING_MS = 1000

/** States of the placed coupons: a live one waits for its acceptance first. */
export function CouponReceipt(props: { readonly receipt: Placed; readonly onClose: () => void }) {
  const t = useTranslations('sports.coupon')
  const { coupons, count, selections, eachWay } = props.receipt
  const close = () => {
    openSheet(false)
    props.onClose()
  }
  return (
    <div className="flex flex-col gap-4" role="status">
      {count > 1 && <p className="font-bold">{t('placedSome', { placed: coupons.length, count })}</p>}
      {coupons.map((coupon) => (
        <Placement key={coupon.couponID} placed={coupon} />
      ))}
      <Button size="lg" onClick={close}>
        {t('done')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          slipActions.take(selections, eachWay)
          props.onClose()
        }}
      >
        {t('again')}
      </Button>
    </div>
  )
}

function Placement({ placed }: { readonly placed: Coupon }) {
  const t = useTranslations('sports.coupon')
  const lang = useLang()
  const { data } = useQuery({
    ...callQuery('sports.coupon', { couponID: placed.couponID }, lang),
    refetchInterval: ({ state }) => ((state.data?.data ?? placed).state === 'pending' ? PENDING_MS : false),
  })
  const coupon = data?.data ?? placed
  const { state, declineReason } = coupon
  return (
    <div className="flex animate-rise flex-col items-center gap-2 rounded-tile border border-line bg-surface p-5 text-center">
      <StateMark state={state} />
      <p className="font-display text-lg font-bold">
        {t(state === 'pending' ? 'pending' : state === 'declined' ? 'declined' : 'placed')}
      </p>
      <p className="text-sm text-muted">
        {state === 'pending' && t('pendingText')}
        {state === 'declined' && declineReason && t(`declineReasons.${declineReason}`)}
        {state !== 'pending' &&
          state !== 'declined' &&
          t('placedText', { code: coupon.code, amount: formatMoney(coupon.stake, lang) })}
        {coupon.eachWay && <span className="block">{t('eachWay', coupon.eachWay)}</span>}
      </p>
      <Link
        to={sportsPaths.coupon}
        params={{ couponID: coupon.couponID }}
        data-leave
        className={buttonClass({ variant: 'ghost' })}
      >
        {t('seeCoupon')}
      </Link>
    </div>
  )
}

function StateMark({ state }: { readonly state: Coupon['state'] }) {
  if (state === 'pending') return <Spinner />
  if (state === 'declined') return <CircleX aria-hidden="true" className="size-10 text-danger" />
  return <CircleCheck aria-hidden="true" className="size-10 text-success" />
}
