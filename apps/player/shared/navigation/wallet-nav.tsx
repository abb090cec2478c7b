import { accountPaths } from '@poyraz/site/account'
import { bonusPaths } from '@poyraz/site/bonuses'
import { cashierPaths } from '@poyraz/site/cashier'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PILL, PillRow } from './pill-row.tsx'

/**
 * Navigation of the wallet: deposit, withdrawal, bonuses, bank accounts and transactions. The last two are
 * also parts of the account area; a player who comes from the wallet keeps this navigation.
 */
export function WalletNav({ open }: { readonly open: WalletPart }) {
  const t = useTranslations('wallet')
  const look = (part: WalletPart) => ({
    'aria-current': part === open ? ('page' as const) : undefined,
    activeProps: {},
    className: PILL,
  })
  return (
    <PillRow label={t('nav')} open={open}>
      <Link to={cashierPaths.wallet} {...look('wallet')}>
        {t('title')}
      </Link>
      <Link to={cashierPaths.deposit} {...look('deposit')}>
        {t('deposit')}
      </Link>
      <Link to={cashierPaths.withdraw} {...look('withdraw')}>
        {t('withdraw')}
      </Link>
      <Link to={bonusPaths.bonuses} {...look('bonuses')}>
        {t('bonuses')}
      </Link>
      <Link to={accountPaths.profile} search={{ tab: 'banks', via: 'wallet' }} {...look('accounts')}>
        {t('accounts')}
      </Link>
      <Link
        to={accountPaths.history}
        params={{ kind: 'finance' }}
        search={{ via: 'wallet' }}
        {...look('history')}
      >
        {t('history')}
      </Link>
    </PillRow>
  )
}

type WalletPart = 'wallet' | 'deposit' | 'withdraw' | 'bonuses' | 'accounts' | 'history'
