import { homePaths } from '@poyraz/site/home'
import { cx, Dialog, late } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../shared/art/picture.tsx'
import { PICTURES } from '../../shared/art/pictures.ts'
import { type Tab, useManifests } from '../../shared/manifest/manifest.ts'
import { linkTo } from '../../shared/navigation/site-address.ts'
import { useHeaderMenu } from './header-menu.ts'
import { PartFailed } from './part-failed.tsx'

const PhoneMenu = late(() => import('./phone-menu.tsx').then((module) => module.PhoneMenu), {
  waiting: <div className="h-96" />,
  Failed: PartFailed,
})

const TAB =
  'flex min-h-15 flex-1 flex-col items-center justify-center gap-0.5 text-2xs font-semibold text-muted ' +
  'data-[status=active]:text-text short:min-h-11 short:flex-row short:gap-1.5'
const PICTURE =
  'opacity-80 saturate-75 group-data-[status=active]:opacity-100 group-data-[status=active]:saturate-100'

/** Returns the tabs in their order. If several tabs have the same place, the first allowed one is shown. */
function useTabs(): readonly Tab[] {
  const menu = useHeaderMenu()
  const tabs = useManifests().flatMap((manifest) => manifest.tabs ?? [])
  const shown = tabs.filter(
    ({ address, onlyInMenu }) => !onlyInMenu || menu.some(({ url }) => url === address),
  )
  return shown
    .filter((tab) => shown.find(({ place }) => place === tab.place) === tab)
    .sort((a, b) => a.place - b.place)
}

/** The bottom bar of narrow screens; its last tab opens everything else. */
export function TabBar() {
  const t = useTranslations('menu')
  const close = useTranslations('site')('close')
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <nav
        aria-label={t('tabs')}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-bg-raised pb-safe lg:hidden"
      >
        {useTabs().map((item) => (
          <Link
            key={item.address}
            {...linkTo(item.address)}
            activeOptions={{ exact: item.address === homePaths.home }}
            className={cx('group', TAB)}
          >
            <Picture src={PICTURES[item.picture]} side={26} loading="lazy" className={PICTURE} />
            {t(item.text)}
          </Link>
        ))}
        <button type="button" onClick={() => setMenuOpen(true)} className={TAB} aria-haspopup="dialog">
          <Picture src={PICTURES.compass} side={26} loading="lazy" className="opacity-80 saturate-75" />
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
        <PhoneMenu />
      </Dialog>
    </>
  )
}
