import type { Lang } from '@poyraz/text'
import { infiniteQueryOptions, keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query'
import type { FirstReply } from '../page-state.ts'
import { type Called, call } from './call.ts'
import { type Data, type Input, type Item, type ListName, type Name, splitName } from './procedures.ts'
import { type Failure, type Refused, readReply } from './reply.ts'

/** Carries a refused call through React Query, which accepts failures only as exceptions. */
export class CallError extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message || refused.error)
    this.name = 'CallError'
    this.refused = refused
  }
}

/** Cached replies are fresh for this time. */
const STALE_MS = 60_000
const RETRIES = 2
const RETRIED: ReadonlySet<Failure> = new Set(['offline', 'unreachable', 'unavailable'])

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < RETRIES && isRetried(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

export type QueryKey = readonly [className: string, method: string, data: object]

/** Cache key of a call: class, method and data. The language is part of the data, as on the wire. */
export function keyOf(name: Name, data: object, lang: Lang): QueryKey {
  const [className, method] = splitName(name)
  return [className, method, { ...data, Lang: lang }]
}

/** Query options of one read procedure. Pages fetch data only with these functions. */
export function callQuery<N extends Name>(name: N, data: Input<N>, lang: Lang) {
  return queryOptions({ queryKey: keyOf(name, data as object, lang), queryFn: () => asked(name, data) })
}

/** Query options of a list that loads `limit` items per page. */
export function pagedQuery<N extends ListName>(
  name: N,
  data: Input<N> & { readonly limit: number },
  lang: Lang,
) {
  return infiniteQueryOptions({
    queryKey: keyOf(name, { ...(data as object), paged: true }, lang),
    queryFn: ({ pageParam }) => asked(name, { ...data, offset: pageParam }),
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((count, page) => count + itemsOf(page).length, 0)
      return itemsOf(last).length > 0 && loaded < last.total ? loaded : undefined
    },
  })
}

/** Casts for the compiler, which cannot infer for a generic name that lists reply with arrays. */
function itemsOf<N extends ListName>(page: Called<Data<N>>): readonly Item<N>[] {
  return page.data as readonly Item<N>[]
}

async function asked<N extends Name>(name: N, data: Input<N>): Promise<Called<Data<N>>> {
  const answer = await call(name, data)
  if (!answer.ok) throw new CallError(answer.error)
  return answer.value
}

/**
 * Puts the replies embedded in the page into the cache, under the keys that pages use. The first page of a
 * list also fills the paged query of that list.
 */
export function seedReplies(client: QueryClient, replies: readonly FirstReply[], lang: Lang): void {
  for (const { class: className, method, data, reply } of replies) {
    const answer = readReply(reply)
    if (!answer.ok) continue
    const { pagination } = answer.value
    const page = { data: answer.value.data, total: pagination?.total ?? 0 }
    client.setQueryData([className, method, { ...data, Lang: lang }] satisfies QueryKey, page)
    if (pagination?.offset !== 0) continue
    const { offset: _, ...filter } = data
    const grown = [className, method, { ...filter, paged: true, Lang: lang }] satisfies QueryKey
    client.setQueryData(grown, { pages: [page], pageParams: [0] })
  }
}

export function refusalOf(error: unknown): Refused {
  return error instanceof CallError
    ? error.refused
    : { error: 'unreachable', message: '', fields: [], data: null }
}

function isRetried(error: unknown): boolean {
  return error instanceof CallError && RETRIED.has(error.refused.error)
}
