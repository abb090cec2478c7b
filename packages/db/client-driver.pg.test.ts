import { createTestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './index.ts'

let test: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  test = await createTestDatabase()
  // One connection, so that its prepared statements can be counted.
  database = openDatabase({ url: test.appUrl, max: 1 })
})
afterAll(async () => {
  await database.close()
  await test.close()
})

async function kept(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  )
  return rows.map(({ statement }) => statement)
}

describe('statements', () => {
  it('are parsed once per connection, whatever their parameters', async () => {
    for (const n of [1, 2, 3]) {
      const { rows } = await sql<{ n: number }>`select ${n}::integer as n`.execute(database.db)
      expect(rows).toEqual([{ n }])
    }
    expect((await kept()).filter((text) => text === 'select $1::integer as n')).toHaveLength(1)
  })

  it('are not kept without limit if every text differs', async () => {
    for (let n = 0; n < 600; n++) await sql`select 1 as ${sql.ref(`n${n}`)}`.execute(database.db)
    expect((await kept()).length).toBeLessThanOrEqual(500)
  })
})
