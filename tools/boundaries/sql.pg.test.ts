import type { Db } from '@poyraz/db'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSources } from '../repository.ts'
import { ALLOWED, checkSql, type Schemas, type Statement, statementsIn } from './sql.ts'

const PUBLISHED = /^((?:packages|modules)\/(\w+))\/published-sql\.json$/

let test: TestDatabase
const files = readSources('apps/server', 'modules', 'packages')
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

type Row = { schema: string; name: string; text: string | null }

/** Reads the functions and views after the last migration, and the names of all other objects. */
async function readObjects(db: Db, schemas: readonly string[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select n.nspname as schema, o.name, o.text from pg_namespace n
    cross join lateral (
      select p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p where p.pronamespace = n.oid
      union all
      select c.relname, case c.relkind when 'v' then pg_get_viewdef(c.oid) end
        from pg_class c where c.relnamespace = n.oid and c.relkind in ('r', 'v', 'c')
      union all
      select t.typname, null from pg_type t where t.typnamespace = n.oid and t.typtype in ('e', 'd')) o
    where n.nspname = any (${schemas})`.execute(db)
  return rows
}

/** Returns schema → part: every schema is named after its part. */
function partsOf(): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path }) => {
      const [, part, schema] = /^((?:packages|modules)\/(\w+))\/migrations\//.exec(path) ?? []
      return part === undefined || schema === undefined ? [] : [[schema, part] as const]
    }),
  )
}

async function read(db: Db): Promise<{ statements: readonly Statement[]; schemas: Schemas }> {
  const parts = partsOf()
  const rows = await readObjects(db, [...parts.keys()])
  const published = files.flatMap(({ path, text }) => {
    const [, , schema] = PUBLISHED.exec(path) ?? []
    return schema === undefined ? [] : (JSON.parse(text) as string[]).map((name) => `${schema}.${name}`)
  })
  const inDatabase = rows.flatMap(({ schema, name, text }) =>
    text === null ? [] : [{ part: parts.get(schema) ?? '', place: `${schema}.${name}`, text }],
  )
  const code = files.filter(({ path }) => path.endsWith('.ts') && !path.startsWith('packages/testkit/'))
  return {
    statements: [...inDatabase, ...code.flatMap(statementsIn)],
    schemas: {
      parts,
      objects: new Set(rows.map(({ schema, name }) => `${schema}.${name}`)),
      published: new Set(published),
    },
  }
}

it('a statement uses only published objects of schemas above it in the import order', async () => {
  const { statements, schemas } = await read(test.database.db)
  expect(checkSql(statements, schemas)).toEqual([])
})

it('publishes only objects that exist, and allows only exceptions that are used', async () => {
  const { statements, schemas } = await read(test.database.db)
  expect([...schemas.published].filter((name) => !schemas.objects.has(name))).toEqual([])
  const used = ([start, name]: (typeof ALLOWED)[number]) =>
    statements.some(({ place, text }) => place.startsWith(start) && text.includes(name))
  expect(ALLOWED.filter((one) => !used(one))).toEqual([])
})

it('finds a sibling schema, an unpublished name, a direct posting and the currency', async () => {
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  await owner.query(`
    create function casino.peek() returns bigint language plpgsql as $$
    begin
      -- cashier.receipt is named in a comment.
      perform from cashier.payment;
      perform from promotions.bonus;
      insert into ledger.account (owner, currency) values (null, 'TRY_PLAY');
      return row(1, 1, 'win', 'house:a', 'cash', 1)::ledger.leg_input is null;
    end $$`)
  await owner.end()
  const { statements, schemas } = await read(test.database.db)
  expect(checkSql(statements, schemas)).toEqual([
    'casino.peek: modules/cashier of cashier.payment does not stand above modules/casino',
    'casino.peek: promotions.bonus is not published by modules/promotions',
    'casino.peek: use ledger.currency() instead of a literal',
    "casino.peek: use ledger.transaction and ledger.leg instead of rows of the ledger's types",
  ])
})

it('finds them in strings of TypeScript, but not in tests', async () => {
  const { schemas } = await read(test.database.db)
  const text = 'const rows = await sql`select ${a} from cashier.payment where currency = ${"TRY_PLAY"}`'
  const found = (path: string) => checkSql(statementsIn({ path, text }), schemas)
  expect(found('modules/casino/store/peek.ts')).toEqual([
    'modules/casino/store/peek.ts:1: modules/cashier of cashier.payment does not stand above modules/casino',
    'modules/casino/store/peek.ts:1: use ledger.currency() instead of a literal',
  ])
  expect(found('modules/casino/store/peek.test.ts')).toEqual([])
})
