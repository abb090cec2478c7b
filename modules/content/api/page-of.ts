import type { Page } from '@poyraz/contract'

type Paging = { readonly limit: number; readonly offset: number }

/** One page of a list that is whole in memory. */
export function pageOf<T, Presented>(
  list: readonly T[],
  { limit, offset }: Paging,
  present: (item: T) => Presented,
): Page<Presented> {
  return { items: list.slice(offset, offset + limit).map(present), total: list.length, limit, offset }
}
