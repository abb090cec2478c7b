import { SwitchField } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { isSame } from '../slip/slip.ts'
import { slipActions } from '../slip/slip-store.ts'
import type { Figures } from '../slip/use-figures.ts'

/** Makes a single on a season an each-way bet, where one is taken. */
export function CouponEachWay({ figures: { slip, check, freeBet } }: { readonly figures: Figures }) {
  const t = useTranslations('sports.coupon')
  const [only, ...others] = slip.selections
  const checked = check?.prices[0]
  const isChecked = only && others.length === 0 && checked && isSame(checked, only)
  const offered = isChecked ? (check?.eachWay ?? null) : null
  const terms = slip.eachWay ?? offered
  if (!only || others.length > 0 || terms === null || freeBet) return null
  return (
    <SwitchField
      label={t('eachWay', terms)}
      hint={t('eachWayText', terms)}
      checked={slip.eachWay !== null}
      onChange={({ currentTarget }) => slipActions.set({ eachWay: currentTarget.checked ? offered : null })}
    />
  )
}
