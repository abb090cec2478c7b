import { Card, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { depositMethodsQuery } from '../api/methods.ts'
import { BalanceCard } from './balance-card.tsx'
import { DepositForm } from './deposit-form.tsx'
import { RecentCard } from './recent-card.tsx'

export function DepositPage() {
  const t = useTranslations('deposit')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl">{t('title')}</h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
        <Card className="lg:col-span-3">
          <Methods />
        </Card>
        <div className="flex flex-col gap-5 max-lg:order-first lg:col-span-2">
          <BalanceCard />
          <RecentCard className="max-lg:hidden" />
        </div>
        <RecentCard className="lg:hidden" />
      </div>
    </div>
  )
}

function Methods() {
  const t = useTranslations('deposit')
  const { data, error, refetch } = useQuery(depositMethodsQuery(useLang()))
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={4} />
  const methods = data.data.methods_list
  const [first] = methods
  if (!first) return <p className="text-muted">{t('noMethods')}</p>
  return <DepositForm methods={methods} first={first} />
}
