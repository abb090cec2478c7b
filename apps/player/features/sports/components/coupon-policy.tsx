import type { OddsPolicy } from '@poyraz/contract'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ODDS_POLICIES } from '../kinds.ts'
import { slipActions } from '../slip/slip-store.ts'
import { Segments } from './segments.tsx'

/** Choice of the price changes that the player accepts (`policy`). */
export function CouponPolicy({ policy }: { readonly policy: OddsPolicy }) {
  const t = useTranslations('sports.coupon')
  const name = useId()
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden="true" className="text-sm font-semibold">
        {t('policy')}
      </p>
      <Segments
        name={name}
        label={t('policy')}
        value={policy}
        segments={ODDS_POLICIES.map((value) => ({ value, text: t(`policies.${value}`) }))}
        onChoose={(next) => slipActions.set({ policy: next })}
      />
    </div>
  )
}
