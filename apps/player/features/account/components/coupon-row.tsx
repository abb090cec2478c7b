import { formatOdds } from '@poyraz/text'
import { Badge, type BadgeTone, Money, useLang } from '@poyraz/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../../shared/i18n/when.ts'
import type { Coupon } from '../api/history.ts'

type Selection = Coupon['selections'][number]

const TONES: Readonly<Record<Selection['state'], BadgeTone>> = {
  open: 'warning',
  won: 'success',
  lost: 'danger',
  void: 'neutral',
}

/** Odds of a void leg, in thousandths. */
const VOID_ODDS = 1000

type CouponRowProps = {
  readonly coupon: Coupon
  /** Below the selections. */
  readonly children?: ReactNode
}

/** A coupon; its selections can be expanded. */
export function CouponRow({ coupon, children }: CouponRowProps) {
  const t = useTranslations('history')
  const when = useWhen()
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group">
        <summary className="flex min-h-15 list-none items-center gap-3 rounded-control py-2">
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-bold">{t('coupon', { code: coupon.code })}</span>
            <span className="block text-xs text-muted">
              <time dateTime={coupon.placedAt}>{when(coupon.placedAt)}</time> ·{' '}
              {t('selections', { count: coupon.selections.length })}
            </span>
            <CouponState state={coupon.state} className="mt-1 block sm:hidden" />
          </span>
          <CouponState state={coupon.state} className="max-sm:hidden" />
          <CouponMoney coupon={coupon} />
          <ChevronDown
            aria-hidden="true"
            className="size-5 flex-none text-muted transition group-open:rotate-180"
          />
        </summary>
        <ul className="mb-3 rounded-tile bg-surface-2 px-4">
          {coupon.selections.map((selection, index) => (
            <SelectionRow key={index} selection={selection} />
          ))}
        </ul>
        {children}
      </details>
    </li>
  )
}

/** A badge: beside the coupon, and on phones, which have no room for it there, under it. */
function CouponState({ state, className }: { readonly state: Coupon['state']; readonly className: string }) {
  const t = useTranslations('history')
  return (
    <span className={className}>
      <Badge tone={state === 'open' ? 'warning' : 'neutral'}>{t(`couponStates.${state}`)}</Badge>
    </span>
  )
}

/** False for a win that is not the product of stake and odds, e.g. of a coupon that was cashed out. */
function isPaidByOdds({ stake, win }: Coupon, odds: number): boolean {
  if (win === null || win === 0) return true
  // The odds of a long coupon are rounded.
  const product = (stake * odds) / 1000
  return Math.abs(win - product) <= Math.max(1, stake / 1000)
}

function CouponMoney({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('history')
  const lang = useLang()
  const won = coupon.win !== null && coupon.win > coupon.stake
  // A void leg counts at 1.00, so a coupon without any other leg pays its stake.
  const isVoid = coupon.selections.every(({ state }) => state === 'void')
  const odds = isVoid ? VOID_ODDS : coupon.totalOdds
  return (
    <dl className="text-right text-xs text-muted sm:w-36">
      <div>
        <dt className="sr-only">{coupon.win === null ? t('potential') : t('wins')}</dt>
        <dd className={won ? 'text-sm font-bold text-success' : 'text-sm font-bold text-text'}>
          <Money amount={coupon.win ?? coupon.potentialWin} />
        </dd>
      </div>
      <div>
        <dt className="sr-only">{t('stakes')}</dt>
        <dd>
          <Money amount={coupon.stake} />
          {isPaidByOdds(coupon, odds) && ` × ${formatOdds(odds, lang)}`}
        </dd>
      </div>
    </dl>
  )
}

function SelectionRow({ selection }: { readonly selection: Selection }) {
  const t = useTranslations('history')
  const lang = useLang()
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 text-sm last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{selection.event}</span>
        <span className="block text-xs text-muted">
          {selection.market} · {selection.selection}
        </span>
      </span>
      <span className="font-bold tabular-nums">{formatOdds(selection.odds, lang)}</span>
      <Badge tone={TONES[selection.state]}>{t(`selectionStates.${selection.state}`)}</Badge>
    </li>
  )
}
