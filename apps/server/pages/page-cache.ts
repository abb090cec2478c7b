import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  type BoundedByOwner,
  type Bounds,
  boundedByOwner,
  type Clock,
  deferred,
  ok,
  type Result,
  SECOND_MS,
} from '@poyraz/kernel'
import { createLru } from '../edge/lru.ts'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

export type WantedPage = {
  /** Everything in the request that the page depends on. */
  readonly key: string
  /** Further inputs of the page: if one of them changes, the page is made again. */
  readonly from: readonly unknown[]
  readonly encoding: Encoding
  /** The address that asks for it, or its network (`readerAt`): the readers whose pages wait take turns. */
  readonly reader: string
}

/**
 * Returns the bytes of a page, and makes them if they are not cached. While too many pages are being made,
 * returns the previous bytes, or `unavailable` if there are none.
 */
export type PageCache = (wanted: WantedPage, make: () => Promise<string>) => Promise<MadePage>
type MadePage = Result<Buffer, 'unavailable'>

/** Same lifetime as the replies in the page (`first-replies.ts`). */
const TTL_MS = 5 * SECOND_MS
const KEPT_MAX = 300
/**
 * One page is rendered and compressed at a time. Compression uses one of the four threads of the pool and
 * password hashing two (`modules/identity/hasher.ts`), so one stays free for files and DNS. A reader alone may
 * have half of the pages that wait.
 */
const BOUNDS: Bounds = { running: 1, waiting: 256 }
/** A page is compressed again every few seconds, so a medium level is enough. */
const BROTLI_QUALITY = 4

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

type CacheEntry = {
  readonly from: readonly unknown[]
  /** A page that waits does not age. */
  untilMs: number
  page: Buffer | null
  /** Bytes of the page before this one. */
  readonly previous: Buffer | null
  /** Makes the page; once, however many readers wait for it. */
  readonly make: () => Promise<Buffer>
  /** The page once its making has begun. */
  begun: Promise<Buffer> | null
  readonly made: ReturnType<typeof deferred<MadePage>>
  readonly asked: Map<string, Promise<MadePage>>
}

/** Creates a cache of encoded pages. Concurrent requests for one page share one rendering. */
export function createPageCache(clock: Clock, bounds = BOUNDS): PageCache {
  const kept = createLru<CacheEntry>(KEPT_MAX)
  const queued = boundedByOwner(bounds)
  return async ({ key, from, encoding, reader }, make) => {
    const name = `${encoding} ${key}`
    const known = kept.get(name)
    const isFresh = known && clock.nowMs() < known.untilMs && isSame(known.from, from)
    if (isFresh) return ask(queued, known, reader)
    const previous = known?.page ?? known?.previous ?? null
    const entry = createEntry(clock, { from, previous, make: async () => encode(await make(), encoding) })
    kept.set(name, entry)
    return ask(queued, entry, reader)
  }
}

function createEntry(
  clock: Clock,
  { make, ...known }: Pick<CacheEntry, 'from' | 'previous' | 'make'>,
): CacheEntry {
  const begin = async () => {
    entry.untilMs = clock.nowMs() + TTL_MS
    try {
      entry.page = await make()
    } catch (error) {
      entry.untilMs = 0
      throw error
    }
    entry.made.resolve(ok(entry.page))
    return entry.page
  }
  const entry: CacheEntry = {
    ...known,
    untilMs: Number.POSITIVE_INFINITY,
    page: null,
    make: () => (entry.begun ??= begin()),
    begun: null,
    made: deferred(),
    asked: new Map(),
  }
  return entry
}

/**
 * Returns the page as soon as the turn of one of the readers who wait for it has come. A reader who asks
 * again takes no further place.
 */
async function ask(queued: BoundedByOwner, entry: CacheEntry, reader: string): Promise<MadePage> {
  if (entry.page) return ok(entry.page)
  const mine = entry.asked.get(reader)
  if (mine) return mine
  const turn = entry.begun ? entry.begun.then(ok) : queued(reader, entry.make)
  const asked = Promise.race([turn, entry.made.promise])
    // Under load an expired page is better than none.
    .then((one) => (one.ok || entry.previous === null ? one : ok(entry.previous)))
    .finally(() => entry.asked.delete(reader))
  entry.asked.set(reader, asked)
  return asked
}

function isSame(one: readonly unknown[], two: readonly unknown[]): boolean {
  return one.length === two.length && one.every((part, index) => part === two[index])
}

function encode(html: string, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return encoding === 'gzip' ? gz(html) : Buffer.from(html)
}
