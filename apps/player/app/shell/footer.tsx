import { systemClock } from '@poyraz/kernel'
import { formatDate } from '@poyraz/text'
import { Badge, Logo, Wordmark } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { MENU_ITEMS } from './menu-items.ts'
import { PreferenceSwitches } from './preference-switches.tsx'

export function Footer() {
  const t = useTranslations('footer')
  return (
    <footer className="mt-16 border-t border-line bg-bg-raised">
      <div className="mx-auto grid max-w-content grid-cols-1 gap-8 px-4 py-10 md:grid-cols-2 lg:px-7">
        <div className="flex flex-col gap-4">
          <p className="flex items-center gap-2 text-xl">
            <Logo className="size-8" />
            <Wordmark />
          </p>
          <FooterLinks />
          <div className="max-w-72">
            <PreferenceSwitches />
          </div>
        </div>
        <div className="flex max-w-prose flex-col gap-3 text-sm text-muted">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="warning">{useTranslations('site')('adults')}</Badge>
            <span>{t('adults')}</span>
          </p>
          <p>{t('playMoney')}</p>
          <p>{t('responsible')}</p>
          <p>
            <strong className="font-semibold text-text">{t('legalTitle')}: </strong>
            {t('legal')}
          </p>
          <p className="text-xs">
            {t('copyright', { year: formatDate(systemClock.nowMs(), 'tr').slice(-4) })}
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  const t = useTranslations('footer')
  const menu = useTranslations('menu')
  return (
    <nav aria-label={t('links')}>
      <ul className="flex flex-wrap gap-x-5">
        {MENU_ITEMS.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className="inline-flex min-h-11 items-center text-sm text-muted hover:text-text"
            >
              {menu(item.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
