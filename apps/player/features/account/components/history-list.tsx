import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Sums } from '../../../shared/endpoint/reply.ts'
import { PagedList, type Pages } from '../../../shared/lists/paged-list.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { HISTORY_PAGE } from '../../../shared/transactions/transactions.ts'
import { HistoryTotals, NoRecords } from './history-parts.tsx'

/** Totals of all items that match the filters, and one row for each loaded item. */
export function HistoryList<Item>(props: {
  readonly list: UseInfiniteQueryResult<Pages<Item>>
  /** Labels of the totals: stakes and wins, or deposits and withdrawals. */
  readonly sums: 'play' | 'money'
  readonly row: (item: Item) => ReactNode
  /** Shown instead of the list if no item matches. */
  readonly empty?: ReactNode
}) {
  const sums = props.list.data?.pages[0]?.sums
  return (
    <PagedList
      list={props.list}
      skeleton={<RowSkeletons rows={HISTORY_PAGE} />}
      empty={props.empty || <NoRecords />}
    >
      {(items) => (
        <>
          {sums && <Totals of={props.sums} sums={sums} />}
          <ul className="mt-2">{items.map(props.row)}</ul>
        </>
      )}
    </PagedList>
  )
}

function Totals(props: { readonly of: 'play' | 'money'; readonly sums: Sums }) {
  const t = useTranslations('history')
  const { moneyIn, moneyOut } = props.sums
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
  return <HistoryTotals sums={[...parts, { label: t('net'), amount: moneyIn + moneyOut, signed: true }]} />
}
