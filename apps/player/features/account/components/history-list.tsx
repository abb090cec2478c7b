import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PagedList, type Pages } from '../../../shared/lists/paged-list.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { HISTORY_PAGE } from '../../../shared/transactions/transactions.ts'
import { totalsOf } from '../totals.ts'
import { HistoryTotals, NoRecords } from './history-parts.tsx'

/** What fits the filters: the sums of what is shown, and a row for each. */
export function HistoryList<Item>(props: {
  readonly list: UseInfiniteQueryResult<Pages<Item>>
  /** Whether money was played with, or moved. */
  readonly sums: 'play' | 'money'
  /** What an item brought and cost, in kuruş; costs are negative. */
  readonly amountsOf: (item: Item) => readonly number[]
  readonly row: (item: Item) => ReactNode
}) {
  return (
    <PagedList list={props.list} skeleton={<RowSkeletons rows={HISTORY_PAGE} />} empty={<NoRecords />}>
      {(items) => (
        <>
          <Sums of={props.sums} amounts={items.flatMap(props.amountsOf)} />
          <ul className="mt-2">{items.map(props.row)}</ul>
        </>
      )}
    </PagedList>
  )
}

function Sums(props: { readonly of: 'play' | 'money'; readonly amounts: readonly number[] }) {
  const t = useTranslations('history')
  const { moneyIn, moneyOut, net } = totalsOf(props.amounts)
  const parts =
    props.of === 'play'
      ? [
          { label: t('stakes'), amount: -moneyOut },
          { label: t('wins'), amount: moneyIn },
        ]
      : [
          { label: t('moneyIn'), amount: moneyIn },
          { label: t('moneyOut'), amount: moneyOut },
        ]
  return <HistoryTotals sums={[...parts, { label: t('net'), amount: net, signed: true }]} />
}
