import { Badge, type BadgeTone, cx } from '@poyraz/ui'
import { Check, Clock, RotateCcw, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Coupon, Leg } from '../api/types.ts'
import { netOf } from '../coupon-money.ts'

const TONES: Readonly<Record<Coupon['state'], BadgeTone>> = {
  pending: 'warning',
  declined: 'danger',
  open: 'warning',
  won: 'success',
  lost: 'neutral',
  void: 'neutral',
  cashed_out: 'success',
}

/** State of a coupon. One that brought no more than its stake is not shown as a gain. */
export function CouponState({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const { state } = coupon
  const isLoss = TONES[state] === 'success' && netOf(coupon) <= 0
  if (!isLoss) return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
  return <Badge tone="neutral">{t(`states.${state === 'won' ? 'partlyWon' : state}`)}</Badge>
}

/** Returns the kind of a coupon in words: single, multiple or system with its lines. */
export function useCouponKind(): (coupon: Coupon) => string {
  const t = useTranslations('sports.coupons')
  return ({ legs, system, eachWay, lines }) => {
    if (eachWay !== null) return t('eachWay')
    if (system === null) return legs.length === 1 ? t('single') : t('combined', { count: legs.length })
    const free = legs.filter(({ banker }) => !banker).length
    return t('system', { name: `${system.join('-')}/${free}`, count: lines })
  }
}

const LOOKS = {
  open: { Icon: Clock, tone: 'text-muted' },
  won: { Icon: Check, tone: 'text-success' },
  half_won: { Icon: Check, tone: 'text-success' },
  dead_heat: { Icon: Check, tone: 'text-success' },
  lost: { Icon: X, tone: 'text-danger' },
  half_lost: { Icon: X, tone: 'text-danger' },
  void: { Icon: RotateCcw, tone: 'text-cobalt' },
} as const

/** Result of a leg as icon and word. */
export function LegResult({
  result,
  bare = false,
}: {
  readonly result: Leg['result']
  readonly bare?: boolean
}) {
  const t = useTranslations('sports.coupons')
  const { Icon, tone } = LOOKS[result]
  return (
    <span className={cx('inline-flex items-center gap-1 text-xs font-bold', tone)}>
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={3} />
      <span className={bare ? 'sr-only' : undefined}>{t(`results.${result}`)}</span>
    </span>
  )
}
