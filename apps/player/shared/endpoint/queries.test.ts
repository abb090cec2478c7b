import { describe, expect, it } from 'vitest'
import { createQueryClient, keyOf, pagedQuery, seedReplies } from './queries.ts'

const LIST = { result: true, message: '', code: 200, error: null, data: [{ id: 1 }] } as const
const games = (offset: number) => ({
  class: 'casino',
  method: 'games_list',
  data: { limit: 48, offset },
  reply: { ...LIST, pagination: { limit: 48, offset, total: 3 } },
})

describe('replies embedded in the page', () => {
  it('are stored under the keys that pages use (S3.10)', () => {
    const client = createQueryClient()
    seedReplies(client, [games(0)], 'tr')
    const key = keyOf('casino.games_list', { offset: 0, limit: 48 }, 'tr')
    expect(client.getQueryData(key)).toEqual({ data: [{ id: 1 }], total: 3 })
    const { queryKey } = pagedQuery('casino.games_list', { limit: 48 }, 'tr')
    expect(client.getQueryData(queryKey)).toMatchObject({ pages: [{ total: 3 }], pageParams: [0] })
  })

  it('are stored for their language only', () => {
    const client = createQueryClient()
    seedReplies(client, [games(0)], 'tr')
    expect(client.getQueryData(keyOf('casino.games_list', { limit: 48, offset: 0 }, 'en'))).toBeUndefined()
  })

  it('are skipped if they are refusals', () => {
    const client = createQueryClient()
    seedReplies(client, [{ ...games(0), reply: { ...LIST, result: false, error: 'not_found' } }], 'tr')
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})

describe('a paged list', () => {
  const { getNextPageParam } = pagedQuery('casino.games_list', { limit: 2 }, 'tr')
  const page = (items: number, total: number) =>
    ({ data: Array.from({ length: items }, () => ({})), total }) as never
  const next = (...pages: never[]) => getNextPageParam(pages.at(-1) as never, pages, 0, [])

  it('continues after the loaded items until all are loaded (S4.27)', () => {
    expect(next(page(2, 5))).toBe(2)
    expect(next(page(2, 5), page(2, 5))).toBe(4)
    expect(next(page(2, 5), page(2, 5), page(1, 5))).toBeUndefined()
  })

  it('stops at an empty page, whatever the total is', () => {
    expect(next(page(2, 5), page(0, 5))).toBeUndefined()
  })
})
