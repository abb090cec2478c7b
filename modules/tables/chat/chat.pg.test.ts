import {
  type ChatNews,
  tablesChat,
  tablesMuteWriter,
  tablesReportMessage,
  tablesSay,
  tablesSetChatName,
} from '@poyraz/contract'
import { chatDelete, chatMessages, chatMute, chatReports, chatSet } from '@poyraz/contract/backoffice'
import { transact } from '@poyraz/db'
import { assert, DAY_MS, HOUR_MS, SECOND_MS, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Harness, openHarness, TABLE } from '../fixtures/harness.ts'
import { chatChanged, hidePlayer } from '../index.ts'
import { deleteExpired } from './work.ts'

let house: Harness
const news: ChatNews[] = []
const STAFF = { staff: 'ayse.moderator' } as const
const NOTE = 'şikâyet üzerine'

beforeAll(async () => {
  house = await openHarness()
  house.bus.subscribe(chatChanged, (change) => void news.push(change))
})
afterAll(() => house.close())
beforeEach(async () => {
  news.length = 0
  house.withheld.clear()
  // Past the slow mode of the test before.
  house.clock.advance(10 * SECOND_MS)
  await sql`delete from tables.chat_message`.execute(house.test.database.db)
})

const newPlayer = () => uuidv7(house.clock.nowMs())
const say = (playerId: string, text: string, more: { key?: string; tableID?: number } = {}) =>
  house.call(
    tablesSay,
    { tableID: more.tableID ?? TABLE, text },
    { playerId, ...(more.key && { key: more.key }) },
  )
async function said(playerId: string, text: string) {
  const reply = await say(playerId, text)
  assert(reply.ok, 'the message is accepted')
  return reply.value
}
async function seenBy(playerId: string) {
  const reply = await house.call(tablesChat, { tableID: TABLE }, { playerId })
  assert(reply.ok, 'the table has a chat')
  return reply.value
}
const textsOf = async (playerId: string) => (await seenBy(playerId)).messages.map(({ text }) => text)

it('shows a message to the others at the table with a number instead of a name, and publishes it', async () => {
  const [ada, can] = [newPlayer(), newPlayer()]
  const message = await said(ada, '  İyi şanslar <img src=x onerror=alert(1)>  ')
  expect(message).toMatchObject({ name: null, text: 'İyi şanslar <img src=x onerror=alert(1)>' })
  expect((await seenBy(can)).messages).toEqual([message])
  expect((await seenBy(ada)).self).toMatchObject({ writerID: message.writerID, name: null })
  expect(news).toEqual([{ tableID: TABLE, change: { kind: 'said', message } }])
  expect(message.writerID).not.toBe(ada)
})

it('answers a repeated call with the first message, and writes it once', async () => {
  const ada = newPlayer()
  const first = await say(ada, 'merhaba', { key: 'a'.repeat(26) })
  expect(await say(ada, 'merhaba', { key: 'a'.repeat(26) })).toEqual(first)
  expect(await textsOf(ada)).toEqual(['merhaba'])
})

it('names a writer who allows it, and removes the name from all messages with the consent', async () => {
  const ada = newPlayer()
  const nameOf = async () => (await seenBy(newPlayer())).messages.map(({ name }) => name)
  await said(ada, 'birinci')
  await house.call(tablesSetChatName, { shown: 1 }, { playerId: ada })
  const name = `oyuncu-${ada.slice(-4)}`
  expect(await nameOf()).toEqual([name])
  expect(news.at(-1)).toMatchObject({ tableID: TABLE, change: { kind: 'named', writer: { name } } })
  await transact(house.test.database.db, (tx) => hidePlayer(tx, ada))
  expect(await nameOf()).toEqual([null])
})

it('refuses players who may not play, and texts against the rules', async () => {
  const ada = newPlayer()
  for (const [text, error] of [
    ['www.kazan.example', 'chat_link'],
    ['ara beni 0532 123 45 67', 'chat_contact'],
    ['SİKTİR', 'chat_words'],
  ] as const)
    expect(await say(ada, text)).toEqual({ ok: false, error: { error } })
  house.withheld.add(ada)
  expect(await say(ada, 'merhaba')).toEqual({ ok: false, error: { error: 'chat_withheld' } })
  expect([await textsOf(ada), news]).toEqual([[], []])
})

it('keeps a time between two messages of a player, and refuses the same text again', async () => {
  const ada = newPlayer()
  await said(ada, 'kırmızı geliyor')
  expect(await say(ada, 'siyah geliyor')).toMatchObject({
    ok: false,
    error: { error: 'chat_slow', data: { waitMs: 2000 } },
  })
  house.clock.advance(2000)
  expect(await say(ada, 'kırmızı geliyor')).toMatchObject({
    ok: false,
    error: { error: 'chat_repeat' },
  })
  await said(ada, 'siyah geliyor')
})

it('lets messages of one player through one at a time, however many arrive together', async () => {
  const ada = newPlayer()
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => say(ada, `mesaj ${n}`)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await textsOf(ada)).toHaveLength(1)
})

