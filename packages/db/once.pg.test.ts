import { err, ok, type Result } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { effect as effectOf, once, onceAcross, purgeKeys, type Tx, transact } from './index.ts'

let testDb: TestDatabase

beforeAll(async () => {
  testDb = await createTestDatabase()
  const owner = new pg.Client({ connectionString: testDb.ownerUrl })
  await owner.connect()
  await owner.query(`
    create schema probe;
    create table probe.effect (id bigint generated always as identity, name text not null);
    grant usage on schema probe to poyraz_app;
    grant select, insert on probe.effect to poyraz_app`)
  await owner.end()
})
afterAll(() => testDb.close())

type Outcome = Result<{ name: string; total: number }, 'refused'>

/** A write whose effects can be counted. */
async function effect(tx: Tx, name: string): Promise<Outcome> {
  await sql`insert into probe.effect (name) values (${name})`.execute(tx)
  return ok({ name, total: 1 })
}

async function effects(name: string): Promise<bigint> {
  const { rows } = await sql<{
    n: bigint
  }>`select count(*) as n from probe.effect where name = ${name}`.execute(testDb.database.db)
  return rows[0]?.n ?? -1n
}

function write(name: string, key: string | null, inputHash = 'h1', fn = effect) {
  return transact(testDb.database.db, (tx) =>
    once(tx, { scope: 'p1:a.b', key, inputHash }, () => fn(tx, name)),
  )
}

test('fifty parallel calls with one key have one effect and one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => write('parallel', 'key-parallel')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ ok: true, value: { name: 'parallel', total: 1 } })]),
  )
  expect(await effects('parallel')).toBe(1n)
})

test('the same key with another input is a conflict and has no effect', async () => {
  await write('conflict', 'key-conflict', 'h1')
  expect(await write('conflict', 'key-conflict', 'h2')).toEqual(err('idempotency_conflict'))
  expect(await effects('conflict')).toBe(1n)
})

test('the same key under another scope is another write', async () => {
  const inScope = (scope: string, inputHash: string) =>
    transact(testDb.database.db, (tx) =>
      once(tx, { scope, key: 'key-scoped', inputHash }, () => effect(tx, 'scoped')),
    )
  for (const scope of ['p1:a.b', 'p2:a.b', 'p1:a.c']) {
    expect((await inScope(scope, scope)).ok).toBe(true)
    expect((await inScope(scope, scope)).ok).toBe(true)
  }
  expect(await effects('scoped')).toBe(3n)
})

test('the key of a call counts within the player and the procedure, and refusals are those of the protocol', async () => {
  const call = (playerId: string, method: string, inputHash = 'h1', fn = effect) =>
    effectOf(
      testDb.database.db,
      { procedure: { class: 'a', method }, playerId, key: 'key-called', inputHash },
      async (tx) => {
        const done = await fn(tx, 'called')
        return done.ok ? done : err({ error: done.error })
      },
    )
  const refuse = async (): Promise<Outcome> => err('refused')
  expect(await call('p1', 'b', 'h1', refuse)).toEqual(err({ error: 'refused' }))
  for (const [playerId, method] of [
    ['p1', 'b'],
    ['p2', 'b'],
    ['p1', 'c'],
  ] as const) {
    for (let time = 1; time <= 2; time++) expect((await call(playerId, method)).ok).toBe(true)
  }
  expect(await effects('called')).toBe(3n)
  expect(await call('p1', 'b', 'h2')).toEqual(err({ error: 'idempotency_conflict' }))
})

test('a write without a key is not stored', async () => {
  await write('keyless', null)
  await write('keyless', null)
  expect(await effects('keyless')).toBe(2n)
})

test('a refusal is not stored: the key may be used again, even with another input', async () => {
  const refuse = async (): Promise<Outcome> => err('refused')
  expect(await write('again', 'key-again', 'h1', refuse)).toEqual(err('refused'))
  expect(await write('again', 'key-again', 'h2')).toEqual(ok({ name: 'again', total: 1 }))
})

