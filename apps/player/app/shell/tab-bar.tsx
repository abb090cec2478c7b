import { cx, Dialog } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../shared/art/picture.tsx'
import { PICTURES } from '../../shared/art/pictures.ts'
import { AccountMenu } from './account-menu.tsx'
import { TAB_ITEMS } from './menu-items.ts'

const TAB =
  'flex min-h-15 flex-1 flex-col items-center justify-center gap-0.5 text-2xs font-semibold text-muted ' +
  'data-[status=active]:text-text'
const PICTURE =
  'opacity-80 saturate-75 group-data-[status=active]:opacity-100 group-data-[status=active]:saturate-100'

/** The thumb's row of narrow screens; the last tab opens what the avatar menu holds on wide ones. */
export function TabBar() {
  const t = useTranslations('menu')
  const close = useTranslations('site')('close')
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <nav
        aria-label={t('main')}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-bg-raised pb-safe lg:hidden"
      >
        {TAB_ITEMS.map((item) => (
          <Link
            key={item.to}
            to={item.to}
            activeOptions={{ exact: item.to === '/' }}
            className={cx('group', TAB)}
          >
            <Picture src={PICTURES[item.picture]} side={26} className={PICTURE} />
            {t(item.label)}
          </Link>
        ))}
        <button type="button" onClick={() => setMenuOpen(true)} className={TAB} aria-haspopup="dialog">
          <Picture src={PICTURES.compass} side={26} className="opacity-80 saturate-75" />
          {t('menu')}
        </button>
      </nav>
      <Dialog
        open={menuOpen}
        title={t('menu')}
        closeLabel={close}
        shape="sheet"
        onClose={() => setMenuOpen(false)}
      >
        <AccountMenu />
      </Dialog>
    </>
  )
}
