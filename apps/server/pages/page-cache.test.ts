import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { deferred } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { expect, it } from 'vitest'
import { createPageCache, type WantedPage } from './page-cache.ts'

const HOME: WantedPage = { key: 'tr /', from: [1, 'a'], encoding: 'identity' }
const FULL = { ok: false, error: 'unavailable' }

/** A cache, and how often a page was made. */
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

it('a page is made and compressed once for all who ask at once or soon after (C06)', async () => {
  const { clock, ask } = counted()
  const asked = Array.from({ length: 32 }, () => ask(HOME))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['page 1']))
  clock.advance(4999)
  expect(await ask({ ...HOME, from: [1, 'a'] })).toBe('page 1')
  clock.advance(1)
  expect(await ask(HOME)).toBe('page 2')
})

it('a page is made anew when what it is made of is new', async () => {
  const { ask } = counted()
  await ask(HOME)
  expect(await ask({ ...HOME, from: [2, 'a'] })).toBe('page 2')
  expect(await ask({ ...HOME, from: [2, 'a', 3] })).toBe('page 3')
  expect(await ask({ ...HOME, key: 'en /', from: [2, 'a', 3] })).toBe('page 4')
})

it('a page comes in the encoding that is asked for', async () => {
  const { cache } = counted()
  const bytes = async (encoding: WantedPage['encoding']) => {
    const page = await cache({ ...HOME, encoding }, async () => '<p>x</p>')
    return page.ok ? page.value : Buffer.alloc(0)
  }
  expect(brotliDecompressSync(await bytes('br')).toString()).toBe('<p>x</p>')
  expect(gunzipSync(await bytes('gzip')).toString()).toBe('<p>x</p>')
  expect((await bytes('identity')).toString()).toBe('<p>x</p>')
})

it('so many pages are made at once, so many wait, and the next is refused until there is room (C06)', async () => {
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
  // Whoever wants a page that is being made waits with the others and takes no place.
  const same = cache({ ...HOME, key: 'one' }, make)
  expect(making).toBe(1)
  stuck.resolve('html')
  expect((await Promise.all([first, second, same])).every(({ ok }) => ok)).toBe(true)
  expect(await cache({ ...HOME, key: 'three' }, make)).toMatchObject({ ok: true })
})

it('a page that could not be made is tried again by the next reader', async () => {
  const { cache, ask } = counted()
  await expect(cache(HOME, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await ask(HOME)).toBe('page 1')
})

it('a page that cannot be made anew now is sent as it was (C06)', async () => {
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