it('hides the messages of a muted writer from one player only', async () => {
  const [ada, can, ece] = [newPlayer(), newPlayer(), newPlayer()]
  const { writerID, number } = await said(ada, 'merhaba')
  const mute = (muted: 0 | 1) => house.call(tablesMuteWriter, { writerID, muted }, { playerId: can })
  await mute(1)
  expect([await textsOf(can), await textsOf(ece)]).toEqual([[], ['merhaba']])
  expect((await seenBy(can)).muted).toEqual([{ writerID, number, name: null }])
  await mute(0)
  expect(await textsOf(can)).toEqual(['merhaba'])
})

it('lists reported messages for staff, who delete one for all and mute its writer for a time', async () => {
  const [ada, can, ece] = [newPlayer(), newPlayer(), newPlayer()]
  const { messageID } = await said(ada, 'bana güven')
  for (const [playerId, reason] of [
    [can, 'spam'],
    [can, 'spam'],
    [ece, 'contact'],
  ] as const)
    await house.call(tablesReportMessage, { messageID, reason }, { playerId })
  expect(await house.call(chatReports, {}, STAFF)).toMatchObject({
    value: { items: [{ messageID, playerID: ada, reports: 2, reasons: ['contact', 'spam'] }], total: 1 },
  })
  await house.call(chatDelete, { messageID, note: NOTE }, STAFF)
  expect(news.at(-1)).toEqual({ tableID: TABLE, change: { kind: 'deleted', messageID } })
  expect(await textsOf(can)).toEqual([])
  expect(await house.call(chatMessages, { playerID: ada }, STAFF)).toMatchObject({
    value: { items: [{ messageID, deletedBy: STAFF.staff }] },
  })
  expect(await house.call(chatDelete, { messageID, note: NOTE }, STAFF)).toMatchObject({ ok: false })
  await house.call(chatMute, { playerID: ada, hours: 2, note: NOTE }, STAFF)
  house.clock.advance(HOUR_MS)
  expect(await say(ada, 'neden?')).toMatchObject({
    ok: false,
    error: { error: 'chat_muted', data: { waitMs: HOUR_MS } },
  })
  house.clock.advance(HOUR_MS)
  await said(ada, 'neden?')
})

it('closes the chat of one table, and slows it down', async () => {
  const ada = newPlayer()
  const set = (isOpen: boolean, slowSeconds: number) =>
    house.call(chatSet, { tableID: TABLE, isOpen, slowSeconds, note: NOTE }, STAFF)
  await set(false, 2)
  expect(news.at(-1)).toEqual({
    tableID: TABLE,
    change: { kind: 'setting', isOpen: false, slowMs: 2000 },
  })
  expect(await say(ada, 'merhaba')).toEqual({ ok: false, error: { error: 'chat_closed' } })
  await set(true, 30)
  await said(ada, 'merhaba')
  house.clock.advance(20 * SECOND_MS)
  expect(await say(ada, 'orada mısınız')).toMatchObject({ error: { data: { waitMs: 10 * SECOND_MS } } })
  await set(true, 2)
})

it('deletes messages after a week, and reported ones after 90 days', async () => {
  const [ada, can] = [newPlayer(), newPlayer()]
  const { messageID } = await said(ada, 'birinci')
  await house.call(tablesReportMessage, { messageID, reason: 'other' }, { playerId: can })
  house.clock.advance(1)
  await said(can, 'ikinci')
  const kept = async (days: number) => {
    house.clock.advance(days * DAY_MS)
    await deleteExpired({ database: house.test.database, clock: house.clock })
    return textsOf(can)
  }
  expect(await kept(6)).toEqual(['birinci', 'ikinci'])
  expect(await kept(2)).toEqual(['birinci'])
  expect(await kept(83)).toEqual([])
})

it.each([
  ['sik\u200btir', 'chat_words'],
  ['ka\u00adzan.c\u2060om', 'chat_link'],
  ['tele\u200dgram', 'chat_contact'],
  ['0532\u200b123\u202e4567', 'chat_contact'],
])('judges %j as its readers see it', async (text, error) => {
  expect(await say(newPlayer(), text)).toMatchObject({ ok: false, error: { error } })
})

it('shows a message of one line, without characters that nobody sees', async () => {
  const shown = [
    ['a\nb\u2028c\tç', 'a b c ç'],
    ['\u202egel\u200b \u3164buraya', 'gel buraya'],
    [`z${'\u0335'.repeat(40)}`, `z${'\u0335'.repeat(2)}`],
    ['❤️‍🔥 👨‍👩‍👧 🇹🇷', '❤️‍🔥 👨‍👩‍👧 🇹🇷'],
  ] as const
  for (const [text, seen] of shown) expect((await said(newPlayer(), text)).text).toBe(seen)
  for (const text of ['\u200b\u200b', '\u3164', '\u00a0 '])
    await expect(say(newPlayer(), text)).rejects.toThrow('too_small')
})
