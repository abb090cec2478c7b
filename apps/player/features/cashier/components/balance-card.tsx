import { Button, Lattice, Money, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type Balance, balanceQuery } from '../../../shared/balance/balance.ts'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { toggleBalance, usePreferences } from '../../../shared/preferences/preferences.ts'

/** The player's balance and its parts. */
export function BalanceCard() {
  const t = useTranslations('deposit')
  const { data, error, refetch } = useQuery(balanceQuery(useLang()))
  const money = data?.data[0]
  return (
    <section className="ground ground-sea relative isolate overflow-hidden rounded-banner p-6 text-white shadow-card">
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <div className="relative">
        <div className="flex items-center gap-1">
          <h2 className="font-text text-sm font-semibold tracking-normal">{t('total')}</h2>
          <ShowSwitch />
        </div>
        {error && !money ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Amounts money={money} />
        )}
      </div>
    </section>
  )
}

/** `money` is `undefined` while it loads. */
function Amounts({ money }: { readonly money: Balance | undefined }) {
  const t = useTranslations('deposit')
  const hiddenLabel = useTranslations('menu')('balanceHidden')
  const mask = { hidden: !usePreferences((state) => state.showBalance), hiddenLabel }
  return (
    <>
      <p className="@container">
        <span className="block font-display text-fit font-heavy tracking-tight">
          {money ? <Money amount={money.balance} {...mask} /> : <Skeleton className="skeleton-line w-1/2" />}
        </span>
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {(['cash', 'bonus', 'held'] as const).map((part) => (
          <div key={part}>
            <dt className="text-xs">{t(part)}</dt>
            <dd className="text-base font-bold">
              {money ? <Money amount={money[part]} {...mask} /> : <Skeleton className="skeleton-line w-20" />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const unknown = useTranslations('menu')('balanceUnknown')
  const retry = useTranslations('site')('retry')
  const failureText = useFailureText()
  return (
    <div role="alert" className="flex animate-rise flex-col items-start gap-3">
      <p className="font-display text-2xl font-bold tracking-tight">{unknown}</p>
      <p className="max-w-prose text-sm">{failureText(refusalOf(error))}</p>
      <Button variant="glass" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}

function ShowSwitch() {
  const t = useTranslations('menu')
  const hidden = !usePreferences((state) => state.showBalance)
  const label = hidden ? t('showBalance') : t('hideBalance')
  const Icon = hidden ? EyeOff : Eye
  return (
    <button
      type="button"
      onClick={toggleBalance}
      aria-label={label}
      title={label}
      className="-my-3 grid size-11 place-items-center rounded-control transition hover:bg-white/16"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
