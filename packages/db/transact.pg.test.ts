import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  commitStatement,
  type Db,
  OutcomeUnknown,
  onCommit,
  openDatabase,
  transact,
  waitUpTo,
} from './index.ts'

let testDb: TestDatabase
let db: Db

beforeAll(async () => {
  testDb = await createTestDatabase()
  db = testDb.database.db
  await asOwner(`
    create schema probe;
    create table probe.item (id integer primary key, note text not null default '');
    grant usage on schema probe to poyraz_app;
    grant select, insert, update, delete on probe.item to poyraz_app;
    -- Each of these acts while COMMIT runs, as a cancelled wait for a standby or a dying server would.
    create function probe.at_commit() returns trigger language plpgsql as $$
    begin
      case new.note
        when 'warn' then raise warning 'not flushed everywhere';
        when 'refuse' then raise exception 'refused late';
        when 'die' then perform pg_terminate_backend(pg_backend_pid());
        else null;
      end case;
      return null;
    end $$;
    create constraint trigger at_commit after insert on probe.item
      deferrable initially deferred for each row execute function probe.at_commit();
  `)
})
afterAll(() => testDb.close())
beforeEach(() => asOwner('delete from probe.item'))

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDb.ownerUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const insert = (tx: Db, id: number, note = '') =>
  sql`insert into probe.item (id, note) values (${id}, ${note})`.execute(tx)

