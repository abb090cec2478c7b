import { accountPaths } from '@poyraz/site/account'
import { protectionPaths } from '@poyraz/site/protection'
import { verificationPaths } from '@poyraz/site/verification'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PILL, PillRow } from './pill-row.tsx'

/** Navigation of the account area, the same on all of its pages. */
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
      <Link to={accountPaths.profile} search={{ tab: 'account' }} {...look('account')}>
        {t('tabs.account')}
      </Link>
      <Link to={accountPaths.profile} search={{ tab: 'security' }} {...look('security')}>
        {t('tabs.security')}
      </Link>
      <Link to={accountPaths.profile} search={{ tab: 'banks' }} {...look('banks')}>
        {t('tabs.banks')}
      </Link>
      <Link to={protectionPaths.limits} {...look('limits')}>
        {t('tabs.limits')}
      </Link>
      <Link to={verificationPaths.verification} {...look('identity')}>
        {t('tabs.identity')}
      </Link>
      <Link to={accountPaths.history} params={{ kind: 'account' }} {...look('history')}>
        {history}
      </Link>
      <Link to={accountPaths.stats} {...look('stats')}>
        {t('tabs.stats')}
      </Link>
      <Link to={accountPaths.notifications} {...look('notifications')}>
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
  | 'stats'
  | 'notifications'
