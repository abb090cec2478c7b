import { Card, Money } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../../shared/i18n/when.ts'
import type { Coupon } from '../api/types.ts'
import { type Movement, movementsOf, sumOf } from '../coupon-movements.ts'

/** Everything that happened to the coupon, with what it moved and the sum; a correction is explained. */
export function CouponHistory({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const movements = movementsOf(coupon)
  return (
    <section aria-labelledby="coupon-history" className="flex flex-col gap-2">
      <h2 id="coupon-history" className="text-lg">
        {t('history_')}
      </h2>
      <Card className="md:p-5">
        <ol className="flex flex-col gap-3">
          {movements.map((movement, place) => (
            <MovementRow key={place} movement={movement} />
          ))}
        </ol>
        <p className="mt-3 flex justify-between gap-3 border-t border-line pt-3 text-sm font-bold">
          {t('historySum')}
          <Money amount={sumOf(movements)} sign="always" />
        </p>
      </Card>
    </section>
  )
}

function MovementRow({ movement: { event, amount, moved, at } }: { readonly movement: Movement }) {
  const t = useTranslations('sports.coupons')
  const when = useWhen()
  // A settlement without a payment was corrected: nothing was taken back.
  const isUnpaid = event === 'rolled_back' && amount === 0
  return (
    <li className="flex items-start justify-between gap-3 text-sm">
      <span>
        <b className={event === 'rolled_back' ? 'text-brass' : undefined}>
          {isUnpaid ? t('corrected') : t(`events.${event}`)}
        </b>
        <span className="block text-xs text-muted">{when(at)}</span>
        {event === 'rolled_back' && (
          <span className="mt-1 block rounded-small border-l-2 border-brass bg-brass-soft px-3 py-2 text-xs">
            {t(isUnpaid ? 'correctedText' : 'correctionText')}
          </span>
        )}
      </span>
      {moved !== null && (
        <Money
          amount={moved}
          sign="always"
          className={moved > 0 ? 'font-semibold text-success' : undefined}
        />
      )}
      {moved === null && amount !== 0 && <Money amount={amount} className="text-muted" />}
    </li>
  )
}
