import { Money, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { balanceQuery } from '../../../shared/balance/balance.ts'
import { DEPOSIT, type Direction, type Method } from '../api/methods.ts'

type SummaryProps = { readonly direction: Direction; readonly amount: number; readonly method: Method }

/** What there is, what it costs and what arrives. */
export function Summary({ direction, amount, method }: SummaryProps) {
  const deposit = useTranslations('deposit')
  const transfer = useTranslations('transfer')
  const { fee, dayLeft } = method.properties
  const isDeposit = direction === DEPOSIT
  return (
    <dl className="flex flex-col gap-2 border-t border-dashed border-line pt-4 text-sm">
      {!isDeposit && <Available />}
      {dayLeft !== undefined && <Line name={transfer('dayLeft')} amount={dayLeft} />}
      <Line name={deposit('fee')} amount={fee} />
      {isDeposit ? (
        <Line name={deposit('credited')} amount={amount} />
      ) : (
        <Line name={transfer('arrives')} amount={Math.max(0, amount - fee)} />
      )}
    </dl>
  )
}

/** Only cash can be paid out. Unknown money is not none. */
function Available() {
  const t = useTranslations('transfer')
  const { data } = useQuery(balanceQuery(useLang()))
  return <Line name={t('available')} amount={data?.data[0]?.cash} />
}

function Line({ name, amount }: { readonly name: string; readonly amount: number | undefined }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold">{amount === undefined ? '–' : <Money amount={amount} />}</dd>
    </div>
  )
}
