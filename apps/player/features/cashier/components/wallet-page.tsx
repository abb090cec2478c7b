import { cashierPaths } from '@poyraz/site/cashier'
import { buttonClass, Card, EmptyState, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { WalletNav } from '../../../shared/navigation/wallet-nav.tsx'
import { depositMethodsQuery, type Listed, type Method } from '../api/methods.ts'
import { methodsOf } from '../method-list.ts'
import { PRESETS } from '../presets.ts'
import { LimitsCard } from './limits-card.tsx'
import { MethodSkeletons } from './method-skeletons.tsx'
import { MethodGroupTile, MethodTile } from './method-tile.tsx'
import { QuickAmounts } from './quick-amounts.tsx'
import { RecentCard } from './recent-card.tsx'
import { WithMoney } from './with-money.tsx'

/** The wallet: balance, recent transfers and deposit methods. */
export function WalletPage() {
  const t = useTranslations('wallet')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <WalletNav open="wallet" />
      <h1 className="text-3xl">{t('title')}</h1>
      <WithMoney
        main={
          <Card className="flex flex-col gap-6">
            <Ways />
          </Card>
        }
      >
        <LimitsCard />
        <RecentCard />
      </WithMoney>
    </div>
  )
}

function Ways() {
  const deposit = useTranslations('deposit')
  const { data, error, refetch } = useQuery(depositMethodsQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <MethodSkeletons />
  const list = data.data.methods_list
  const methods = methodsOf(list)
  const [first] = methods
  if (!first) {
    return (
      <EmptyState
        art={<Picture src={PICTURES.purse} side={80} className="art" />}
        title={deposit('noMethods')}
        text={deposit('noMethodsText')}
      />
    )
  }
  const isFavourite = ({ properties }: Method) => properties.isFavorite === 1
  const preferred = methods.find(isFavourite) ?? first
  return (
    <>
      <QuickAmounts method={preferred} presets={PRESETS} />
      <MethodSection part="favourites" list={methods.filter(isFavourite)} />
      <MethodSection part="methods" list={list.filter((one) => one.type === 'group' || !isFavourite(one))} />
      <DepositLink />
    </>
  )
}

function MethodSection(props: { readonly part: 'favourites' | 'methods'; readonly list: readonly Listed[] }) {
  const t = useTranslations('wallet')
  if (props.list.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 font-text text-sm tracking-normal">{t(props.part)}</h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {props.list.map((one) =>
          one.type === 'single' ? (
            <MethodTile key={one.properties.id} method={one} />
          ) : (
            <MethodGroupTile key={one.properties.id} group={one} />
          ),
        )}
      </ul>
    </section>
  )
}

function DepositLink() {
  const t = useTranslations('wallet')
  return (
    <Link to={cashierPaths.deposit} className={buttonClass({ size: 'lg', block: true })}>
      <Plus aria-hidden="true" className="size-5" />
      {t('deposit')}
    </Link>
  )
}
