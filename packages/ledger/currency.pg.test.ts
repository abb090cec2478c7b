import { migrations as db, migrate, openDatabase } from '@poyraz/db'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { assertCurrency, CURRENCY_SETTING, createLedger, migrations, readCurrency } from './index.ts'

let test: TestDatabase

beforeEach(async () => {
  test = await createTestDatabase()
})
afterEach(() => test.close())

/** Empties the database and migrates it as one of an installation with this currency. */
async function migrateAnew(currency: string): Promise<void> {
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspowner = 'poyraz_owner'::regrole and nspname <> 'public'`,
  )
  for (const { name } of rows) await owner.query(`drop schema ${name} cascade`)
  await owner.end()
  await migrate(test.ownerUrl, [db, migrations], { [CURRENCY_SETTING]: currency })
}

it('C1: is taken from the configuration by the first migration, and all books are in it', async () => {
  await migrateAnew('XTS_PLAY')
  const database = openDatabase({ url: test.appUrl })
  try {
    expect(await readCurrency(database.db)).toBe('XTS_PLAY')
    const ledger = createLedger({ database, clock: fakeClock(Date.parse('2026-11-24T09:00:00Z')) })
    await ledger.openHouse('house:bank')
    const owner = '0194f3a0-0000-7000-8000-000000000001'
    const legs = [{ reason: 'deposit', debit: 'house:bank', credit: 'cash', amount: 5n as never }]
    const posted = await ledger.post({ owner, key: 'd', inputHash: '00'.repeat(32), legs })
    expect(posted).toMatchObject({ status: 'created', balanceAfter: 5n })
    const { rows } = await database.pool.query('select distinct currency from ledger.entry')
    expect(rows).toEqual([{ currency: 'XTS_PLAY' }])
    expect(await ledger.audit()).toEqual([])
  } finally {
    await database.close()
  }
})

it('C1: a server that is configured for another currency is refused with one line', async () => {
  const { db: app } = test.database
  await assertCurrency(app, 'TRY_PLAY')
  await expect(assertCurrency(app, 'XTS_PLAY')).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: expect.stringMatching(
      /^the books of this database are in TRY_PLAY, and .* XTS_PLAY: set [^\n]*$/,
    ),
  })
})
