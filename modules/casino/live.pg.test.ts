import {
  livecasinoCategoryList,
  livecasinoGameTableList,
  livecasinoInitGame,
  livecasinoProviderList,
  userFavorites,
} from '@poyraz/contract'
import { MINUTE_MS, randomId, uuidv7 } from '@poyraz/kernel'
import { createCaller, createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_KEYS } from './fixtures/keys.ts'
import { wageringOf } from './fixtures/wagering.ts'
import { createCasino } from './index.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
const VISITOR = { playerId: null }
const player = () => ({ playerId: uuidv7(clock.nowMs()) })
const tester = () => ({ ...player(), rid: 20 as const })

let test: TestDatabase
let call: ReturnType<typeof createCaller>

beforeAll(async () => {
  test = await createTestDatabase()
  const casino = createCasino({
    database: test.database,
    clock,
    ...TEST_KEYS,
    tables: [],
    spinIntervalMs: 0,
    wagering: wageringOf({ database: test.database, clock }),
  })
  await casino.sync()
  call = createCaller(casino.register)
})
afterAll(() => test.close())

type Listed = { items: readonly Record<string, unknown>[]; total: number }
const listed = (reply: { ok: boolean; value?: unknown }) => reply.value as Listed
const refusal = (reply: { ok: boolean; error?: unknown }) => reply.error

describe('the live lobby before it opens', () => {
  it('is empty for everybody, and knows no table (S3.14)', async () => {
    const empty = { items: [], total: 0, limit: 150, offset: 0 }
    expect(await call(livecasinoCategoryList, {}, VISITOR)).toEqual({ ok: true, value: empty })
    expect(listed(await call(livecasinoProviderList, { status: 2 }, tester())).total).toBe(0)
    const found = await call(livecasinoGameTableList, { searchGameName: 'rulet' }, player())
    expect(found).toMatchObject({ ok: true, value: { items: [], total: 0, limit: 48 } })
    for (const who of [player(), tester()]) {
      expect(refusal(await call(livecasinoInitGame, { tableID: 1 }, who))).toEqual({ error: 'not_available' })
    }
    const marked = await call(userFavorites, { mode: 'insert', type: 'live', id: 1 }, player())
    expect(refusal(marked)).toEqual({ error: 'not_found' })
  })
})

describe('a live lobby with tables', () => {
  beforeAll(async () => {
    const owner = new pg.Client({ connectionString: test.ownerUrl })
    await owner.connect()
    await owner.query(`
      insert into casino.live_provider values (1, 'Poyraz Canlı', 'live', 1, 'open'), (2, 'Deneme', 'x', 2, 'test');
      insert into casino.live_category values (7, 'Rulet', 'Roulette', 1), (8, 'Kart', 'Cards', 2);
      insert into casino.live_table values
        (11, 1, 'Işık Rulet', 'Light Roulette', 'roulette', 'Ada', 100, 5000, null, true, 1),
        (12, 1, 'Kapalı Masa', 'Closed Table', 'blackjack', 'Can', 500, 50000, 7, false, 2),
        (13, 2, 'Yeni Rulet', 'New Roulette', 'roulette', 'Ece', 100, 5000, null, true, 3);
      insert into casino.live_table_category values (11, 7), (12, 8), (13, 7)`)
    await owner.end()
    clock.advance(MINUTE_MS)
  })

  const ids = async (filter: object, who: { playerId: string | null }) =>
    listed(await call(livecasinoGameTableList, filter, who)).items.map((item) => item['tableID'])

  it('shows a table whole, in the language of the caller (S3.14)', async () => {
    const en = await call(livecasinoGameTableList, { limit: 1 }, { ...VISITOR, lang: 'en' })
    expect(listed(en)).toMatchObject({ total: 2, limit: 1 })
    expect(listed(en).items).toEqual([
      {
        tableID: 11,
        name: 'Light Roulette',
        game: 'roulette',
        providerID: 1,
        providerName: 'Poyraz Canlı',
        minBet: 100n,
        maxBet: 5000n,
        seats: null,
        players: 0,
        open: true,
        recent: [],
        dealer: 'Ada',
      },
    ])
  })

  it('filters by category, provider, type and name (S2.6, S2.20, S7.23)', async () => {
    expect(await ids({ categoryID: 8 }, VISITOR)).toEqual([12])
    expect(await ids({ providerID: 1, type: 'roulette' }, VISITOR)).toEqual([11])
    expect(await ids({ providerID: 9 }, VISITOR)).toEqual([])
    expect(await ids({ searchGameName: 'ISIK' }, VISITOR)).toEqual([11])
    expect(await ids({ searchGameName: 'poyraz' }, VISITOR)).toEqual([11, 12])
    expect(await ids({ offset: 1 }, VISITOR)).toEqual([12])
  })

  it('counts the tables of its categories (S7.23)', async () => {
    const { items, total } = listed(await call(livecasinoCategoryList, {}, VISITOR))
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { CategoryID: 7, name: 'Rulet', total: 1, items: [{ tableID: 11 }] },
      { CategoryID: 8, name: 'Kart', total: 1 },
    ])
  })

  it('shows what is under test to testers alone, and its provider only when they ask for it (S6.4)', async () => {
    const providers = async (input: { status?: number }, who: { playerId: string | null }) =>
      listed(await call(livecasinoProviderList, input, who)).items.map((item) => item['providerID'])
    expect(await providers({ status: 2 }, tester())).toEqual([1, 2])
    expect(await providers({}, tester())).toEqual([1])
    expect(await providers({ status: 2 }, player())).toEqual([1])
    expect(await providers({ status: 2 }, VISITOR)).toEqual([1])
    expect(await ids({}, tester())).toEqual([11, 12, 13])
    expect(await ids({ searchGameName: 'yeni' }, player())).toEqual([])
  })

  it('launches nothing yet, and tells nobody but testers of a table under test (S7.24)', async () => {
    const launch = async (tableID: number, who: { playerId: string }) =>
      refusal(await call(livecasinoInitGame, { tableID, isMobile: true }, who))
    expect(await launch(11, player())).toEqual({ error: 'not_available' })
    expect(await launch(13, tester())).toEqual({ error: 'not_available' })
    for (const tableID of [13, 99]) expect(await launch(tableID, player())).toEqual({ error: 'not_found' })
  })

  it('keeps favourite tables, under both names of their type, apart from slots (S1.6, S3.26, S7.16)', async () => {
    const me = player()
    const mark = (mode: 'insert' | 'delete', type: 'live' | 'livecasino' | 'slot', id: number) =>
      call(userFavorites, { mode, type, id }, me)
    await mark('insert', 'live', 11)
    const both = await mark('insert', 'livecasino', 12)
    expect(both.ok && both.value).toHaveLength(2)
    expect(both.ok && both.value).toContainEqual({ type: 'livecasino', id: 12, tableID: 12 })
    expect(refusal(await mark('insert', 'live', 13))).toEqual({ error: 'not_found' })
    const slots = await mark('insert', 'slot', 1)
    expect(slots.ok && slots.value).toEqual([{ type: 'casino', id: 1, gameID: 1 }])
    expect((await ids({ favorites: true }, me)).toSorted()).toEqual([11, 12])
    expect(await ids({ favorites: true }, player())).toEqual([])
    expect(refusal(await call(livecasinoGameTableList, { favorites: true }, VISITOR))).toMatchObject({
      error: 'not_authorized',
    })
    await mark('delete', 'live', 11)
    expect(await ids({ favorites: true }, me)).toEqual([12])
  })
})

