import { accountPaths } from '@poyraz/site/account'
import { bonusPaths } from '@poyraz/site/bonuses'
import { cashierPaths } from '@poyraz/site/cashier'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PILL, PillRow } from './pill-row.tsx'

/**
 * The parts of the wallet: paying in and out, bonuses, the accounts that are paid out to, and what happened.
 * The last two are parts of the account as well; who comes from here keeps this row.
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
