import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, startPostgres } from '@poyraz/db'
import type { Server } from '@poyraz/server'
import { type TableState, tableChanged } from '@poyraz/tables'
import fastify from 'fastify'
import { crowdTables } from '../crowd/tables.ts'
import { type Bettor, makeBettors } from './bettors.ts'
import { commitsOf, gateSwitch, tellNews, usedBytes, webhookOf } from './casino-asked.ts'
import { assertDurable } from './durability.ts'
import { endWithParent, startHouse } from './house.ts'

export type CasinoServerReady = {
  readonly echoUrl: string
  readonly routeUrl: string
  readonly bettors: readonly Bettor[]
  /** Address of its server, for requests outside of the load. */
  readonly url: string
  readonly appUrl: string
}

/** Messages of the parent process. */
export type CasinoServerQuestion =
  | { readonly ask: 'cpu' | 'memory' | 'checkpoint' | 'audit' | 'commits' }
  | { readonly ask: 'stop' }
  /** Closes every socket. */
  | { readonly ask: 'drop' }
  /** Replaces the server by another one, which has this number of live tables if it is given. */
  | { readonly ask: 'restart'; readonly tables?: number }
  /** Publishes new content of this version, and a notification for every player. */
  | { readonly ask: 'news'; readonly version: number }
  /** Publishes these states of live tables together. */
  | { readonly ask: 'tables'; readonly states: readonly TableState[] }
  /** Switches the protection gate of bets on or off. */
  | { readonly ask: 'gate'; readonly isOpen: boolean }
  /** Pays this order; the reply is the webhook, which is not sent yet. */
  | { readonly ask: 'webhook'; readonly ref: string }

/** Runs in a child process: the whole server, and a bare echo server beside it in the same process. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-bench-'))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  const administrator = openDatabase({ url: postgres.urls.superuser })
  await assertDurable(administrator)
  const urls = { ownerUrl: postgres.urls.owner, appUrl: postgres.urls.app }
  const house: House = {
    server: await startHouse(dataDir, urls),
    administrator,
    setGate: await gateSwitch(postgres.urls),
  }
  const { url } = house.server
  const echo = await startEcho()
  const bettors = await makeBettors(house.server)
  const restart = async (tables?: number) => {
    await house.server.close()
    const overrides = tables === undefined ? {} : { houseTables: crowdTables(tables) }
    house.server = await startHouse(dataDir, urls, { PORT: new URL(url).port }, overrides)
  }
  endWithParent(async () => {
    await Promise.all([house.server.close(), echo.close(), administrator.close()])
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  })
  process.on('message', (question: CasinoServerQuestion) => {
    if (question.ask === 'stop') process.disconnect()
    else void answer(house, restart, question).then((said) => process.send?.(said))
  })
  const ready = { echoUrl: echo.url, routeUrl: `${url}/endpoint/v1`, bettors, url, appUrl: postgres.urls.app }
  process.send?.(ready satisfies CasinoServerReady)
}

type House = {
  server: Server
  readonly administrator: Database
  readonly setGate: (isOpen: boolean) => Promise<void>
}
type Question = Exclude<CasinoServerQuestion, { readonly ask: 'stop' }>

async function answer(
  house: House,
  restart: (tables?: number) => Promise<void>,
  question: Question,
): Promise<object> {
  const { server, administrator, setGate } = house
  switch (question.ask) {
    case 'cpu':
      return process.cpuUsage()
    case 'memory':
      return { usedBytes: usedBytes() }
    case 'audit':
      return { faults: await server.context.ledger.audit() }
    case 'commits':
      return { commits: await commitsOf(server) }
    case 'webhook':
      return webhookOf(server, question.ref)
    case 'gate':
      await setGate(question.isOpen)
      break
    case 'checkpoint':
      await administrator.pool.query('checkpoint')
      break
    case 'drop':
      server.context.live.closeAll()
      break
    case 'restart':
      await restart(question.tables)
      break
    case 'news':
      tellNews(server, question.version)
      break
    case 'tables':
      for (const state of question.states) server.context.bus.publish(tableChanged, state)
  }
  return {}
}

async function startEcho() {
  const echo = fastify()
  echo.post('/echo', async (request) => request.body)
  const url = `${await echo.listen({ host: '127.0.0.1', port: 0 })}/echo`
  return { url, close: () => echo.close() }
}

await main()
