import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, provideDatabase } from './index.ts'

let testDb: TestDatabase
const roles: string[] = []

beforeEach(async () => {
  testDb = await createTestDatabase()
})
afterEach(async () => {
  for (const role of roles.splice(0)) await asSuperuser(`drop owned by ${role}; drop role ${role}`)
  await testDb.close()
})

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDb.superuserUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creates a login as an operator would; returns its URL. */
async function login(name: string, rights: string): Promise<string> {
  await asSuperuser(`create role ${name} login password 'secret' ${rights}`)
  roles.push(name)
  await asSuperuser(`grant connect on database ${new URL(testDb.ownerUrl).pathname.slice(1)} to ${name}`)
  const url = new URL(testDb.ownerUrl)
  url.username = name
  url.password = 'secret'
  return url.href
}

async function whoActs(url: string, role: string | undefined): Promise<unknown> {
  const database = openDatabase({ url, role })
  const { rows } = await sql`select session_user::text as login, current_user::text as role`.execute(
    database.db,
  )
  await database.close()
  return rows[0]
}

test('one URL: it migrates, and the application switches to its own role', async () => {
  const url = await login('probe_operator', 'superuser')
  const provided = await provideDatabase({ dataDir: 'unused', databaseUrl: url })
  expect(provided.ownerUrl).toBe(url)
  expect(await whoActs(provided.appUrl, provided.appRole)).toEqual({
    login: 'probe_operator',
    role: 'poyraz_app',
  })
})

test('two addresses: the application’s login must be allowed to act as its role', async () => {
  const databaseUrl = await login('probe_login', '')
  const config = { dataDir: 'unused', databaseUrl, ownerUrl: testDb.superuserUrl }
  await expect(provideDatabase(config)).rejects.toThrow('run GRANT poyraz_app TO probe_login')
  await asSuperuser('grant poyraz_app to probe_login')
  const provided = await provideDatabase(config)
  expect(await whoActs(provided.appUrl, provided.appRole)).toEqual({
    login: 'probe_login',
    role: 'poyraz_app',
  })
})

test('a login that may not create the role gets the command to run', async () => {
  const databaseUrl = await login('probe_powerless', '')
  await expect(provideDatabase({ dataDir: 'unused', databaseUrl })).rejects.toThrow(
    'as administrator, run CREATE ROLE poyraz_app; GRANT poyraz_app TO the login of DATABASE_URL',
  )
})

test('an unreachable server is reported in one line', async () => {
  const failing = provideDatabase({ dataDir: 'unused', databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' })
  await expect(failing).rejects.toThrow(/^cannot reach the database of DATABASE_URL: .*ECONNREFUSED/)
})
