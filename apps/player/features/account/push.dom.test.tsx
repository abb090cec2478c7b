import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshPush } from '../../shared/push/refresh-push.ts'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { descriptionOf, expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { PushCard } from './components/push-card.tsx'

const ENDPOINT = 'https://push.example.test/a'
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

let asked: number
let permission: NotificationPermission
let subscribed: { readonly unsubscribe: () => Promise<boolean> } | null

/** A browser that can get push notifications. */
function stubBrowser() {
  asked = 0
  permission = 'granted'
  subscribed = null
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      subscribed = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async () => (subscribed = subscription),
  }
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => {
      asked++
      return permission
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { subscription }
}

fakeServer()
beforeEach(() => void stubBrowser())
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const settings = (categories: readonly string[]) =>
  answer('crm.push_settings', { publicKey: `B${'A'.repeat(86)}`, categories, devices: 0 })

describe.each(LANGS)('the settings of push notifications (%s)', (lang) => {
  const { push } = TEXTS[lang]
  const browser = () => screen.findByRole('switch', { name: push.browser })

  it('ask for the permission after the press only, and subscribe this browser', async () => {
    settings(['security'])
    answer('crm.push_subscribe', { devices: 1 })
    const { user } = await show(<PushCard />, lang)
    expect(await browser()).toHaveProperty('checked', false)
    expect(asked).toBe(0)
    await user.click(await browser())
    await waitFor(() => expect(callsOf('crm.push_subscribe')).toEqual([{ endpoint: ENDPOINT, ...KEYS }]))
    expect(asked).toBe(1)
    await waitFor(async () => expect(await browser()).toHaveProperty('checked', true))
    await expectAccessible()
  })

  it('say why they cannot be on when the player refuses the permission', async () => {
    settings([])
    permission = 'denied'
    const { user } = await show(<PushCard />, lang)
    await user.click(await browser())
    await waitFor(async () => expect(descriptionOf(await browser())).toBe(push.obstacle.blocked))
    expect(await browser()).toHaveProperty('disabled', true)
    expect(callsOf('crm.push_subscribe')).toEqual([])
  })

  it('say why they cannot be on in a browser without push', async () => {
    settings([])
    Reflect.deleteProperty(globalThis, 'PushManager')
    await show(<PushCard />, lang)
    expect(descriptionOf(await browser())).toBe(push.obstacle.unsupported)
    expect(await browser()).toHaveProperty('disabled', true)
  })

  it('end in the browser, too, where the server refuses', async () => {
    settings([])
    answer('crm.push_subscribe', () => refusal('unavailable', 'not now'))
    const { user } = await show(<PushCard />, lang)
    await user.click(await browser())
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
    await waitFor(() => expect(alerts().join('')).not.toBe(''))
    expect(subscribed).toBeNull()
  })

  it('can be switched off for this browser', async () => {
    const { subscription } = stubBrowser()
    subscribed = subscription
    settings([])
    answer('crm.push_unsubscribe', [])
    const { user } = await show(<PushCard />, lang)
    await waitFor(async () => expect(await browser()).toHaveProperty('checked', true))
    expect(descriptionOf(await browser())).toBe(push.nothingChosen)
    await user.click(await browser())
    await waitFor(() => expect(callsOf('crm.push_unsubscribe')).toEqual([{ endpoint: ENDPOINT }]))
    await waitFor(() => expect(subscribed).toBeNull())
  })

  it('have nothing chosen by default, and change one topic at a time', async () => {
    settings([])
    answer('crm.set_push_categories', (data) => {
      settings(data['categories'] as string[])
      return { result: true, message: '', code: 200, error: null, data: { categories: data['categories'] } }
    })
    const { user } = await show(<PushCard />, lang)
    const topic = (name: keyof typeof push.categories) =>
      screen.findByRole('switch', { name: push.categories[name] })
    const on = () => screen.getAllByRole('switch').filter((one) => (one as HTMLInputElement).checked).length
    await topic('deposit')
    expect(on()).toBe(0)
    await user.click(await topic('security'))
    await waitFor(() => expect(callsOf('crm.push_settings')).toHaveLength(2))
    await user.click(await topic('deposit'))
    await waitFor(() => expect(callsOf('crm.push_settings')).toHaveLength(3))
    await user.click(await topic('security'))
    await waitFor(() =>
      expect(callsOf('crm.set_push_categories')).toEqual([
        { categories: ['security'] },
        { categories: ['deposit', 'security'] },
        { categories: ['deposit'] },
      ]),
    )
  })
})

describe('the start of a page', () => {
  it.each([
    [1, true],
    [0, false],
  ])('keeps a subscription that the server knows (%i) and drops any other', async (known, isKept) => {
    const { subscription } = stubBrowser()
    subscribed = subscription
    answer('crm.push_refresh', { known })
    await refreshPush()
    expect(callsOf('crm.push_refresh')).toEqual([{ endpoint: ENDPOINT }])
    expect(subscribed !== null).toBe(isKept)
  })

  it('keeps a subscription while the server does not answer, and asks nothing without one', async () => {
    const { subscription } = stubBrowser()
    await refreshPush()
    expect(callsOf('crm.push_refresh')).toEqual([])
    subscribed = subscription
    answer('crm.push_refresh', () => refusal('unavailable', 'not now'))
    await refreshPush()
    expect(subscribed).not.toBeNull()
  })
})
