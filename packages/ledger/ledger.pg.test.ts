import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { createLedger } from './ledger.ts'
import type { Engine } from './testing/engine.ts'
import { postgresEngine } from './testing/postgres-engine.ts'
import { check } from './testing/table.ts'
import { TABLES } from './testing/tables.ts'

const START_MS = 1_800_000_000_000
let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

function engine(): Engine {
  const clock = fakeClock(START_MS)
  const ledger = createLedger({ database: test.database, clock })
  return { ...postgresEngine(ledger, test.database, clock), advance: clock.advance }
}

describe('the ledger on PostgreSQL', () => {
  it.each(TABLES)('%s', (_, table) => check(engine(), table))
})
