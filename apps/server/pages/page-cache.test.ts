import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { deferred } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { describe, expect, it } from 'vitest'
import { createPageCache, type WantedPage } from './page-cache.ts'

const HOME: WantedPage = { key: 'tr /', from: [1, 'a'], encoding: 'identity', reader: 'one' }
const FULL = { ok: false, error: 'unavailable' }

/** A page cache, and a counter of rendered pages. */
function counted(bounds?: { running: number; waiting: number }) {
  const clock = fakeClock(0)
  const cache = createPageCache(clock, bounds)
  const made: string[] = []
  const ask = async (wanted: WantedPage) => {
    const page = await cache(wanted, async () => `page ${made.push(wanted.key)}`)
    return page.ok ? page.value.toString() : page
  }
  return { clock, cache, made, ask }
}

it('renders and compresses a page once for concurrent and soon following requests (C06)', async () => {
  const { clock, ask } = counted()
  const asked = Array.from({ length: 32 }, () => ask(HOME))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['page 1']))
  clock.advance(4999)
  expect(await ask({ ...HOME, from: [1, 'a'] })).toBe('page 1')
  clock.advance(1)
  expect(await ask(HOME)).toBe('page 2')
})

it('renders a page again when its inputs change', async () => {
  const { ask } = counted()
  await ask(HOME)
  expect(await ask({ ...HOME, from: [2, 'a'] })).toBe('page 2')
  expect(await ask({ ...HOME, from: [2, 'a', 3] })).toBe('page 3')
  expect(await ask({ ...HOME, key: 'en /', from: [2, 'a', 3] })).toBe('page 4')
})

it('returns a page in the requested encoding', async () => {
  const { cache } = counted()
  const bytes = async (encoding: WantedPage['encoding']) => {
    const page = await cache({ ...HOME, encoding }, async () => '<p>x</p>')
    return page.ok ? page.value : Buffer.alloc(0)
  }
  expect(brotliDecompressSync(await bytes('br')).toString()).toBe('<p>x</p>')
  expect(gunzipSync(await bytes('gzip')).toString()).toBe('<p>x</p>')
  expect((await bytes('identity')).toString()).toBe('<p>x</p>')
})

it('limits running and waiting renderings, and refuses further ones (C06)', async () => {
  const { cache } = counted({ running: 1, waiting: 1 })
  const stuck = deferred<string>()
  let making = 0
  const make = async () => {
    making += 1
    return stuck.promise
  }
  const first = cache({ ...HOME, key: 'one' }, make)
  const second = cache({ ...HOME, key: 'two' }, make)
  expect(await cache({ ...HOME, key: 'three' }, make)).toEqual(FULL)
  // A request for a page that is being made shares its rendering and takes no place.
  const same = cache({ ...HOME, key: 'one' }, make)
  expect(making).toBe(1)
  stuck.resolve('html')
  expect((await Promise.all([first, second, same])).every(({ ok }) => ok)).toBe(true)
  expect(await cache({ ...HOME, key: 'three' }, make)).toMatchObject({ ok: true })
})

it('renders a failed page again for the next request', async () => {
  const { cache, ask } = counted()
  await expect(cache(HOME, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await ask(HOME)).toBe('page 1')
})

it('returns the previous page while a new one cannot be rendered (C06)', async () => {
  const { clock, cache, ask } = counted({ running: 1, waiting: 0 })
  expect(await ask(HOME)).toBe('page 1')
  const stuck = deferred<string>()
  const other = cache({ ...HOME, key: 'other' }, () => stuck.promise)
  clock.advance(5000)
  expect(await ask(HOME)).toBe('page 1')
  expect(await ask({ ...HOME, from: [2] })).toBe('page 1')
  stuck.resolve('html')
  await other
  expect(await ask({ ...HOME, from: [2] })).toBe('page 2')
})

describe('the pages of one reader', () => {
  /** Asks for many pages as one reader, and notes the order in which pages are rendered. */
  function flooded(count: number) {
    const { cache } = counted()
    const order: string[] = []
    const ask = (key: string, reader: string) =>
      cache({ ...HOME, key, reader }, async () => {
        order.push(key)
        return key
      })
    const flood = Promise.all(Array.from({ length: count }, (_, at) => ask(`flood ${at}`, 'flood')))
    return { order, ask, flood }
  }

  it('are not all rendered before the page of another reader (C06)', async () => {
    const { order, ask, flood } = flooded(40)
    expect(await ask('home', 'guest')).toMatchObject({ ok: true })
    await flood
    expect(order.indexOf('home')).toBeLessThan(3)
  })

  it('do not delay another reader who asks for one that still waits (C06)', async () => {
    const { order, ask, flood } = flooded(40)
    expect(await ask('flood 39', 'guest')).toMatchObject({ ok: true })
    await flood
    expect(order.indexOf('flood 39')).toBeLessThan(3)
    expect(order).toHaveLength(40)
  })

  it('take no place that another reader needs (C06)', async () => {
    const { ask, flood } = flooded(400)
    expect(await ask('home', 'guest')).toMatchObject({ ok: true })
    expect((await flood).some(({ ok }) => !ok)).toBe(true)
  })
})

it('gives a page to readers whose turn has not come as soon as it is there (C06)', async () => {
  const { cache } = counted()
  const gates = new Map(['busy', 'home', 'next'].map((key) => [key, deferred<string>()]))
  const ask = (key: string, reader: string) => cache({ ...HOME, key, reader }, () => gate(key).promise)
  const gate = (key: string) => gates.get(key) ?? deferred<string>()
  const busy = ask('busy', 'one')
  const [mine, next, same] = [ask('home', 'two'), ask('next', 'three'), ask('home', 'three')]
  for (const key of ['busy', 'home']) gate(key).resolve(key)
  expect(await Promise.all([busy, mine, same])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
  gate('next').resolve('next')
  expect(await next).toMatchObject({ ok: true })
})
