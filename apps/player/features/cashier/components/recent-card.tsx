import { accountPaths } from '@poyraz/site/account'
import { Card, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { TransactionRow } from '../../../shared/transactions/transaction-row.tsx'
import { recentTransactionsQuery } from '../../../shared/transactions/transactions.ts'

const ROWS = 5

export function RecentCard() {
  const t = useTranslations('deposit')
  const all = useTranslations('site')('seeAll')
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{t('recent')}</h2>
        <Link
          to={accountPaths.history}
          params={{ kind: 'account' }}
          className="inline-flex min-h-11 min-w-11 items-center justify-end text-sm font-bold text-brand hover:underline"
        >
          {all}
        </Link>
      </div>
      <RecentRows />
    </Card>
  )
}

function RecentRows() {
  const t = useTranslations('account')
  const { data, error, refetch } = useQuery(recentTransactionsQuery(ROWS, useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={ROWS} />
  if (data.data.length === 0) return <p className="py-6 text-sm text-muted">{t('noTransactionsText')}</p>
  return (
    <ul>
      {data.data.map((item) => (
        <TransactionRow key={item.id} item={item} />
      ))}
    </ul>
  )
}
