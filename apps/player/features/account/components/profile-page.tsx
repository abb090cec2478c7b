import { formatDate, initials } from '@poyraz/text'
import { Avatar, cx, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { profileQuery } from '../api/profile.ts'
import { DetailsTab } from './details-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { SecurityTab } from './security-tab.tsx'

const route = getRouteApi('/open/players/profile')
const TABS = { account: DetailsTab, security: SecurityTab, history: HistoryTab } as const
const TAB_NAMES = ['account', 'security', 'history'] as const

export function ProfilePage() {
  const t = useTranslations('account')
  const { tab = 'account' } = route.useSearch()
  const Tab = TABS[tab]
  usePageTitle(t(`tabs.${tab}`))
  return (
    <div className="flex flex-col gap-6">
      <ProfileHead />
      <nav
        aria-label={t('title')}
        className="flex self-start rounded-tile bg-surface-2 p-1 max-sm:self-stretch"
      >
        {TAB_NAMES.map((name) => (
          <Link
            key={name}
            to="/profile"
            search={{ tab: name }}
            replace
            aria-current={name === tab ? 'page' : undefined}
            className={cx(
              'grid min-h-11 flex-1 place-items-center rounded-control px-5 text-sm font-bold transition',
              name === tab ? 'bg-surface text-text shadow-card' : 'text-muted hover:text-text',
            )}
          >
            {t(`tabs.${name}`)}
          </Link>
        ))}
      </nav>
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
        <h1 className="truncate text-3xl">
          {session?.firstname} {session?.lastname}
        </h1>
        <p className="min-h-5 text-sm text-muted">
          {session?.username}
          {since && <> · {t('memberSince', { date: formatDate(since, lang) })}</>}
        </p>
      </div>
    </div>
  )
}