describe('the tables of the house', () => {
  const opened = async () => {
    const own = createCasino({
      database: test.database,
      clock,
      ...TEST_KEYS,
      spinIntervalMs: 0,
      wagering: wageringOf({ database: test.database, clock }),
    })
    return { own, ask: createCaller(own.register) }
  }

  it('are open, before those of other providers, with their limits and presenters (S3.14)', async () => {
    const { ask } = await opened()
    const [galata] = listed(await ask(livecasinoGameTableList, {}, VISITOR)).items
    expect(galata).toMatchObject({
      tableID: 101,
      name: 'Galata Rulet',
      game: 'roulette',
      providerName: 'Poyraz Canlı',
      minBet: 500n,
      dealer: 'Selin',
      open: true,
    })
    const found = listed(await ask(livecasinoGameTableList, { searchGameName: 'karakoy' }, VISITOR))
    expect(found.items.map((item) => item['tableID'])).toEqual([102])
  })

  it('show the players and latest results that their events told', async () => {
    const { own, ask } = await opened()
    own.noteTable({ tableID: 101, phase: 'drawing', players: 3, label: '17' })
    own.noteTable({ tableID: 101, phase: 'result', players: 3, label: '17' })
    own.noteTable({ tableID: 101, phase: 'result', players: 2, label: '0' })
    const [galata] = listed(await ask(livecasinoGameTableList, {}, VISITOR)).items
    expect(galata).toMatchObject({ players: 2, recent: ['0', '17'] })
  })

  it('launch at the address of their page (S7.24)', async () => {
    const { ask } = await opened()
    const launched = await ask(livecasinoInitGame, { tableID: 101 }, player())
    expect(launched).toEqual({ ok: true, value: { url: 'http://localhost/live/table/101' } })
    expect(refusal(await ask(livecasinoInitGame, { tableID: 99 }, player()))).toEqual({ error: 'not_found' })
  })
})

describe('the key of a favourite', () => {
  it('marks once, and conflicts with any other input', async () => {
    const me = { ...player(), key: randomId() }
    const input = { mode: 'insert', type: 'casino', id: 1 } as const
    const first = await call(userFavorites, input, me)
    await call(userFavorites, { ...input, mode: 'delete' }, { playerId: me.playerId })
    // The stored answer, not a second marking.
    expect(await call(userFavorites, input, me)).toEqual(first)
    const now = await call(userFavorites, { ...input, mode: 'delete', id: 2 }, { playerId: me.playerId })
    expect(now.ok && now.value).toEqual([])
    const other = await call(userFavorites, { ...input, id: 2 }, me)
    expect(refusal(other)).toEqual({ error: 'idempotency_conflict' })
  })

  it('may be used again after a refusal', async () => {
    const me = { ...player(), key: randomId() }
    const unknown = await call(userFavorites, { mode: 'insert', type: 'casino', id: 999 }, me)
    expect(refusal(unknown)).toEqual({ error: 'not_found' })
    expect((await call(userFavorites, { mode: 'insert', type: 'casino', id: 1 }, me)).ok).toBe(true)
  })
})
