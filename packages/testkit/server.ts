import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig, type ServerOverrides, startServer } from '@poyraz/server'
import { auditMoney } from './audit-money.ts'
import { createClient, type TestClient } from './client.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export { auditMoney } from './audit-money.ts'
export { createClient, type TestClient, type WireReply } from './client.ts'
export { newPlayer, type Player, register, SANDBOX_METHOD } from './player.ts'
export { createStaffDesk, STAFF_PASSWORD, type StaffDesk, totpOf } from './staff.ts'

export type TestServer = {
  readonly url: string
  readonly metricsUrl: string
  readonly dataDir: string
  readonly context: Awaited<ReturnType<typeof startServer>>['context']
  readonly testDatabase: TestDatabase
  /** Returns a new client without a session. */
  client(): TestClient
  /** Audits the ledger and every player's statement, then stops: throws if they do not add up. */
  close(): Promise<void>
}

export type TestServerOptions = ServerOverrides & { readonly config?: Partial<Config> }

/**
 * Starts the whole server in this process over a database of its own: silent, on free ports, without rate
 * limits and without a minimum time between spins, unless `config` says otherwise.
 */
export async function startTestServer({ config, ...overrides }: TestServerOptions = {}): Promise<TestServer> {
  const defaults = readConfig({})
  if (!defaults.ok) throw new Error(defaults.error)
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-server-'))
  const testDatabase = await createTestDatabase()
  const made: Config = {
    ...defaults.value,
    port: 0,
    metricsPort: 0,
    dataDir,
    logLevel: 'silent',
    rateLimits: 'off',
    sportsFeed: 'off',
    spinIntervalMs: 0,
    ...config,
  }
  const { ownerUrl, appUrl } = testDatabase
  const database = { ownerUrl, appUrl, appRole: undefined, stop: async () => undefined }
  const server = await startServer(made, { database, ...overrides })
  return {
    url: server.url,
    metricsUrl: server.metricsUrl ?? '',
    dataDir,
    context: server.context,
    testDatabase,
    client: () => createClient(server.url),
    async close() {
      try {
        await auditMoney(server.context)
      } finally {
        await server.close()
        await testDatabase.close()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}
