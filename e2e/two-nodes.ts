import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startPostgres } from '@poyraz/db'
import { startRedis } from '@poyraz/testkit/redis'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** Two servers on one database, one folder of keys and one Redis, each behind a balancer that prefers it. */
export type TwoNodes = {
  /** Addresses of the balancers: browsers of the first one are on the first server while it lives. */
  readonly urls: readonly [string, string]
  readonly databaseUrl: string
  /** Ends a server without notice. */
  kill(node: 0 | 1): Promise<void>
  /** Starts a killed server again, at its port. */
  revive(node: 0 | 1): Promise<void>
  stop(): Promise<void>
}

export async function startTwoNodes(settings: Readonly<Record<string, string>>): Promise<TwoNodes> {
  // Ends what was started, also if a later part does not start.
  await using started = new AsyncDisposableStack()
  const { dataDir, databaseUrl, ownerUrl, redisUrl } = await startStores(started)
  const ports = [await freePort(), await freePort()] as const
  const start = (node: 0 | 1) =>
    startServerProcess({
      // The test runner sets MODE to a value of its own.
      MODE: 'play',
      PORT: String(ports[node]),
      DATA_DIR: join(dataDir, 'keys'),
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      REDIS_URL: redisUrl,
      SPORTS_FEED: 'off',
      ...settings,
    })
  const nodes: ServerProcess[] = []
  started.defer(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
  })
  nodes.push(await start(0))
  nodes.push(await start(1))
  const balancers = [await startBalancer(ports), await startBalancer([ports[1], ports[0]])] as const
  for (const balancer of balancers) started.defer(balancer.stop)
  const running = started.move()
  return {
    urls: [balancers[0].url, balancers[1].url],
    databaseUrl: ownerUrl,
    kill: async (node) => nodes[node]?.kill(),
    async revive(node) {
      await nodes[node]?.stop()
      nodes[node] = await start(node)
    },
    stop: () => running.disposeAsync(),
  }
}

/** Starts PostgreSQL and Redis, and a folder for the keys of the servers. */
async function startStores(started: AsyncDisposableStack) {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-nodes-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'database') })
  started.defer(() => postgres.stop())
  // An operator's login for the product's database, which makes its roles.
  const ownerUrl = new URL(postgres.urls.superuser)
  ownerUrl.pathname = new URL(postgres.urls.app).pathname
  const redis = await startRedis()
  started.defer(() => redis.stop())
  return { dataDir, databaseUrl: postgres.urls.app, ownerUrl: ownerUrl.href, redisUrl: redis.url }
}

/**
 * Forwards each connection to the first of these ports that answers, as a load balancer does. A connection
 * ends with its server, and the next one goes to the other.
 */
async function startBalancer(ports: readonly number[]) {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    open.add(client)
    client.once('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    forward(client, ports)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      for (const client of open) client.destroy()
    },
  }
}

function forward(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    client.destroy()
    return
  }
  const server = connect(port, '127.0.0.1')
  const isRefused = () => forward(client, others)
  server.once('error', isRefused)
  server.once('connect', () => {
    server.off('error', isRefused)
    server.on('error', () => server.destroy())
    server.once('close', () => client.destroy())
    client.once('close', () => server.destroy())
    client.pipe(server).pipe(client)
  })
}
