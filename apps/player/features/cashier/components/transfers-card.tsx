import { Card, useLang } from '@poyraz/ui'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { balanceQuery } from '../../../shared/balance/balance.ts'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { type Direction, type Transfer, transfersQuery } from '../api/methods.ts'
import { CancelTransferDialog } from './cancel-transfer-dialog.tsx'
import { TransferRow } from './transfer-row.tsx'

/** The player's deposits or withdrawals with their steps. `quiet` renders nothing if there are none. */
export function TransfersCard(props: { readonly direction: Direction; readonly quiet?: boolean }) {
  const t = useTranslations('transfer')
  const [cancelling, setCancelling] = useState<Transfer | null>(null)
  const { direction } = props
  const list = useInfiniteQuery(transfersQuery(direction, useLang()))
  useFollowedBalance()
  if (props.quiet && !list.data?.pages[0]?.data.length) return null
  return (
    <Card>
      <h2 className="mb-1 text-lg">{t(`mine.${direction}`)}</h2>
      <PagedList
        list={list}
        skeleton={<RowSkeletons rows={3} />}
        empty={<p className="py-3 text-sm text-muted">{t(`none.${direction}`)}</p>}
      >
        {(transfers) => (
          <ul>
            {transfers.map((transfer) => (
              <TransferRow
                key={transfer.transactionID}
                transfer={transfer}
                onCancel={() => setCancelling(transfer)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <CancelTransferDialog transfer={cancelling} onClose={() => setCancelling(null)} />
    </Card>
  )
}

/**
 * Refetches the transfers when a new balance arrives: the server pushes the balance with each step of a
 * transfer, even if the amount is unchanged.
 */
function useFollowedBalance(): void {
  const client = useQueryClient()
  const { dataUpdatedAt } = useQuery(balanceQuery(useLang()))
  // Skips the first balance: the list has just been fetched.
  const seen = useRef(0)
  useEffect(() => {
    if (seen.current > 0 && seen.current !== dataUpdatedAt) {
      void client.invalidateQueries({ queryKey: ['finance', 'list_transfers'] })
    }
    seen.current = dataUpdatedAt
  }, [client, dataUpdatedAt])
}
