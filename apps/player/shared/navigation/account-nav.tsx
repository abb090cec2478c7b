import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PILL, PillRow } from './pill-row.tsx'

/** The parts of an account, the same row on all of their pages. */
export function AccountNav({ open }: { readonly open: AccountPart }) {
  const t = useTranslations('account')
  const history = useTranslations('history')('title')
  const notifications = useTranslations('notifications')('title')
  const look = (part: AccountPart) => ({
    'aria-current': part === open ? ('page' as const) : undefined,
    activeProps: {},
    className: PILL,
  })
  return (
    <PillRow label={t('title')} open={open}>
      <Link to="/profile" search={{ tab: 'account' }} {...look('account')}>
        {t('tabs.account')}
      </Link>
      <Link to="/profile" search={{ tab: 'security' }} {...look('security')}>
        {t('tabs.security')}
      </Link>
      <Link to="/profile" search={{ tab: 'banks' }} {...look('banks')}>
        {t('tabs.banks')}
      </Link>
      <Link to="/limits" {...look('limits')}>
        {t('tabs.limits')}
      </Link>
      <Link to="/verification" {...look('identity')}>
        {t('tabs.identity')}
      </Link>
      <Link to="/history/$kind" params={{ kind: 'account' }} {...look('history')}>
        {history}
      </Link>
      <Link to="/notifications" {...look('notifications')}>
        {notifications}
      </Link>
    </PillRow>
  )
}

export type AccountPart =
  | 'account'
  | 'security'
  | 'banks'
  | 'limits'
  | 'identity'
  | 'history'
  | 'notifications'
