import { systemClock } from '@poyraz/kernel'
import { bonusPaths } from '@poyraz/site/bonuses'
import { formatDateTime } from '@poyraz/text'
import { buttonClass, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PeriodPicker } from '../../../shared/dates/period-picker.tsx'
import { TransactionRow } from '../../../shared/transactions/transaction-row.tsx'
import { type Transaction, transactionsQuery } from '../../../shared/transactions/transactions.ts'
import { usePaused } from '../../../shared/use-paused.ts'
import { filterOf, filtersOf, type StatementFilter, type StatementKind, searchOf } from '../history-filter.ts'
import { type Column, useExport } from '../hooks/use-export.ts'
import { useHistorySearch } from '../hooks/use-history-search.ts'
import { useStatementWords } from '../hooks/use-statement-words.ts'
import { HistoryList } from './history-list.tsx'
import { HistoryHead, NoRecords } from './history-parts.tsx'
import { StatementButton } from './statement-button.tsx'
import { StatementFilters } from './statement-filters.tsx'

const TYPING_PAUSE_MS = 350

/** Ledger lines of one kind: the whole account, deposits and withdrawals, or bonuses. */
export function StatementHistory({ kind }: { readonly kind: StatementKind }) {
  const lang = useLang()
  const address = useHistorySearch()
  const filters = filtersOf(kind, address.search)
  const { busy, run } = useExport('finance.list_transactions', kind, useColumns())
  const min = usePaused(filters.min, TYPING_PAUSE_MS)
  const [nowMs] = useState(() => systemClock.nowMs())
  const filter = filterOf({ ...filters, min }, nowMs)
  const list = useInfiniteQuery(transactionsQuery(filter, lang))
  const change = (part: Partial<StatementFilter>) => address.change(searchOf(kind, { ...filters, ...part }))
  return (
    <>
      <HistoryHead
        period={
          <PeriodPicker value={filters.period} nowMs={nowMs} onChange={(period) => change({ period })} />
        }
        filters={<StatementFilters kind={kind} filter={filters} onChange={change} />}
        files={kind === 'account' && <StatementButton period={filters.period} />}
        exporting={busy}
        onExport={() => void run(filter)}
      />
      <HistoryList
        list={list}
        sums="money"
        row={(item) => <TransactionRow key={item.id} item={item} />}
        empty={kind === 'bonus' && <NoBonuses />}
      />
    </>
  )
}

function NoBonuses() {
  const t = useTranslations('history')
  const action = (
    <Link to={bonusPaths.bonuses} className={buttonClass({ variant: 'quiet' })}>
      {t('toBonuses')}
    </Link>
  )
  return <NoRecords action={action} />
}

function useColumns(): readonly Column<Transaction>[] {
  const t = useTranslations('history.columns')
  const lang = useLang()
  const { category, status } = useStatementWords()
  return [
    { head: t('date'), cell: ({ date }) => formatDateTime(date, lang) },
    { head: t('category'), cell: (item) => category(item.transaction_category_id) },
    { head: t('description'), cell: ({ description }) => description },
    { head: t('status'), cell: (item) => status(item.transaction_status) },
    { head: t('amount'), cell: ({ amount }) => ({ amount }) },
    { head: t('balance'), cell: ({ balanceAfter }) => ({ amount: balanceAfter }) },
    { head: t('reference'), cell: ({ ref }) => ref },
    { head: t('id'), cell: ({ id }) => id },
  ]
}
