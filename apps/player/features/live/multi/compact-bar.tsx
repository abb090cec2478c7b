import { cx, Money } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { ChipTray } from '../table/chip-tray.tsx'
import { Actions, type BarProps } from '../table/control-bar.tsx'

/** Chips and actions of one of several tables. */
export function CompactBar(props: BarProps) {
  const t = useTranslations('table')
  const { chips, payout } = props
  const isWon = payout !== null && payout > chips.staked
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 bg-night/85 px-3 py-2 text-white">
      <ChipTray {...props} isSmall />
      <dl className="flex items-baseline gap-x-4 text-sm md:flex-col md:text-xs">
        <div className="flex items-baseline gap-1.5">
          <dt>{t('staked')}</dt>
          <dd aria-busy={chips.waiting > 0} className="font-bold text-lamp">
            <Money amount={chips.staked} />
          </dd>
        </div>
        {payout !== null && payout > 0 && (
          <div className="flex items-baseline gap-1.5">
            <dt>{t(isWon ? 'won' : 'back_')}</dt>
            <dd className={cx('font-bold', isWon && 'text-lamp')}>
              <Money amount={payout} />
            </dd>
          </div>
        )}
      </dl>
      <Actions {...props} isSmall />
    </div>
  )
}
