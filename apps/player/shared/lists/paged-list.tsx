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

/** A paged list in each state: loading, failed, empty or with items. */
export function PagedList<Item>(props: {
  readonly list: UseInfiniteQueryResult<Pages<Item>>
  /** Placeholder in the shape of the list while it loads. */
  readonly skeleton: ReactNode
  readonly empty: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}) {
  const { error, refetch, fetchNextPage, isFetchingNextPage } = props.list
  // Deferred: a new page renders in the background, and the button is removed when it is done.
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
