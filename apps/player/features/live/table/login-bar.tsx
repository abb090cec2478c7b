import { addressOf } from '@poyraz/site'
import { authPaths } from '@poyraz/site/auth'
import { livePaths } from '@poyraz/site/live'
import { buttonClass } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { saveReturnAddress } from '../../../shared/navigation/return-address.ts'

/** A visitor watches; the login leads back to the table. */
export function LoginBar({ tableID }: { readonly tableID: number }) {
  const t = useTranslations('table')
  return (
    <div className="relative z-10 flex items-center justify-between gap-4 rounded-banner border border-white/15 bg-night/90 px-5 py-3 text-white">
      <p className="font-display text-lg font-bold">{t('watching')}</p>
      <Link
        to={authPaths.login}
        onClick={() => saveReturnAddress(addressOf(livePaths.table, { id: tableID }))}
        className={buttonClass()}
      >
        {t('login')}
      </Link>
    </div>
  )
}
