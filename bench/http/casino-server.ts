import { createPublicKey, publicEncrypt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { casinoPlay, userLogin } from '@poyraz/contract'
import { openDatabase, startPostgres } from '@poyraz/db'
import { kurus, randomId } from '@poyraz/kernel'
import { readConfig, type Server, startServer } from '@poyraz/server'
import type { PublicKey } from '@poyraz/server/edge/sealed'
import fastify from 'fastify'
import { assertDurable } from './durability.ts'

/** One player's bet as its browser sends it; `KEY` in the body stands for a fresh key per bet. */
export type Bettor = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

export type CasinoServerReady = {
  readonly echoUrl: string
  readonly routeUrl: string
  readonly bettors: readonly Bettor[]
}

/** What the parent may ask for. */
export type CasinoServerQuestion = { readonly ask: 'cpu' | 'checkpoint' | 'audit' | 'stop' }

const PLAYERS = 256
const PASSWORD = 'Rüzgar-Gülü-42'
/** ₺100.000,00, the most of one deposit: no player runs dry in a run. */
const FUNDS = kurus(10_000_000)

/** Run as a child process: the whole server over its own PostgreSQL, beside a bare echo in the same process. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-bench-'))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  const administrator = openDatabase({ url: postgres.urls.superuser })
  await assertDurable(administrator)
  const server = await start(dataDir, { ownerUrl: postgres.urls.owner, appUrl: postgres.urls.app })
  const echo = fastify()
  echo.post('/echo', async (request) => request.body)
  const bettors: Bettor[] = []
  for (let index = 0; index < PLAYERS; index++) bettors.push(await makeBettor(server, index))
  const echoUrl = `${await echo.listen({ host: '127.0.0.1', port: 0 })}/echo`
  process.on('message', async ({ ask }: CasinoServerQuestion) => {
    if (ask === 'cpu') return process.send?.(process.cpuUsage())
    if (ask === 'audit') return process.send?.({ faults: await server.context.ledger.audit() })
    await administrator.pool.query('checkpoint')
    if (ask === 'checkpoint') return process.send?.({})
    await Promise.all([server.close(), echo.close(), administrator.close()])
    await postgres.stop()
    await rm(dataDir, { recursive: true })
    process.disconnect()
  })
  const ready: CasinoServerReady = { echoUrl, routeUrl: `${server.url}/endpoint/v1`, bettors }
  process.send?.(ready)
}
