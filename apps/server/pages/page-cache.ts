import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Bounds, bounded, type Clock, type Result, SECOND_MS } from '@poyraz/kernel'
import { createLru } from '../edge/lru.ts'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

export type WantedPage = {
  /** Everything in the request that the page depends on. */
  readonly key: string
  /** Further inputs of the page: if one of them changes, the page is made again. */
  readonly from: readonly unknown[]
  readonly encoding: Encoding
}

/**
 * Returns the bytes of a page, and makes them if they are not cached. While too many pages are being made,
 * returns the previous bytes, or `unavailable` if there are none.
 */
export type PageCache = (
  wanted: WantedPage,
  make: () => Promise<string>,
) => Promise<Result<Buffer, 'unavailable'>>

/** Same lifetime as the replies in the page (`first-replies.ts`). */
const TTL_MS = 5 * SECOND_MS
const KEPT_MAX = 300
/**
 * One page is rendered and compressed at a time. Compression uses one of the four threads of the pool and
 * password hashing two (`modules/identity/hasher.ts`), so one stays free for files and DNS.
 */
const BOUNDS: Bounds = { running: 1, waiting: 64 }
/** A page is compressed again every few seconds, so a medium level is enough. */
const BROTLI_QUALITY = 4

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

type CacheEntry = {
  readonly from: readonly unknown[]
  untilMs: number
  readonly page: Promise<Result<Buffer, 'unavailable'>>
}

/** Creates a cache of encoded pages. Concurrent requests for one page share one rendering. */
export function createPageCache(clock: Clock, bounds = BOUNDS): PageCache {
  const kept = createLru<CacheEntry>(KEPT_MAX)
  const queued = bounded(bounds)
  return ({ key, from, encoding }, make) => {
    const name = `${encoding} ${key}`
    const known = kept.get(name)
    if (known && clock.nowMs() < known.untilMs && isSame(known.from, from)) return known.page
    const made = queued(async () => encode(await make(), encoding))
    // Under load an expired page is better than none.
    const page = made.then((one) => (one.ok || !known ? one : known.page))
    const entry: CacheEntry = { from, untilMs: clock.nowMs() + TTL_MS, page }
    kept.set(name, entry)
    const forget = () => void (entry.untilMs = 0)
    made.then((one) => one.ok || forget(), forget)
    return page
  }
}

function isSame(one: readonly unknown[], two: readonly unknown[]): boolean {
  return one.length === two.length && one.every((part, index) => part === two[index])
}

function encode(html: string, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return encoding === 'gzip' ? gz(html) : Buffer.from(html)
}