async function ids(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from probe.item order by id`.execute(db)
  return rows.map((row) => row.id)
}

describe('transact', () => {
  test('commits what was written and returns the value', async () => {
    expect(await transact(db, async (tx) => (await insert(tx, 1)).numAffectedRows)).toBe(1n)
    expect(await ids()).toEqual([1])
  })

  test('rolls back on a throw and returns a usable connection', async () => {
    const small = openDatabase({ url: testDb.appUrl, max: 1 })
    const failing = transact(small.db, async (tx) => {
      await insert(tx, 1)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await transact(small.db, (tx) => insert(tx, 2))
    expect(await ids()).toEqual([2])
    await small.close()
  })

  test('a query on db inside a transaction throws instead of running outside it', async () => {
    await expect(transact(db, () => insert(db, 1))).rejects.toThrow('pass tx on')
    await expect(transact(db, () => testDb.database.pool.query('select 1'))).rejects.toThrow('pass tx on')
    await expect(transact(db, () => transact(db, async () => 1))).rejects.toThrow('pass tx on')
    expect(await ids()).toEqual([])
  })

  test('a tx is refused as a db, and after its end', async () => {
    await expect(transact(db, (tx) => transact(tx, async () => 1))).rejects.toThrow('not a transaction')
    await expect(transact(db, (tx) => tx.transaction().execute(async () => 1))).rejects.toThrow('transact()')
    const leaked = await transact(db, async (tx) => ({ tx }))
    await expect(insert(leaked.tx, 1)).rejects.toThrow('has ended')
  })

  test('a failure that was swallowed inside does not look like a commit', async () => {
    await insert(db, 1)
    const swallowed = transact(db, async (tx) => {
      await insert(tx, 1).catch(() => {})
      return 'fine'
    })
    await expect(swallowed).rejects.toThrow('failed before its commit')
  })

  test('a deadlock is retried until both transactions are committed', async () => {
    await insert(db, 1)
    await insert(db, 2)
    let runs = 0
    let arrived = 0
    const both = Promise.withResolvers<void>()
    const touch = (tx: Db, id: number) =>
      sql`update probe.item set note = note || 'x' where id = ${id}`.execute(tx)
    const crossing = (first: number, second: number) =>
      transact(db, async (tx) => {
        runs++
        await touch(tx, first)
        if (++arrived === 2) both.resolve()
        await both.promise
        await touch(tx, second)
      })
    await Promise.all([crossing(1, 2), crossing(2, 1)])
    // Usually one of the two is aborted; on a busy machine the server may abort both.
    expect(runs).toBeGreaterThanOrEqual(3)
    const { rows } = await sql<{ note: string }>`select note from probe.item`.execute(db)
    expect(rows).toEqual([{ note: 'xx' }, { note: 'xx' }])
  })

  test('a serialisation failure is tried five times, then thrown to the caller', async () => {
    let runs = 0
    const failing = transact(db, async (tx) => {
      runs++
      await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(5)
  })
})

describe('waitUpTo', () => {
  const nap = (tx: Db) => sql`select pg_sleep(0.4)`.execute(tx)

  test('raises the reply timeout, only in this transaction', async () => {
    const hasty = openDatabase({ url: testDb.appUrl, max: 1, timeouts: { connectMs: 5_000, answerMs: 200 } })
    await transact(hasty.db, async (tx) => {
      await waitUpTo(tx, 10_000)
      await nap(tx)
    })
    await expect(transact(hasty.db, nap)).rejects.toThrow('timeout')
    await hasty.close()
  })

  test('lets the server time out first', async () => {
    const late = transact(db, async (tx) => {
      await waitUpTo(tx, 50)
      await nap(tx)
    })
    await expect(late).rejects.toMatchObject({ code: '57014' })
    await transact(db, nap)
  })
})

describe('onCommit', () => {
  test('runs after the commit, with the rows in place, and never after a rollback', async () => {
    const seen: Promise<number[]>[] = []
    await transact(db, async (tx) => {
      await insert(tx, 1)
      onCommit(tx, () => seen.push(ids()))
      expect(seen).toEqual([])
    })
    const failing = transact(db, async (tx) => {
      onCommit(tx, () => seen.push(ids()))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await Promise.all(seen)).toEqual([[1]])
  })

  test('only the hooks of the last attempt are called', async () => {
    let runs = 0
    let hooks = 0
    await transact(db, async (tx) => {
      onCommit(tx, () => hooks++)
      if (++runs === 1)
        await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(tx)
    })
    expect([runs, hooks]).toEqual([2, 1])
  })
})

describe('the outcome of a commit', () => {
  test('a warning during COMMIT is unknown, not success (F09)', async () => {
    const hooks: string[] = []
    const warned = transact(db, async (tx) => {
      onCommit(tx, () => hooks.push('called'))
      await insert(tx, 1, 'warn')
    })
    await expect(warned).rejects.toBeInstanceOf(OutcomeUnknown)
    expect(hooks).toEqual([])
  })

  test('a connection lost during COMMIT is unknown', async () => {
    await expect(transact(db, (tx) => insert(tx, 1, 'die'))).rejects.toBeInstanceOf(OutcomeUnknown)
    await transact(db, (tx) => insert(tx, 2))
    expect(await ids()).toEqual([2])
  })

  test('a constraint that refuses at COMMIT is definite', async () => {
    await expect(transact(db, (tx) => insert(tx, 1, 'refuse'))).rejects.toThrow('refused late')
    expect(await ids()).toEqual([])
  })

  test('the same holds for a statement that is its own transaction', async () => {
    const { pool } = testDb.database
    const text = 'insert into probe.item (id, note) values ($1, $2) returning id'
    const run = (id: number, note: string) =>
      commitStatement<{ id: number }>(pool, { text, values: [id, note] })
    expect((await run(1, '')).rows).toEqual([{ id: 1 }])
    await expect(run(2, 'warn')).rejects.toBeInstanceOf(OutcomeUnknown)
    await expect(run(3, 'die')).rejects.toBeInstanceOf(OutcomeUnknown)
    await expect(run(4, 'refuse')).rejects.toThrow('refused late')
    await expect(run(1, '')).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([1, 2])
  })
})

test('column types: int8 is bigint, a date its text, numeric its text', async () => {
  const { rows } = await sql`
    select 9007199254740993::int8 as big, '{1,null}'::int8[] as bigs, '2026-02-28'::date as day,
      '{2026-02-28}'::date[] as days, 1.50::numeric as exact, '2026-02-28T12:00Z'::timestamptz as at`.execute(
    db,
  )
  expect(rows).toEqual([
    {
      big: 9007199254740993n,
      bigs: [1n, null],
      day: '2026-02-28',
      days: ['2026-02-28'],
      exact: '1.50',
      at: new Date('2026-02-28T12:00Z'),
    },
  ])
})

test('the application owns nothing: it cannot create, drop or alter', async () => {
  await expect(sql`create table public.mine (id integer)`.execute(db)).rejects.toMatchObject({
    code: '42501',
  })
  await expect(sql`create table db.mine (id integer)`.execute(db)).rejects.toMatchObject({ code: '42501' })
  await expect(sql`drop table db.idempotency`.execute(db)).rejects.toMatchObject({ code: '42501' })
  await expect(sql`delete from db.migration`.execute(db)).rejects.toMatchObject({ code: '42501' })
})
