import { accountPaths } from '@poyraz/site/account'
import { formatDate, initials } from '@poyraz/text'
import { Avatar, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AccountNav } from '../../../shared/navigation/account-nav.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { WalletNav } from '../../../shared/navigation/wallet-nav.tsx'
import { useSession } from '../../../shared/session/session-store.ts'
import { profileQuery } from '../api/profile.ts'
import { BanksTab } from './banks-tab.tsx'
import { DetailsTab } from './details-tab.tsx'
import { SecurityTab } from './security-tab.tsx'

const route = getRouteApi(`/open/players${accountPaths.profile}`)
const TABS = { account: DetailsTab, security: SecurityTab, banks: BanksTab } as const

export function ProfilePage() {
  const t = useTranslations('account')
  const { tab = 'account', via } = route.useSearch()
  const Tab = TABS[tab]
  usePageTitle(t(`tabs.${tab}`))
  return (
    <div className="flex flex-col gap-5">
      {via === 'wallet' ? <WalletNav open="accounts" /> : <AccountNav open={tab} />}
      <ProfileHead />
      <Tab />
    </div>
  )
}

function ProfileHead() {
  const t = useTranslations('account')
  const lang = useLang()
  const session = useSession((state) => state.profile)
  const { data } = useQuery(profileQuery(lang))
  const since = data?.data.createdAt
  return (
    <div className="flex items-center gap-4">
      <Avatar
        text={initials(session?.firstname ?? '', session?.lastname ?? '')}
        className="size-16 text-xl"
      />
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">
          {session?.firstname} {session?.lastname}
        </h1>
        <p className="flex min-h-5 flex-wrap gap-x-3 text-sm text-muted">
          <span>{session?.username}</span>
          {since && <span>{t('memberSince', { date: formatDate(since, lang) })}</span>}
        </p>
      </div>
    </div>
  )
}
