import {
  accountClose,
  accountEndSession,
  accountSessions,
  crmPushRefresh,
  crmPushSettings,
  crmPushSubscribe,
  crmSetPushCategories,
  PUSH_CATEGORIES,
  prepayProcessTransaction,
  rgSelfExclude,
  userLogout,
  userPassChange,
} from '@poyraz/contract'
import { fakeClock } from '@poyraz/testkit'
import {
  newPlayer,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const clock = fakeClock(Date.now())
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const query = <Row>(text: string) =>
  server.context.database.pool.query(text).then(({ rows }) => rows as readonly Row[])
beforeEach(() => query(`delete from jobs.job where name = 'engagement.push'`))

/** Returns the kinds that are queued for push services, in their order. */
async function queued(): Promise<readonly string[]> {
  const rows = await query<{ what: string }>(
    `select data ->> 'what' as what from jobs.job where name = 'engagement.push' order by created_on`,
  )
  return rows.map(({ what }) => what)
}

let browsers = 0
async function subscribe(client: TestClient): Promise<void> {
  browsers += 1
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  await client.call(crmPushSubscribe, {
    endpoint: `https://no-such-host.push.apple.com/${browsers}`,
    ...keys,
  })
}

async function listener() {
  const player = await newPlayer(server)
  await player.client.call(crmSetPushCategories, { categories: [...PUSH_CATEGORIES] })
  await subscribe(player.client)
  return player
}

const pay = (client: TestClient) =>
  client.call(
    prepayProcessTransaction,
    { methodID: SANDBOX_METHOD, amount: 10_000 },
    { key: 'push-test-payment-1' },
  )
const devices = async (client: TestClient) => (await client.call(crmPushSettings, {})).data.devices

it('a credited deposit is pushed once, also for a repeated call', async () => {
  const { client } = await listener()
  await pay(client)
  await pay(client)
  expect(await queued()).toEqual(['deposit_credited'])
})

it('a new password is pushed to every browser, although it ends all sessions', async () => {
  const { client, username, password } = await listener()
  const other = server.client()
  await other.signIn(username, password)
  await subscribe(other)
  await query(`delete from jobs.job where name = 'engagement.push'`)
  const next = `${password}x9`
  const form = { oldPassword: password, password: next, passwordConfirm: next }
  expect((await client.call(userPassChange, form)).error).toBeNull()
  expect(await queued()).toEqual(['password_changed', 'password_changed'])
})

it('a new password suspends the browsers of all sessions, until the player signs in there again', async () => {
  const { client, username, password } = await listener()
  const thief = server.client()
  await thief.signIn(username, password)
  await subscribe(thief)
  const next = `${password}x9`
  const form = { oldPassword: password, password: next, passwordConfirm: next }
  expect((await client.call(userPassChange, form)).error).toBeNull()
  await client.signIn(username, next)
  expect(await devices(client)).toBe(0)
  await query(`delete from jobs.job where name = 'engagement.push'`)
  await pay(client)
  expect(await queued()).toEqual([])
  const endpoint = `https://no-such-host.push.apple.com/${browsers - 1}`
  expect((await client.call(crmPushRefresh, { endpoint })).data.known).toBe(1)
  expect(await devices(client)).toBe(1)
})

it('the end of an account ends its browsers and its choice', async () => {
  const { client, username } = await listener()
  const rows = () =>
    query<{ kind: string }>(`
      select 'browser' as kind from engagement.push_subscription s join identity.player p on p.id = s.player_id
       where p.username = '${username}'
      union all
      select unnest(c.categories) from engagement.push_choice c join identity.player p on p.id = c.player_id
       where p.username = '${username}'`)
  expect(await rows()).toHaveLength(1 + PUSH_CATEGORIES.length)
  expect((await client.call(accountClose, {})).data.state).toBe('closed')
  expect(await rows()).toEqual([])
})

it('a logout, and the end of a session from another device, end the browser of that session', async () => {
  const { client, username, password } = await listener()
  const [second, third] = [server.client(), server.client()]
  for (const one of [second, third]) {
    await one.signIn(username, password)
    await subscribe(one)
  }
  expect(await devices(client)).toBe(3)
  await second.call(userLogout, {})
  expect(await devices(client)).toBe(2)
  const { data: sessions } = await client.call(accountSessions, {})
  const other = sessions.find(({ current }) => !current)
  await client.call(accountEndSession, { id: other?.id ?? '' })
  expect(await devices(client)).toBe(1)
})

it('a self-exclusion takes the consent to marketing back and keeps the rest (R41)', async () => {
  const { client, username, password } = await listener()
  await client.call(rgSelfExclude, { months: 6 })
  await client.signIn(username, password)
  const { data } = await client.call(crmPushSettings, {})
  expect(data.categories).toEqual(['deposit', 'withdrawal', 'security', 'bonus', 'sports'])
  const { error } = await client.call(crmSetPushCategories, { categories: ['promotion'] })
  expect(error).toBe('excluded')
})
