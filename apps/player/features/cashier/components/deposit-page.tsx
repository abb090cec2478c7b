import { cashierPaths } from '@poyraz/site/cashier'
import { Card, EmptyState, late, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { useFieldText } from '../../../shared/forms/field-text.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { WalletNav } from '../../../shared/navigation/wallet-nav.tsx'
import { DEPOSIT, depositMethodsQuery } from '../api/methods.ts'
import { methodsOf } from '../method-list.ts'
import { MethodSkeletons } from './method-skeletons.tsx'
import { RecentCard } from './recent-card.tsx'
import { TransferFormCard } from './transfer-form.tsx'
import { TransfersCard } from './transfers-card.tsx'
import { WithMoney } from './with-money.tsx'

/** Payment data come after the form, which needs none of their code. */
const PaymentCard = late(() => import('./payment-card.tsx').then((module) => module.PaymentCard), {
  waiting: <RowSkeletons rows={5} />,
})

const route = getRouteApi(`/open/players${cashierPaths.deposit}`)

export function DepositPage() {
  const t = useTranslations('wallet')
  usePageTitle(t('deposit'))
  const { payment } = route.useSearch()
  return (
    <div className="flex flex-col gap-5">
      <WalletNav open="deposit" />
      <h1 className="text-3xl">{t('deposit')}</h1>
      <WithMoney
        main={<Card>{payment ? <PaymentCard key={payment} transactionID={payment} /> : <Methods />}</Card>}
      >
        <TransfersCard direction={DEPOSIT} quiet />
        <RecentCard />
      </WithMoney>
    </div>
  )
}

function Methods() {
  const t = useTranslations('deposit')
  const notDefined = useFieldText()('payment_method')
  const { method: wanted, amount } = route.useSearch()
  const { data, error, refetch } = useQuery(depositMethodsQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <MethodSkeletons />
  const list = data.data.methods_list
  const methods = methodsOf(list)
  const first = methods.find(({ properties: { id } }) => id === wanted) ?? methods[0]
  const isUndefined = wanted !== undefined && first?.properties.id !== wanted
  if (first) {
    return (
      <div className="flex flex-col gap-5">
        {isUndefined && <FormAlert text={notDefined ?? null} />}
        <TransferFormCard direction={DEPOSIT} list={list} first={first} amount={amount} />
      </div>
    )
  }
  return (
    <EmptyState
      art={<Picture src={PICTURES.purse} side={80} className="art" />}
      title={t('noMethods')}
      text={t('noMethodsText')}
    />
  )
}
