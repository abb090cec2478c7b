import type { Lang } from '@poyraz/text'
import { infiniteQueryOptions, keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query'
import type { FirstReply } from '../page-state.ts'
import { call, type Called } from './call.ts'
import type { ClassName, Data, Input, MethodName } from './procedures.ts'
import { type Failure, type Refused, readReply } from './reply.ts'

/** How a refused call travels through React Query, which knows failures only as exceptions. */
export class CallError extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message || refused.error)
    this.name = 'CallError'
    this.refused = refused
  }
}

/** A catalogue does not change while somebody looks at it. */
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

type Key = readonly [className: string, method: string, data: object]

/** The cache knows a reply by class, method and data; the language is part of the data, as on the wire. */
export function keyOf(className: string, method: string, data: object, lang: Lang): Key {
  return [className, method, { ...data, Lang: lang }]
}

/** One read procedure as query options: the only way in which pages ask for data. */
export function callQuery<C extends ClassName, M extends MethodName<C>>(
  className: C,
  method: M,
  data: Input<C, M>,
  lang: Lang,
) {
  return queryOptions({
    queryKey: keyOf(className, method, data as object, lang),
    queryFn: () => asked(className, method, data),
  })
}

/** A list that grows by pages of `limit`, as its player asks for more. */
export function pagedQuery<C extends ClassName, M extends MethodName<C>>(
  className: C,
  method: M,
  data: Input<C, M> & { readonly limit: number },
  lang: Lang,
) {
  return infiniteQueryOptions({
    queryKey: keyOf(className, method, { ...(data as object), paged: true }, lang),
    queryFn: ({ pageParam }) => asked(className, method, { ...data, offset: pageParam }),
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((count, page) => count + page.data.length, 0)
      return last.data.length > 0 && loaded < last.total ? loaded : undefined
    },
  })
}

async function asked<C extends ClassName, M extends MethodName<C>>(
  className: C,
  method: M,
  data: Input<C, M>,
): Promise<Called<Data<C, M>>> {
  const answer = await call(className, method, data)
  if (!answer.ok) throw new CallError(answer.error)
  return answer.value
}

/** Puts the replies that came inside the page into the cache, under the keys their pages will ask with. */
export function seedReplies(client: QueryClient, replies: readonly FirstReply[], lang: Lang): void {
  for (const { class: className, method, data, reply } of replies) {
    const answer = readReply(reply)
    if (!answer.ok) continue
    const page = { data: answer.value.data, total: answer.value.pagination?.total ?? 0 }
    client.setQueryData(keyOf(className, method, data, lang), page)
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
