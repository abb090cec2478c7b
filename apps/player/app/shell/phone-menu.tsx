import { homePaths } from '@poyraz/site/home'
import { searchPaths } from '@poyraz/site/search'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../shared/art/picture.tsx'
import { PICTURES } from '../../shared/art/pictures.ts'
import { linkTo } from '../../shared/navigation/site-address.ts'
import { AccountMenu } from './account-menu.tsx'
import { useHeaderMenu } from './header-menu.ts'

const TILE =
  'flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-tile border border-line px-1 py-3 text-center ' +
  'text-xs font-semibold data-[status=active]:border-brand data-[status=active]:bg-brand-soft'

/** Menu of the last tab: search, the main menu and the account menu. */
export function PhoneMenu() {
  const t = useTranslations('menu')
  const search = useTranslations('search')
  return (
    <div className="flex flex-col gap-4">
      <Link
        to={searchPaths.search}
        className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong px-4 text-sm text-muted"
      >
        <Search aria-hidden="true" className="size-4.5" />
        {search('everywhere')}
      </Link>
      <nav aria-label={t('main')}>
        <ul className="grid grid-cols-3 gap-2 [&>:last-child:nth-child(3n+1)]:col-span-3">
          {useHeaderMenu().map((item) => (
            <li key={item.url}>
              <Link
                {...linkTo(item.url)}
                activeOptions={{ exact: item.url === homePaths.home, includeSearch: false }}
                className={TILE}
              >
                <Picture src={PICTURES[item.picture]} side={32} />
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountMenu isPart />
    </div>
  )
}
