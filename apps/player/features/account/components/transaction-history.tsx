import { systemClock } from '@poyraz/kernel'
import { EmptyState, SelectField, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { TransactionRow } from '../../../shared/transactions/transaction-row.tsx'
import {
  HISTORY_PAGE,
  type TransactionFilter,
  transactionsQuery,
} from '../../../shared/transactions/transactions.ts'
import { DEFAULT_RANGE, daysOf, RANGES, type Range } from '../date-range.ts'

/** Categories that can occur so far. */
const CATEGORIES = ['1', '3', '4'] as const
const EVERY = ''

export function TransactionHistory() {
  const t = useTranslations('account')
  const [range, setRange] = useState<Range>(DEFAULT_RANGE)
  const [category, setCategory] = useState<string>(EVERY)
  const filter = useMemo(
    () => ({
      ...daysOf(range, systemClock.nowMs()),
      ...(category === EVERY ? {} : { searchCategory: Number(category) }),
    }),
    [range, category],
  )
  const ranges = RANGES.map((value) => ({ value, label: t(`ranges.${value}`) }))
  const categories = [
    { value: EVERY, label: t('allTypes') },
    ...CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
  ]
  return (
    <>
      <div className="mb-2 grid grid-cols-2 gap-3 md:max-w-prose">
        <SelectField
          label={t('range')}
          options={ranges}
          value={range}
          onChange={(event) => setRange(event.target.value as Range)}
        />
        <SelectField
          label={t('type')}
          options={categories}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
      </div>
      <Rows filter={filter} />
    </>
  )
}

function Rows({ filter }: { readonly filter: TransactionFilter }) {
  const t = useTranslations('account')
  const list = useInfiniteQuery(transactionsQuery(filter, useLang()))
  if (list.error && !list.data) return <ListFailure error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <RowSkeletons rows={HISTORY_PAGE} />
  const items = list.data.pages.flatMap((page) => page.data)
  if (items.length === 0) {
    return (
      <EmptyState
        art={<Picture src={PICTURES.purse} side={80} className="art" />}
        title={t('noTransactions')}
        text={t('noTransactionsText')}
      />
    )
  }
  return (
    <>
      <ul>
        {items.map((item) => (
          <TransactionRow key={item.id} item={item} />
        ))}
      </ul>
      {list.hasNextPage && (
        <MoreButton
          shown={items.length}
          total={list.data.pages[0]?.total ?? 0}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}
