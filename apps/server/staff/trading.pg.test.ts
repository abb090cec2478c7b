import { tradingSuspend } from '@poyraz/contract/backoffice'
import { createStaffDesk, type StaffDesk, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { type SportsProvider, startSportsProvider } from '@poyraz/testkit/sports-provider'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Order } from './order.ts'
import { trading } from './trading.ts'

const EVENT = 1_001
const note = 'the team sheet is late'
let provider: SportsProvider
let server: TestServer
let desk: StaffDesk
beforeAll(async () => {
  provider = await startSportsProvider()
  await provider.send({ type: 'fixtures', ...FIXTURES })
  await provider.send({ ...PRICES, sequence: 1 })
  server = await startTestServer({ config: { sportsFeed: provider.url } })
  await provider.settled()
  desk = createStaffDesk(server)
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

const team = (id: number, name: string) => ({ id, name, short: 'ABC', colors: ['#112233', '#ffffff'] })
const FIXTURES = {
  leagues: [
    {
      id: 901,
      sport: 'football',
      name: 'Deneme Ligi',
      countryTr: 'Deneme',
      countryEn: 'Trial',
      legsMin: 1,
      teams: [team(90_101, 'Kuzey'), team(90_102, 'Güney')],
    },
  ],
  events: [
    {
      id: EVENT,
      leagueId: 901,
      season: 1,
      homeId: 90_101,
      awayId: 90_102,
      startsAt: '2099-01-01T12:00:00.000Z',
    },
  ],
}
const PRICES = {
  type: 'odds_change',
  eventId: EVENT,
  state: 'upcoming',
  facts: null,
  markets: [
    {
      market: 'FT_1X2',
      group: 'main',
      outcomes: [
        { outcome: '1', odds: 2_000, chance: 475_000 },
        { outcome: 'X', odds: 3_400, chance: 279_000 },
        { outcome: '2', odds: 3_800, chance: 246_000 },
      ],
    },
  ],
}

/** Runs a command; returns its exit code and output. */
async function type(words: Partial<Order>, staff = 'kemal', role: 'trading' | 'support' = 'trading') {
  const backoffice = await desk.client(staff, [role])
  let text = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  try {
    const empty = { action: '', subject: '', detail: '', note: '', tell: '', to: '', from: '' }
    return { code: await trading(backoffice, { ...empty, ...words }), text }
  } finally {
    write.mockRestore()
  }
}
const says = (text: string, code = 0) => ({ code, text: expect.stringContaining(text) })

it('commands of traders suspend, price and list, and are recorded with their reason', async () => {
  expect(await type({ action: 'tree' })).toEqual(says('league:901  Deneme Ligi  0 live, 1 upcoming'))
  expect(await type({ action: 'events', subject: 'football' })).toEqual(
    says('Kuzey - Güney  (Deneme Ligi)  1 markets'),
  )
  const target = `market:${EVENT}/FT_1X2`
  expect(await type({ action: 'suspend', subject: target, note })).toEqual(says('takes no bets'))
  expect(await type({ action: 'suspend', subject: target, note })).toEqual(says('so already', 1))
  expect(await type({ action: 'rules' })).toEqual(says(`stop  ${target}`))
  expect(await type({ action: 'resume', subject: target, note })).toEqual(says('lifted'))
  const outcome = `outcome:${EVENT}/FT_1X2/1`
  expect(await type({ action: 'price', subject: outcome, detail: '1,85', note })).toEqual(
    says('the price 1.85'),
  )
  expect(await type({ action: 'show', subject: String(EVENT) })).toEqual(says('1  1.85  feed 2.00  47.50 %'))
  expect(await type({ action: 'price', subject: outcome, detail: 'off', note })).toEqual(
    says('price of the feed'),
  )
  expect(await type({ action: 'margin', subject: 'league:901', detail: '12', note })).toEqual(
    says('margin of 12 %'),
  )
  expect(await type({ action: 'margin', subject: 'league:901', detail: 'off', note })).toEqual(
    says('of the feed'),
  )
  expect(await type({ action: 'exposure' })).toEqual(says('0 of 0 outcomes'))
  expect(await type({ action: 'ticker' })).toEqual(says('0 of 0 coupons'))
  const { rows } = await server.context.database.pool.query(
    `select actor, data->>'outcome' as outcome, data->>'reason' as reason from compliance.event
     where kind = 'staff_call' and data->>'procedure' = 'trading.suspend' order by id`,
  )
  expect(rows).toEqual([
    { actor: 'staff:kemal', outcome: 'ok', reason: note },
    { actor: 'staff:kemal', outcome: 'state_conflict', reason: note },
  ])
})

it('alarms of the feed are acknowledged', async () => {
  await provider.send({ ...PRICES, sequence: 0 })
  const { text } = await type({ action: 'alarms' })
  const [alarm = ''] = /^\d+(?=.*backwards)/m.exec(text) ?? []
  expect(await type({ action: 'acknowledge', subject: alarm, note })).toEqual(says('is acknowledged'))
  expect(await type({ action: 'alarms' })).toEqual(says('0 of 0 open alarms'))
  expect(await type({ action: 'acknowledge', subject: '999999', note })).toEqual(says('no such', 1))
})

it('a result takes two people', async () => {
  const subject = `market:${EVENT}/FT_1X2`
  const settle = { action: 'settle', subject, detail: '1=won', note }
  expect(await type(settle)).toEqual(says('second person'))
  expect((await type(settle)).code).toBe(1)
  expect(await type(settle, 'selin')).toEqual(says('is settled'))
  expect(await type({ action: 'results' })).toEqual(says(`${subject}  settled  1=won`))
  expect(await type({ action: 'withdraw', subject, note })).toEqual(says('second person'))
  expect(await type({ action: 'withdraw', subject, note }, 'selin')).toEqual(says('result of the feed'))
  expect(await type({ action: 'void', subject, note })).toEqual(says('second person'))
  expect(await type({ action: 'void', subject, note }, 'selin')).toEqual(says('is void'))
  expect(await type({ ...settle, detail: '1=maybe' })).toEqual(says('Say outcomes', 1))
  expect(await type({ ...settle, subject: 'FT_1X2' })).toEqual(says('Say the market', 1))
})

it('an obvious error and a void event take two people', async () => {
  const correct = { action: 'correct', subject: `outcome:${EVENT}/FT_1X2/1`, detail: '1.40', note }
  expect(await type(correct)).toEqual(says('second person'))
  expect(await type(correct, 'selin')).toEqual(says('No coupon is concerned', 1))
  expect(await type({ ...correct, detail: '1.40,maybe' })).toEqual(says('Say the outcome', 1))
  const all = { action: 'void-event', subject: `event:${EVENT}`, detail: 'all', note }
  expect(await type(all)).toEqual(says('second person'))
  expect((await type(all)).code).toBe(1)
  expect(await type({ ...all, detail: 'some' })).toEqual(says('Say the event', 1))
})

it('refuses without permission, without a reason and for a wrong target, in the language of the caller', async () => {
  const denied = await type({ action: 'suspend', subject: `event:${EVENT}`, note }, 'derya', 'support')
  expect(denied.code).toBe(1)
  expect(await type({ action: 'suspend', subject: `event:${EVENT}` })).toEqual(says('--note', 1))
  expect(await type({ action: 'suspend', subject: 'everything', note })).toEqual(says('Say what', 1))
  const trader = await desk.client('kemal')
  const wrong = await trader.call(tradingSuspend, { target: 'event:999999', note })
  expect(wrong).toMatchObject({ ok: false, error: { error: 'not_found' } })
  expect(await type({ action: 'fly' })).toEqual({ code: null, text: '' })
})
