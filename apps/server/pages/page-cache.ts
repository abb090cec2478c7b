import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Bounds, bounded, type Clock, type Result, SECOND_MS } from '@poyraz/kernel'
import { createLru } from '../edge/lru.ts'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

export type WantedPage = {
  /** Everything in the request that the page depends on. */
  readonly key: string
  /** What else it is made of: another one makes another page. */
  readonly from: readonly unknown[]
  readonly encoding: Encoding
}

/**
 * The bytes of a page, made where they are not known. While too many are being made, those of before, or
 * `unavailable` where there are none.
 */
export type PageCache = (
  wanted: WantedPage,
  make: () => Promise<string>,
) => Promise<Result<Buffer, 'unavailable'>>

/** As long as the replies in it (`first-replies.ts`). */
const TTL_MS = 5 * SECOND_MS
const KEPT_MAX = 300
/**
 * One page is drawn and compressed at a time. Compressing takes one of the four threads of the pool, hashing
 * of passwords two (`modules/identity/hasher.ts`), so that files and names never wait for either.
 */
const BOUNDS: Bounds = { running: 1, waiting: 64 }
/** A page is made anew every few seconds: a middling effort is enough. */
const BROTLI_QUALITY = 4

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

type Kept = {
  readonly from: readonly unknown[]
  untilMs: number
  readonly page: Promise<Result<Buffer, 'unavailable'>>
}

/** Keeps pages as they are sent. Readers who want the same page at once wait for one making of it. */
export function createPageCache(clock: Clock, bounds = BOUNDS): PageCache {
  const kept = createLru<Kept>(KEPT_MAX)
  const queued = bounded(bounds)
  return ({ key, from, encoding }, make) => {
    const name = `${encoding} ${key}`
    const known = kept.get(name)
    if (known && clock.nowMs() < known.untilMs && isSame(known.from, from)) return known.page
    const made = queued(async () => encode(await make(), encoding))
    // Under load a page of some seconds ago is better than none.
    const page = made.then((one) => (one.ok || !known ? one : known.page))
    const entry: Kept = { from, untilMs: clock.nowMs() + TTL_MS, page }
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
