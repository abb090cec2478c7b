import { useTranslations } from 'use-intl'
import { lineCount, type Slip, sizesOf } from '../slip/slip.ts'
import { slipActions } from '../slip/slip-store.ts'

const NAMED = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** The sizes of the lines of a system. */
export function CouponSystem({ slip, lines }: { readonly slip: Slip; readonly lines: number }) {
  const t = useTranslations('sports.coupon')
  const legs = slip.selections.length
  return (
    <fieldset>
      <legend className="flex w-full justify-between pb-2 text-sm font-semibold">
        {t('system')}
        <span className="font-medium text-muted tabular-nums">{t('systemCount', { legs, lines })}</span>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {sizesOf(slip.selections).map((size) => (
          <label
            key={size}
            className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 py-1.5 text-sm font-bold has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="checkbox"
              checked={slip.sizes.includes(size)}
              onChange={() => slipActions.toggleSize(size)}
              className="check size-5 flex-none"
            />
            <span>
              <SizeName size={size} />
              <span className="block text-xs font-medium text-muted tabular-nums">
                {t('foldLines', { count: lineCount(slip.selections, [size]) })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SizeName({ size }: { readonly size: number }) {
  const t = useTranslations('sports.coupon')
  const named = NAMED.find((one) => one === String(size))
  return <span>{named ? t(`foldNames.${named}`) : t('fold', { size })}</span>
}
