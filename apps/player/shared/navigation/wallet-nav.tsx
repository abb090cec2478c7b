import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PILL, PillRow } from './pill-row.tsx'

/** The parts of the wallet: paying in and out, bonuses, the accounts that are paid out to, and what happened. */
export function WalletNav({ open }: { readonly open: 'wallet' | 'deposit' | 'withdraw' | 'bonuses' }) {
  const t = useTranslations('wallet')
  return (
    <PillRow label={t('nav')} open={open}>
      <Link to="/wallet" className={PILL}>
        {t('title')}
      </Link>
      <Link to="/deposit" activeOptions={{ includeSearch: false }} className={PILL}>
        {t('deposit')}
      </Link>
      <Link to="/withdraw" className={PILL}>
        {t('withdraw')}
      </Link>
      <Link to="/bonuses" aria-current={open === 'bonuses' ? 'page' : undefined} className={PILL}>
        {t('bonuses')}
      </Link>
      <Link to="/profile" search={{ tab: 'banks' }} className={PILL}>
        {t('accounts')}
      </Link>
      <Link to="/history/$kind" params={{ kind: 'finance' }} className={PILL}>
        {t('history')}
      </Link>
    </PillRow>
  )
}
