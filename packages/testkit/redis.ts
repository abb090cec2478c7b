import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Name of the Redis server program of this machine; `undefined` if it has none. */
export const REDIS_SERVER: string | undefined = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

export type TestRedis = {
  readonly url: string
  /** Kills the server, like a crash. */
  stop(): Promise<void>
  /** Starts it again on the same port. */
  start(): Promise<void>
}

/** Starts a Redis on a free port, without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  let running: ChildProcess | null = null
  const start = async () => {
    const child = spawn(REDIS_SERVER ?? 'redis-server', [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ])
    running = child
    for await (const line of child.stdout) if (String(line).includes('eady to accept connections')) break
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      running.kill('SIGKILL')
      await once(running, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
