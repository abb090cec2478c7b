import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { explain } from '../../../shared/notices/notices.ts'
import type { Coupon } from '../api/types.ts'
import { isRunning } from '../coupon-money.ts'

/**
 * Shows a notice when a coupon that was open on this page is settled; `closed` are the latest settled ones, also of
 * earlier rounds: money may arrive when the next round has begun.
 */
export function useSettledNotice(coupons: readonly Coupon[], closed: readonly Coupon[] | undefined): void {
  const t = useTranslations('virtual')
  const lang = useLang()
  const open = useRef(new Set<string>())
  useEffect(() => {
    for (const coupon of coupons) if (isRunning(coupon)) open.current.add(coupon.couponID)
    for (const { couponID, code, win } of closed ?? []) {
      if (!open.current.delete(couponID)) continue
      explain(win ? t('won', { code, amount: formatMoney(win, lang) }) : t('lostCoupon', { code }), {
        tone: win ? 'positive' : 'neutral',
      })
    }
  }, [coupons, closed, t, lang])
}
