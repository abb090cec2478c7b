import { IconButton, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { notify } from '../../../shared/notices/notices.ts'
import { banksQuery, houseAccountQuery, type Method } from '../api/methods.ts'
import type { Values } from '../method-fields.ts'

/** Where a bank transfer is to be sent, and what its description must carry. */
export function HouseAccount({ method, values }: { readonly method: Method; readonly values: Values }) {
  const field = method.properties.fields.find(({ name }) => name === 'bankAccountID')
  const chosen = field?.options?.find(({ value }) => value === values['bankAccountID'])
  const { data, error, refetch } = useQuery({ ...banksQuery(useLang()), enabled: chosen !== undefined })
  const bank = data?.data.find(({ name }) => name === chosen?.label)
  if (chosen && error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  return chosen && bank ? <Details bankID={bank.bankID} /> : null
}

function Details({ bankID }: { readonly bankID: number }) {
  const t = useTranslations('transfer')
  const { data, error, refetch } = useQuery(houseAccountQuery(bankID, useLang()))
  const account = data?.data[0]
  if (error && !account) return <Failure error={error} onRetry={() => void refetch()} />
  if (!account) return <Skeleton className="h-40 rounded-tile" />
  return (
    <section className="rounded-tile bg-surface-2 p-4">
      <h3 className="font-text text-sm tracking-normal">{t('payTo')}</h3>
      <dl className="mt-2 flex flex-col gap-1 text-sm">
        <Detail name={account.bankName} value={account.iban} copyLabel={t('copyIban')} />
        <Detail name={t('owner')} value={account.owner} />
        <Detail name={t('description')} value={account.description} copyLabel={t('copyDescription')} />
      </dl>
    </section>
  )
}

function Failure(props: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <section className="rounded-tile bg-surface-2">
      <ListFailure {...props} />
    </section>
  )
}

function Detail(props: { readonly name: string; readonly value: string; readonly copyLabel?: string }) {
  const copied = useTranslations('site')('copied')
  const { name, value, copyLabel } = props
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    notify(copied, { tone: 'positive' })
  }
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <div className="min-w-0">
        <dt className="text-xs text-muted">{name}</dt>
        <dd className="font-semibold break-all tabular-nums">{value}</dd>
      </div>
      {copyLabel && (
        <IconButton label={copyLabel} onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
        </IconButton>
      )}
    </div>
  )
}
