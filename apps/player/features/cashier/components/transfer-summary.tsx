import { Money, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { balanceQuery } from '../../../shared/balance/balance.ts'
import { protectionQuery } from '../../../shared/protection/protection.ts'
import { DEPOSIT, type Direction, type Method } from '../api/methods.ts'
import { depositLimitsOf } from '../deposit-limits.ts'

type SummaryProps = { readonly direction: Direction; readonly amount: number; readonly method: Method }

/** Summary of a transfer: available money, use of limits, fee and the amount that arrives. */
export function Summary({ direction, amount, method }: SummaryProps) {
  const deposit = useTranslations('deposit')
  const transfer = useTranslations('transfer')
  const { fee, dayLeft, unverifiedLeft } = method.properties
  const isDeposit = direction === DEPOSIT
  return (
    <dl className="flex flex-col gap-2 border-t border-dashed border-line pt-4 text-sm">
      {isDeposit ? <DepositLimits /> : <Available />}
      {dayLeft !== undefined && <Line name={transfer('dayLeft')} amount={dayLeft} />}
      {unverifiedLeft !== undefined && <Line name={transfer('unverifiedLeft')} amount={unverifiedLeft} />}
      <Line name={deposit('fee')} amount={fee} />
      {isDeposit ? (
        <Line name={deposit('credited')} amount={amount} />
      ) : (
        <Line name={transfer('arrives')} amount={Math.max(0, amount - fee)} />
      )}
    </dl>
  )
}

/** Withdrawable money: only cash. An unknown balance is not shown as zero. */
function Available() {
  const t = useTranslations('transfer')
  const { data } = useQuery(balanceQuery(useLang()))
  return <Line name={t('available')} amount={data?.data[0]?.cash} />
}

/** Use of each of the player's deposit limits. */
function DepositLimits() {
  const t = useTranslations('wallet')
  const { data } = useQuery(protectionQuery(useLang()))
  return depositLimitsOf(data?.data.limits ?? []).map(({ period, used, value }) => (
    <div key={period} className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{t(`depositLimits.${period}`)}</dt>
      <dd className="font-bold">
        <Money amount={used} /> / <Money amount={value} />
      </dd>
    </div>
  ))
}

function Line({ name, amount }: { readonly name: string; readonly amount: number | undefined }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold">{amount === undefined ? '–' : <Money amount={amount} />}</dd>
    </div>
  )
}
