import { Card, EmptyState, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { WalletNav } from '../../../shared/navigation/wallet-nav.tsx'
import { methodsQuery, WITHDRAWAL } from '../api/methods.ts'
import { methodsOf } from '../method-list.ts'
import { MethodSkeletons } from './method-skeletons.tsx'
import { TransferFormCard } from './transfer-form.tsx'
import { TransfersCard } from './transfers-card.tsx'
import { WithMoney } from './with-money.tsx'

/** Requests a withdrawal and shows its steps. */
export function WithdrawPage() {
  const t = useTranslations('wallet')
  usePageTitle(t('withdraw'))
  return (
    <div className="flex flex-col gap-5">
      <WalletNav open="withdraw" />
      <h1 className="text-3xl">{t('withdraw')}</h1>
      <WithMoney
        main={
          <Card>
            <Methods />
          </Card>
        }
      >
        <TransfersCard direction={WITHDRAWAL} />
      </WithMoney>
    </div>
  )
}

function Methods() {
  const t = useTranslations('transfer')
  const { data, error, refetch } = useQuery(methodsQuery(WITHDRAWAL, useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <MethodSkeletons />
  const list = data.data.methods_list
  const [first] = methodsOf(list)
  if (first) return <TransferFormCard direction={WITHDRAWAL} list={list} first={first} />
  return (
    <EmptyState
      art={<Picture src={PICTURES.purse} side={80} className="art" />}
      title={t('noMethods')}
      text={t('noMethodsText')}
    />
  )
}
