import { Button, Money } from '@poyraz/ui'
import { Pencil } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { slipActions } from '../slip/slip-store.ts'
import type { Figures } from '../slip/use-figures.ts'

/** Names the coupon that is edited, with a button that ends the edit. */
export function EditBanner({ figures: { slip } }: { readonly figures: Figures }) {
  const t = useTranslations('sports.coupon.edit')
  const site = useTranslations('site')
  if (slip.editing === null) return null
  return (
    <section aria-label={t('title')} className="rounded-tile border border-brass bg-brass-soft p-3 text-sm">
      <div className="flex items-center gap-2">
        <Pencil aria-hidden="true" className="size-4 flex-none text-brass" />
        <b className="min-w-0 flex-1">{t('of', { code: slip.editing.code })}</b>
        <Button variant="ghost" className="-my-2 -mr-2 px-2" onClick={slipActions.clear}>
          {site('cancel')}
        </Button>
      </div>
      <p className="mt-1">{t('text')}</p>
    </section>
  )
}

/** The offer for the edited coupon, and the difference to the new stake. */
export function EditSums({ figures: { offer, total } }: { readonly figures: Figures }) {
  const t = useTranslations('sports.coupon.edit')
  if (!offer) return null
  const rest = offer - total
  return (
    <dl className="flex flex-col gap-1 border-t border-dashed border-line pt-2 text-sm">
      <div className="flex justify-between">
        <dt className="text-muted">{t('sold')}</dt>
        <dd className="font-bold">
          <Money amount={offer} />
        </dd>
      </div>
      <div className="flex justify-between">
        <dt className="text-muted">{t(rest < 0 ? 'fromBalance' : 'toBalance')}</dt>
        <dd className="font-bold">
          <Money amount={Math.abs(rest)} />
        </dd>
      </div>
    </dl>
  )
}
