import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import type { Rollup } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { drawIcon } from './icons.ts'
import { workerSource } from './service-worker.ts'

type FetchEvent = {
  readonly request: { readonly mode: string; readonly method: string }
  readonly preloadResponse: Promise<unknown>
  readonly respondWith: (answer: Promise<Response>) => void
}

const BUNDLE = { 'assets/manrope-latin-wght-normal-abc.woff2': {} } as unknown as Rollup.OutputBundle

/** Runs the worker with one request; returns `null` if it leaves the request to the browser. */
async function ask(mode: string, network: () => Promise<Response>, preloaded?: Response) {
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const caches = { open: vi.fn<() => void>(), match: vi.fn<() => void>() }
  runInNewContext(workerSource(BUNDLE), {
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener),
    fetch: network,
    Response,
    caches,
  })
  let answer: Promise<Response> | null = null
  listeners.get('fetch')?.({
    request: { mode, method: 'GET' },
    preloadResponse: Promise.resolve(preloaded),
    respondWith: (given) => {
      answer = given
    },
  })
  expect(caches.open).not.toHaveBeenCalled()
  return answer as Promise<Response> | null
}

const down = () => Promise.reject(new TypeError('Failed to fetch'))
const up = () => Promise.resolve(new Response('page'))

describe('the service worker', () => {
  it('shows the offline page in both languages', async () => {
    const response = await ask('navigate', down)
    expect(response?.status).toBe(503)
    const page = await response?.text()
    expect(page).toContain('Bağlantın yok')
    expect(page).toContain('You are offline')
    expect(page).toContain('/assets/manrope-latin-wght-normal-abc.woff2')
    expect(page).not.toContain('__')
  })

  it('allows only its own script, by hash', async () => {
    const policy = (await ask('navigate', down))?.headers.get('content-security-policy')
    expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[A-Za-z0-9+/]{43}='/)
  })

  it('passes the network response on, preloaded or not', async () => {
    expect(await (await ask('navigate', up))?.text()).toBe('page')
    expect(await (await ask('navigate', down, new Response('early')))?.text()).toBe('early')
  })

  it.each(['cors', 'same-origin', 'no-cors'])(
    'ignores %s requests: calls, files and pictures',
    async (mode) => {
      expect(await ask(mode, down)).toBeNull()
    },
  )
})

describe('push notifications', () => {
  type Listener = (event: object) => void

  function start(pages: readonly object[]) {
    const listeners = new Map<string, Listener>()
    const shown: [title: string, options: { readonly data: object }][] = []
    const opened: string[] = []
    let work: Promise<unknown> = Promise.resolve()
    runInNewContext(workerSource(BUNDLE), {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      URL,
      location: { origin: 'https://poyraz.example' },
      registration: {
        showNotification: async (...one: (typeof shown)[number]) => void shown.push(one),
      },
      clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    })
    const tell = async (name: string, event: object) => {
      listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
      await work
    }
    const click = (url: string) =>
      tell('notificationclick', { notification: { close: () => undefined, data: { url } } })
    return { shown, opened, tell, click }
  }

  it('shows what the server sent', async () => {
    const { shown, tell } = start([])
    const payload = { title: 'Bonus', body: 'Bonusun tanımlandı.', url: '/bonuses', tag: 'b', lang: 'tr' }
    await tell('push', { data: { json: () => payload } })
    const { title, url, ...rest } = payload
    expect(shown).toEqual([[title, { ...rest, icon: '/icons/icon-192.png', data: { url } }]])
  })

  it('opens its page in an open window, else in a new one, and none of another site', async () => {
    const page = { focus: vi.fn<() => void>(), navigate: vi.fn<(url: string) => void>() }
    const here = start([page])
    await here.click('/bonuses')
    expect(page.navigate).toHaveBeenCalledWith('https://poyraz.example/bonuses')
    const alone = start([])
    await alone.click('/wallet')
    await alone.click('https://elsewhere.example/wallet')
    expect(alone.opened).toEqual(['https://poyraz.example/wallet'])
  })
})

describe('icons', () => {
  it('fill their square if a system cuts them out, else have rounded corners', async () => {
    const corner = async (fills: boolean) => {
      const image = sharp(await drawIcon({ side: 192, fills })).ensureAlpha()
      expect((await image.metadata()).width).toBe(192)
      return (await image.raw().toBuffer())[3]
    }
    expect([await corner(true), await corner(false)]).toEqual([255, 0])
  })
})
