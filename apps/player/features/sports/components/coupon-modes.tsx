import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { allowsSystem, SLIP_MODES, type Slip } from '../slip/slip.ts'
import { slipActions } from '../slip/slip-store.ts'
import { Segments } from './segments.tsx'

/** Singles, multiple or system. */
export function CouponModes({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('sports.coupon')
  const name = useId()
  return (
    <Segments
      name={name}
      label={t('mode')}
      value={slip.mode}
      segments={SLIP_MODES.map((value) => ({
        value,
        text: t(`modes.${value}`),
        disabled: value === 'system' && !allowsSystem(slip.selections),
      }))}
      onChoose={(mode) =>
        slipActions.set(mode === 'system' && slip.sizes.length === 0 ? { mode, sizes: [2] } : { mode })
      }
    />
  )
}