test('a call that failed leaves the key free', async () => {
  const fail = async (): Promise<Outcome> => {
    throw new Error('broken')
  }
  await expect(write('failed', 'key-failed', 'h1', fail)).rejects.toThrow('broken')
  expect((await write('failed', 'key-failed')).ok).toBe(true)
  expect(await effects('failed')).toBe(1n)
})

test('a call that waits for one that rolls back has the effect itself', async () => {
  const started = Promise.withResolvers<void>()
  const proceed = Promise.withResolvers<void>()
  const failing = write('waited', 'key-waited', 'h1', async (tx) => {
    await effect(tx, 'waited')
    started.resolve()
    await proceed.promise
    throw new Error('broken')
  })
  await started.promise
  const waiting = write('waited', 'key-waited')
  proceed.resolve()
  await expect(failing).rejects.toThrow('broken')
  expect((await waiting).ok).toBe(true)
  expect(await effects('waited')).toBe(1n)
})

test('keys are purged after 90 days, however many there are', async () => {
  for (const n of [1, 2, 3]) await write('old', `key-old-${n}`)
  await write('old', 'key-young')
  await age('key-old-%', 91)
  await age('key-young', 89)
  expect(await purgeKeys(testDb.database.db, 2)).toBe(3)
  expect(await write('old', 'key-young', 'h2')).toEqual(err('idempotency_conflict'))
  expect((await write('old', 'key-old-1', 'h2')).ok).toBe(true)
})

/** Makes keys older than they are. */
async function age(keys: string, days: number): Promise<void> {
  const owner = new pg.Client({ connectionString: testDb.ownerUrl })
  await owner.connect()
  await owner.query(
    `update db.idempotency set created_at = now() - make_interval(days => $1) where key like $2`,
    [days, keys],
  )
  await owner.end()
}

test('a null answer is stored as null', async () => {
  const nothing = () =>
    transact(testDb.database.db, (tx) =>
      once(tx, { scope: 's', key: 'key-null', inputHash: 'h' }, async () => ok(null)),
    )
  expect(await nothing()).toEqual(ok(null))
  expect(await nothing()).toEqual(ok(null))
})

/** Runs an effect in a transaction of its own; its reply is stored if `isKept`. */
function across(name: string, key: string | null, { inputHash = 'h1', isKept = true, fails = false } = {}) {
  const { db } = testDb.database
  return onceAcross<string, 'refused'>(
    db,
    { scope: 'staff:a.b', key, inputHash },
    {
      async act() {
        if (fails) return err('refused')
        await transact(db, (tx) => effect(tx, name))
        return ok(`done ${name}`)
      },
      encode: (value) => (isKept ? { value } : undefined),
      decode: (stored) => (stored as { value: string }).value,
    },
  )
}

test('an effect in transactions of its own happens once for its key and answers the same again', async () => {
  for (let tries = 0; tries < 2; tries++) expect(await across('own', 'key-own')).toEqual(ok('done own'))
  expect(await across('own', 'key-own', { inputHash: 'h2' })).toEqual(err('idempotency_conflict'))
  expect(await effects('own')).toBe(1n)
  for (let tries = 0; tries < 2; tries++) await across('no-key', null)
  expect(await effects('no-key')).toBe(2n)
})

test('a reply that is not stored is not repeated, and a refused key may be used again', async () => {
  expect(await across('secret', 'key-secret', { isKept: false })).toEqual(ok('done secret'))
  expect(await across('secret', 'key-secret', { isKept: false })).toEqual(err('reply_not_stored'))
  expect(await effects('secret')).toBe(1n)
  expect(await across('again', 'key-again', { fails: true })).toEqual(err('refused'))
  expect(await across('again', 'key-again')).toEqual(ok('done again'))
})
