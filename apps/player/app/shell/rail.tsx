import { homePaths } from '@poyraz/site/home'
import { HOUSE_NAME, Logo } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../shared/art/picture.tsx'
import { PICTURES } from '../../shared/art/pictures.ts'
import { linkTo } from '../../shared/navigation/site-address.ts'
import { useHeaderMenu } from './header-menu.ts'

const ITEM =
  'group relative flex min-h-15 flex-col items-center gap-1 rounded-tile py-2.5 text-center text-2xs font-semibold ' +
  'text-muted transition hover:bg-surface hover:text-text data-[status=active]:bg-brand-soft ' +
  'data-[status=active]:text-text'
const MARKER =
  'absolute inset-y-3 -left-1 w-1 rounded-chip bg-brand opacity-0 transition group-data-[status=active]:opacity-100'

/** The icon rail of wide screens: the main menu. */
export function Rail() {
  const t = useTranslations('menu')
  const items = useHeaderMenu()
  return (
    <nav
      aria-label={t('main')}
      className="fixed inset-y-0 left-0 z-30 hidden w-21 flex-col gap-1.5 overflow-y-auto border-r border-line bg-bg-raised px-1 py-4 lg:flex"
    >
      <Link
        to={homePaths.home}
        aria-label={HOUSE_NAME}
        className="mx-auto mb-3 grid size-12 flex-none place-items-center rounded-control"
      >
        <Logo className="size-9" />
      </Link>
      {items.map((item) => (
        <Link
          key={item.url}
          {...linkTo(item.url)}
          activeOptions={{ exact: item.url === homePaths.home, includeSearch: false }}
          className={ITEM}
        >
          <span aria-hidden="true" className={MARKER} />
          <Picture
            src={PICTURES[item.picture]}
            side={30}
            loading="lazy"
            className="transition group-hover:scale-110"
          />
          {item.title}
        </Link>
      ))}
    </nav>
  )
}
