import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, startServer } from '@poyraz/server'
import { createClient, newPlayer } from '@poyraz/testkit/server'

export type FloodServerReady = { readonly url: string; readonly username: string; readonly password: string }

/**
 * Runs in a child process: the whole server with one player. Rate limits are off, because the benchmark
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
  const { username, password } = await newPlayer({ client: () => createClient(server.url) })
  const ready: FloodServerReady = { url: server.url, username, password }
  process.send?.(ready)
}

await main()
