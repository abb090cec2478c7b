import { addressOf } from '@poyraz/site'
import { sportsPaths } from '@poyraz/site/sports'
import { Button } from '@poyraz/ui'
import { useMutation } from '@tanstack/react-query'
import { Pencil, RefreshCw, Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { copyText } from '../../../shared/copy-text.ts'
import { call } from '../../../shared/endpoint/call.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { Coupon } from '../api/types.ts'
import { selectionsOf } from '../slip/load-code.ts'
import { openSheet, slipActions } from '../slip/slip-store.ts'

/** Shares the selections of a coupon, or puts them into a new one. */
export function CouponActions({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const share = async () => {
    const link = new URL(addressOf(sportsPaths.shared, { code: coupon.code }), location.origin).href
    if (await copyText(link)) notify(t('shared'), { tone: 'positive' })
    else notify(t('notShared', { code: coupon.code }), { timeoutMs: 6000 })
  }
  const repeat = useLoad(coupon, ({ selections, eachWay }) => {
    slipActions.take(selections, eachWay)
    openSheet(true)
    notify(t('repeated'), { tone: 'positive' })
  })
  return (
    <div className="grid grid-cols-2 gap-3">
      <EditButton coupon={coupon} />
      <Button size="lg" variant="quiet" className="px-3" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-5" />
        {t('share')}
      </Button>
      <Button size="lg" className="px-3" busy={repeat.isPending} onClick={() => repeat.mutate()}>
        <RefreshCw aria-hidden="true" className="size-5" />
        {t('repeat')}
      </Button>
    </div>
  )
}

/** Puts the selections of an open coupon that can be sold into the slip, to replace it. */
function EditButton({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.coupons')
  const { cashOut, couponID, code, state } = coupon
  const edit = useLoad(coupon, (loaded) => {
    slipActions.edit({ couponID, code }, loaded, cashOut.value)
    openSheet(true)
  })
  if (state !== 'open' || !cashOut.available) return null
  return (
    <Button
      size="lg"
      variant="outline"
      className="col-span-2 px-3"
      busy={edit.isPending}
      onClick={() => edit.mutate()}
    >
      <Pencil aria-hidden="true" className="size-5" />
      {t('edit')}
    </Button>
  )
}

/** Loads the selections of a coupon that still take bets. */
function useLoad({ code }: Coupon, take: (loaded: ReturnType<typeof selectionsOf>) => void) {
  const t = useTranslations('sports.coupons')
  return useMutation({
    mutationFn: () => call('sports.load_coupon', { code }),
    onSuccess: (answer) => {
      const loaded = answer.ok ? selectionsOf(answer.value.data) : null
      if (loaded === null || loaded.selections.length === 0)
        return notify(t('noRepeat'), { tone: 'negative', timeoutMs: 4000 })
      take(loaded)
    },
  })
}
