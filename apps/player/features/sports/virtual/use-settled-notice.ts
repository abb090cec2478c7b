import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { explain } from '../../../shared/notices/notices.ts'
import type { Coupon } from '../api/types.ts'
import { isRunning } from '../coupon-money.ts'

/** Shows a notice when a coupon that was open on this page is settled. */
export function useSettledNotice(coupons: readonly Coupon[]): void {
  const t = useTranslations('virtual')
  const lang = useLang()
  const open = useRef(new Set<string>())
  useEffect(() => {
    for (const coupon of coupons) {
      const { couponID, code, win } = coupon
      if (isRunning(coupon)) open.current.add(couponID)
      else if (open.current.delete(couponID))
        explain(win ? t('won', { code, amount: formatMoney(win, lang) }) : t('lostCoupon', { code }), {
          tone: win ? 'positive' : 'neutral',
        })
    }
  }, [coupons, t, lang])
}
