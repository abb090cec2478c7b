import { tablesBet } from '@poyraz/contract'
import {
  createStaffDesk,
  newPlayer,
  type StaffDesk,
  startTestServer,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dealer } from './dealer.ts'
import type { Order } from './order.ts'

const ROULETTE = '134'
const BACCARAT = '135'
const note = 'for a test'
let server: TestServer
let desk: StaffDesk
beforeAll(async () => {
  server = await startTestServer({ config: { tableTime: 10 } })
  desk = createStaffDesk(server)
})
afterAll(() => server.close())

/** Runs a command; returns its exit code and output. */
async function type(words: Partial<Order>, staff = 'kemal', role: 'dealer' | 'floor' | 'support' = 'dealer') {
  const backoffice = await desk.client(staff, [role])
  let text = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk)
    return true
  })
  try {
    const empty = { action: '', subject: '', detail: '', note: '', tell: '', to: '', from: '' }
    return { code: await dealer(backoffice, { ...empty, ...words }), text }
  } finally {
    write.mockRestore()
  }
}
const says = (text: string, code = 0) => ({ code, text: expect.stringContaining(text) })
const show = () => type({ action: 'show', subject: ROULETTE })
/** Repeats `show` until it says this. */
const shows = (text: string) =>
  vi.waitFor(async () => expect(await show()).toEqual(says(text)), { timeout: 20_000, interval: 200 })

it('a dealer takes a table, deals a round, voids a value and hands the table over', async () => {
  expect(await type({ action: 'tables' })).toEqual(says('134  Beyoğlu Hand-Dealt Roulette  roulette  nobody'))
  expect(await type({ action: 'enter', subject: ROULETTE, detail: '17' })).toEqual(says('take it first', 1))
  const taken = await type({ action: 'take', subject: ROULETTE })
  expect(taken).toEqual(says('dealt by kemal (you)'))
  expect(await type({ action: 'take', subject: ROULETTE }, 'selin')).toEqual(says('Another account', 1))
  const { client } = await newPlayer(server, 100_000)
  const [roundID = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(taken.text) ?? []
  const bet = { tableID: 134, roundID, chips: [{ spot: '17', amount: 10_000 }] }
  expect(await client.call(tablesBet, bet)).toMatchObject({ result: true })
  await shows('Next: number.')
  expect(await type({ action: 'enter', subject: ROULETTE, detail: '37' })).toEqual(says('0 to 36', 1))
  expect(await type({ action: 'enter', subject: ROULETTE, detail: '20' })).toEqual(says('result 20'))
  expect(await type({ action: 'void-entry', subject: ROULETTE, note })).toEqual(says('Next: number.'))
  expect(await type({ action: 'void-entry', subject: ROULETTE, note })).toEqual(says('no value yet', 1))
  expect(await type({ action: 'enter', subject: ROULETTE, detail: '17' })).toEqual(says('  number  17'))
  await shows('  result  ')
  const correct = { action: 'correct', subject: roundID, note }
  expect(await type(correct, 'derya', 'floor')).toEqual(says('second person'))
  expect(await type(correct, 'emre', 'floor')).toEqual(says('1 bets are returned.'))
  expect(await type({ action: 'reviews' }, 'derya', 'floor')).toEqual(says(`void  20`))
  expect(await type({ action: 'offer', subject: ROULETTE })).toEqual(says('kemal (you), offered'))
  expect(await type({ action: 'take', subject: ROULETTE }, 'selin')).toEqual(says('dealt by selin (you)'))
  expect(await type({ action: 'leave', subject: ROULETTE }, 'selin')).toEqual(says('dealt by nobody'))
}, 60_000)

it('a shoe is changed, and a round is void with its reason', async () => {
  await type({ action: 'take', subject: BACCARAT })
  expect(await type({ action: 'shoe', subject: BACCARAT, note })).toEqual(says('shoe 2  416 cards left'))
  expect(await type({ action: 'void-round', subject: BACCARAT, note })).toEqual(says('betting'))
  expect(await type({ action: 'void-round', subject: BACCARAT })).toEqual(says('--note', 1))
})

it('the floor sets the video of a table', async () => {
  const video = { action: 'stream', subject: ROULETTE, note }
  const set = (detail: string) => type({ ...video, detail }, 'derya', 'floor')
  expect(await set(`hls=${server.url}/video/table.m3u8`)).toEqual(says('has a new video'))
  expect(await set('hls=https://elsewhere.example/table.m3u8')).toEqual(says('STREAM_ORIGINS', 1))
  expect(await set('rtmp=rtmp://somewhere')).toEqual(says('Say the video', 1))
  expect(await set('off')).toEqual(says('has no video'))
})

it('refuses without permission, for other tables, and an unknown command', async () => {
  expect((await type({ action: 'show', subject: ROULETTE }, 'asli', 'support')).code).toBe(1)
  expect((await type({ action: 'reviews' })).code).toBe(1)
  for (const subject of ['101', 'galata', ''])
    expect(await type({ action: 'show', subject })).toEqual(says('no such table', 1))
  expect(await type({ action: 'fly' })).toEqual({ code: null, text: '' })
})
