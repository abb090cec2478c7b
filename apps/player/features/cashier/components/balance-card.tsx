import { Lattice, Money, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { balanceQuery } from '../../../shared/balance/balance.ts'
import { usePreferences } from '../../../shared/preferences/preferences.ts'

/** All of a player's money, and its parts. */
export function BalanceCard() {
  const t = useTranslations('deposit')
  const hiddenLabel = useTranslations('menu')('balanceHidden')
  const hidden = !usePreferences((state) => state.showBalance)
  const { data } = useQuery(balanceQuery(useLang()))
  const money = data?.data[0]
  const mask = { hidden, hiddenLabel }
  return (
    <section className="ground ground-sea relative isolate overflow-hidden rounded-banner p-6 text-white shadow-card">
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <div className="relative">
        <h2 className="font-text text-sm font-semibold tracking-normal">{t('total')}</h2>
        {money ? (
          <Money
            amount={money.balance}
            {...mask}
            className="font-display text-4xl font-heavy tracking-tight"
          />
        ) : (
          <Skeleton className="h-12 w-52" />
        )}
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          {(['cash', 'bonus', 'held'] as const).map((part) => (
            <div key={part}>
              <dt className="text-xs">{t(part)}</dt>
              <dd className="text-base font-bold">
                {money ? <Money amount={money[part]} {...mask} /> : <Skeleton className="h-6 w-20" />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
