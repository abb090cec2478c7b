import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { commitStatement, type Database, openDatabase } from '@poyraz/db'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

async function failureIn(database: Database, text: string) {
  try {
    await commitStatement(database.pool, { text })
    return 'none'
  } catch (error) {
    return failureOf(error)
  }
}

/** G4: real errors of the driver, so that this test fails if an update of the driver changes them. */
describe('G4 F09: a failed statement', () => {
  it.each([
    ['refused', `select 'x'::integer`],
    ['refused', `insert into ledger.transfer default values`],
    ['again', `do $$ begin raise exception 'x' using errcode = 'deadlock_detected'; end $$`],
    ['again', `do $$ begin raise exception 'x' using errcode = 'lock_not_available'; end $$`],
    ['gone', `do $$ begin raise exception 'x' using errcode = 'too_many_connections'; end $$`],
    ['unknown', `select pg_terminate_backend(pg_backend_pid())`],
    ['unknown', `do $$ begin raise warning 'the standby did not answer'; end $$`],
    ['none', `do $$ begin raise notice 'nothing to see'; end $$`],
  ])('is %s: %s', async (failure, text) => {
    expect(await failureIn(test.database, text)).toBe(failure)
  })

  it('is gone if the port is closed, or the server does not reply', async () => {
    const sockets = new Set<Socket>()
    const silent = createServer((socket) => sockets.add(socket))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const urlOf = (at: number) => `postgresql://nobody@127.0.0.1:${at}/nothing`
    const unanswered = openDatabase({ url: urlOf(port) })
    expect(await failureIn(unanswered, 'select 1')).toBe('gone')
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
    expect(await failureIn(openDatabase({ url: urlOf(port) }), 'select 1')).toBe('gone')
  })
})
