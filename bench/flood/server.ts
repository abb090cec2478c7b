import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, startServer } from '@poyraz/server'
import { createClient, newPlayer } from '@poyraz/testkit/server'

type Account = { readonly username: string; readonly password: string }
export type FloodServerReady = { readonly url: string; readonly accounts: readonly Account[] }

/** One account may not log in as often as the benchmark does without a proof of work. */
const ACCOUNTS = 10

/**
 * Runs in a child process: the whole server with some players. Rate limits are off, because the benchmark
 * measures the work.
 */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', METRICS_PORT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  const config = readConfig(env)
  if (!config.ok) throw new Error(config.error)
  const server = await startServer(config.value)
  const stop = async () => {
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
    process.exit()
  }
  process.once('SIGTERM', () => void stop())
  const accounts: Account[] = []
  for (let count = 0; count < ACCOUNTS; count++) {
    const { username, password } = await newPlayer({ client: () => createClient(server.url) })
    accounts.push({ username, password })
  }
  const ready: FloodServerReady = { url: server.url, accounts }
  process.send?.(ready)
}

await main()
