import { casinoCategoryList } from '@poyraz/contract'
import { createCaller, createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_KEYS } from './fixtures/keys.ts'
import { wageringOf } from './fixtures/wagering.ts'
import { createCasino } from './index.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
const QUICK_ACCESS = 94
const ITEMS = 10
/** Ids behind those of the games that the house comes with. */
const MORE = { from: 901, to: 912 }

let test: TestDatabase
let call: ReturnType<typeof createCaller>

beforeAll(async () => {
  test = await createTestDatabase()
  const casino = createCasino({
    database: test.database,
    clock,
    ...TEST_KEYS,
    spinIntervalMs: 0,
    wagering: wageringOf({ database: test.database, clock }),
  })
  await casino.sync()
  await sql`
    insert into casino.game (id, slug, provider_id, name_tr, name_en, image, rules_hash, rtp_bp, volatility,
      min_bet, max_bet, features, types, sort)
    select id, 'oyun-' || id, 1, 'Oyun ' || id, 'Game ' || id, 'x', repeat('0', 64), 9600, 'low', 100, 100,
      '{}', '{}', id
    from generate_series(${MORE.from}::integer, ${MORE.to}) id`.execute(test.database.db)
  await sql`
    insert into casino.game_category (game_id, category_id)
    select id, ${QUICK_ACCESS}::integer from generate_series(${MORE.from}::integer, ${MORE.to}) id
  `.execute(test.database.db)
  call = createCaller(casino.register)
})
afterAll(() => test.close())

describe('a category', () => {
  it('brings its first ten games and tells how many it has (S3.12, S9.6)', async () => {
    const reply = await call(casinoCategoryList, {}, { playerId: null })
    const { items } = (reply.ok ? reply.value : { items: [] }) as {
      items: readonly { CategoryID: number; total: number; items: readonly { gameID: number }[] }[]
    }
    const quick = items.find(({ CategoryID }) => CategoryID === QUICK_ACCESS)
    expect(quick?.items).toHaveLength(ITEMS)
    expect(quick?.total).toBeGreaterThan(MORE.to - MORE.from + 1)
    expect(new Set(quick?.items.map(({ gameID }) => gameID)).size).toBe(ITEMS)
  })
})
