import { systemClock } from '@poyraz/kernel'
import { formatDateTime } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PeriodPicker } from '../../../shared/dates/period-picker.tsx'
import { TransactionRow } from '../../../shared/transactions/transaction-row.tsx'
import { type Transaction, transactionsQuery } from '../../../shared/transactions/transactions.ts'
import { FIRST_WISH, filterOf, type StatementKind, type Wish } from '../history-filter.ts'
import { type Column, useExport } from '../hooks/use-export.ts'
import { usePaused } from '../hooks/use-paused.ts'
import { useStatementWords } from '../hooks/use-statement-words.ts'
import { HistoryList } from './history-list.tsx'
import { HistoryHead } from './history-parts.tsx'
import { StatementButton } from './statement-button.tsx'
import { StatementFilters } from './statement-filters.tsx'

/** Lines of the ledger: the whole account, its deposits and withdrawals, or its bonuses. */
export function StatementHistory({ kind }: { readonly kind: StatementKind }) {
  const lang = useLang()
  const [wish, setWish] = useState(FIRST_WISH[kind])
  const { busy, run } = useExport('finance.list_transactions', kind, useColumns())
  const minAmount = usePaused(wish.minAmount)
  const [nowMs] = useState(() => systemClock.nowMs())
  const filter = useMemo(() => filterOf({ ...wish, minAmount }, lang, nowMs), [wish, minAmount, lang, nowMs])
  const list = useInfiniteQuery(transactionsQuery(filter, lang))
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })
  return (
    <>
      <HistoryHead
        period={<PeriodPicker value={wish.period} nowMs={nowMs} onChange={(period) => change({ period })} />}
        filters={<StatementFilters kind={kind} wish={wish} onChange={change} />}
        files={kind === 'account' && <StatementButton period={wish.period} />}
        exporting={busy}
        onExport={() => void run(filter)}
      />
      <HistoryList
        list={list}
        sums="money"
        amountsOf={({ amount }) => [amount]}
        row={(item) => <TransactionRow key={item.id} item={item} />}
      />
    </>
  )
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
