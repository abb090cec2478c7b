import { kurus, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('onMoved', () => {
  it('is called after the commit of a write, and not for a repeated or refused one', async () => {
    const moved: string[] = []
    const clock = fakeClock(START_MS)
    const ledger = createLedger({ database: test.database, clock, onMoved: (owner) => moved.push(owner) })
    await ledger.openHouse('house:sandbox')
    const owner = uuidv7(clock.nowMs())
    const inputHash = '0'.repeat(64)
    const deposit = { reason: 'deposit', debit: 'house:sandbox', credit: 'cash', amount: kurus(100) } as const
    const spend = { reason: 'bet', debit: 'cash', credit: 'house:sandbox', amount: kurus(101) } as const
    const pay = () => ledger.post({ owner, key: 'deposit:1', inputHash, legs: [deposit] })
    expect([(await pay()).status, moved]).toEqual(['created', [owner]])
    expect((await pay()).status).toBe('exists')
    const broke = await ledger.post({ owner, key: 'bet:1', inputHash, legs: [spend] })
    expect([broke.status, moved]).toEqual(['insufficient_funds', [owner]])
    expect(await ledger.balancesOf([owner, uuidv7(clock.nowMs())])).toEqual(
      new Map([[owner, new Map([['cash', kurus(100)]])]]),
    )
  })
})
