import { accountPaths } from '@poyraz/site/account'
import { buttonClass, Card, cx, Money } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Protection } from '../../../shared/protection/protection.ts'

/** Amounts that the player has played today with cash, from the ledger. */
export function TodayCard({ today }: { readonly today: Protection['today'] }) {
  const t = useTranslations('limits')
  return (
    <Card>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-xl">{t('today')}</h2>
        <Link
          to={accountPaths.history}
          params={{ kind: 'account' }}
          className={cx(buttonClass({ variant: 'ghost' }), '-mr-4')}
        >
          {t('statement')}
        </Link>
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure name={t('net')}>
          <Money amount={today.net} sign="always" className={cx(today.net > 0 && 'text-success')} />
        </Figure>
        <Figure name={t('staked')}>
          <Money amount={today.staked} />
        </Figure>
        <Figure name={t('won')}>
          <Money amount={today.won} />
        </Figure>
        <Figure name={t('time')}>{t('minutes', { count: today.minutes })}</Figure>
      </dl>
      <p className="mt-3 text-xs text-muted">{t('ownMoney')}</p>
    </Card>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  )
}
