import { Card, cx } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RoundHistory } from './round-history.tsx'
import { TransactionHistory } from './transaction-history.tsx'

const LISTS = ['transactions', 'rounds'] as const

export function HistoryTab() {
  const t = useTranslations('account')
  const [list, setList] = useState<(typeof LISTS)[number]>('transactions')
  return (
    <Card>
      <div className="mb-4 flex flex-wrap gap-5 border-b border-line">
        {LISTS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === list}
            onClick={() => setList(name)}
            className={cx(
              '-mb-px min-h-11 border-b-2 text-base font-bold transition',
              name === list ? 'border-brand text-text' : 'border-transparent text-muted hover:text-text',
            )}
          >
            {t(name)}
          </button>
        ))}
      </div>
      {list === 'transactions' ? <TransactionHistory /> : <RoundHistory />}
    </Card>
  )
}
