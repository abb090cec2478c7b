import { Money, Skeleton } from '@poyraz/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBalance } from '../../shared/balance/balance.ts'
import { toggleBalance, usePreferences } from '../../shared/preferences/preferences.ts'

/** The player's balance. The whole box is the switch that hides it, so that it is easy to press. */
export function BalanceBox() {
  const t = useTranslations('menu')
  const shown = usePreferences((state) => state.showBalance)
  const balance = useBalance()
  const Icon = shown ? Eye : EyeOff
  return (
    <div className="flex items-center gap-1 max-sm:gap-0">
      <p className="flex flex-col items-end" data-testid="balance">
        <span className="hidden text-xs leading-snug text-muted md:block">{t('balance')}</span>
        <Amount balance={balance} shown={shown} />
      </p>
      <button
        type="button"
        onClick={toggleBalance}
        aria-label={shown ? t('hideBalance') : t('showBalance')}
        className="grid size-11 place-items-center rounded-control text-muted hover:bg-surface-2 hover:text-text max-xs:hidden"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}

function Amount({
  balance,
  shown,
}: {
  readonly balance: ReturnType<typeof useBalance>
  readonly shown: boolean
}) {
  const t = useTranslations('menu')
  if (balance === null) return <Skeleton className="h-6 w-24" />
  if (balance === 'unknown') return <span className="text-sm text-muted">{t('balanceUnknown')}</span>
  return (
    <Money
      amount={balance}
      hidden={!shown}
      hiddenLabel={t('balanceHidden')}
      className="text-base leading-snug font-bold md:text-lg"
    />
  )
}
