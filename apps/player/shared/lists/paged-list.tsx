import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import type { Sums } from '../endpoint/reply.ts'
import { ListFailure } from './list-failure.tsx'
import { MoreButton } from './more-button.tsx'

export type Pages<Item> = {
  readonly pages: readonly {
    readonly data: readonly Item[]
    readonly total: number
    readonly sums?: Sums | undefined
  }[]
}

/** A list that grows by pages, in each of its states: coming, failed, empty, and as far as it is loaded. */
export function PagedList<Item>(props: {
  readonly list: UseInfiniteQueryResult<Pages<Item>>
  /** Holds the list's final shape while it comes. */
  readonly skeleton: ReactNode
  readonly empty: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}) {
  const { error, refetch, fetchNextPage, isFetchingNextPage } = props.list
  // A page that is added is drawn bit by bit; the button below goes when it stands.
  const { data, hasNextPage } = useDeferredValue(props.list)
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return props.skeleton
  const items = data.pages.flatMap((page) => page.data)
  if (items.length === 0) return props.empty
  return (
    <>
      {props.children(items)}
      {hasNextPage && (
        <MoreButton
          shown={items.length}
          total={data.pages[0]?.total ?? 0}
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  )
}
