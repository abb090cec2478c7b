import { ok, type Result } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import type { Input, Item, ListName } from '../../../shared/endpoint/procedures.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'

/** Maximum page size of a list. */
const PAGE = 250
/** Maximum number of rows in a file, to limit the load on the server. */
const ROWS_MAX = 5000

export type AllPages<T> = { readonly items: readonly T[]; readonly cut: boolean }

/** Fetches all items of a list page by page, up to 5,000; `cut` is true if there are more. */
export async function allPages<N extends ListName>(
  name: N,
  filter: Omit<Input<N>, 'limit' | 'offset'>,
): Promise<Result<AllPages<Item<N>>, Refused>> {
  const items: Item<N>[] = []
  let total = 0
  do {
    const input = { ...filter, limit: PAGE, offset: items.length } as unknown as Input<N>
    const answer = await call(name, input)
    if (!answer.ok) return answer
    const page = answer.value.data as readonly Item<N>[]
    items.push(...page)
    total = page.length === 0 ? items.length : answer.value.total
  } while (items.length < total && items.length < ROWS_MAX)
  return ok({ items, cut: items.length < total })
}
