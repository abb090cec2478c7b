import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, startPostgres } from '@poyraz/db'
import type { Server } from '@poyraz/server'
import { SETTLED_AT_ONCE } from '../../modules/sportsbook/commands/settle-coupons.ts'
import { type Bettor, makeBettors } from '../http/bettors.ts'
import { assertDurable } from '../http/durability.ts'
import { endWithParent, startHouse } from '../http/house.ts'
import { capture, sendRaw, sendThroughProduct } from './broadcast.ts'
import { commitTimes } from './commits.ts'
import { fillMarket } from './fill.ts'
import { addOffer, movePrices, type Offer, type Offered } from './offer.ts'
import { settleBy, settleByJob, statesOf, storeResult } from './settling.ts'

export type SportsServerReady = {
  readonly url: string
  readonly routeUrl: string
  readonly bettors: readonly Bettor[]
}

/** Messages of the parent process; each gets one reply. */
export type SportsServerQuestion =
  | { readonly ask: 'cpu' | 'checkpoint' | 'audit' | 'quiet' | 'raw' }
  | { readonly ask: 'stop' }
  | ({ readonly ask: 'offer' } & Offer)
  /** Moves prices until `quiet`. */
  | {
      readonly ask: 'move'
      readonly offered: readonly Offered[]
      readonly perSecond: number
      readonly live?: boolean
    }
  /** Places this many coupons on a market and stores its result, without settling them. */
  | { readonly ask: 'fill'; readonly offered: Offered; readonly count: number }
  /** Settles the next coupons of the filled market: together as the job does, or each on its own. */
  | { readonly ask: 'settle' | 'settle_each'; readonly count: number }
  /** Applies the result of the filled market as the feed does, and waits for the job of the server. */
  | { readonly ask: 'result' }
  | { readonly ask: 'broadcast' | 'capture'; readonly offered: Offered; readonly others: number }
  /** Times of bare commits by this many connections at once. */
  | { readonly ask: 'commits'; readonly connections: number; readonly seconds: number }

type House = { readonly server: Server; readonly administrator: Database; readonly appUrl: string }

let quiet: (() => Promise<void>) | null = null
let filled: { readonly offered: Offered; readonly ids: string[] } | null = null

/** Runs in a child process: the whole server without a feed of its own, and a PostgreSQL. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-bench-'))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  const administrator = openDatabase({ url: postgres.urls.superuser })
  await assertDurable(administrator)
  const urls = { ownerUrl: postgres.urls.owner, appUrl: postgres.urls.app }
  const server = await startHouse(dataDir, urls, { SPORTS_FEED: 'off' })
  const bettors = await makeBettors(server)
  endWithParent(async () => {
    await quiet?.()
    await Promise.all([server.close(), administrator.close()])
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  })
  const house = { server, administrator, appUrl: postgres.urls.app }
  process.on('message', (question: SportsServerQuestion) => {
    if (question.ask === 'stop') process.disconnect()
    else void answer(house, question).then((said) => process.send?.(said))
  })
  const { url } = server
  process.send?.({ url, routeUrl: `${url}/endpoint/v1`, bettors } satisfies SportsServerReady)
}

type Question = Exclude<SportsServerQuestion, { readonly ask: 'stop' }>

async function answer(house: House, question: Question): Promise<unknown> {
  const { server, administrator, appUrl } = house
  switch (question.ask) {
    case 'cpu':
      return process.cpuUsage()
    case 'audit':
      return { faults: await server.context.ledger.audit() }
    case 'checkpoint':
      await administrator.pool.query('checkpoint')
      return {}
    case 'offer':
      return addOffer(server, question)
    case 'move':
      quiet = movePrices(server, question.offered, question)
      return {}
    case 'quiet':
      await quiet?.()
      quiet = null
      return {}
    case 'broadcast':
      return { startedMs: await sendThroughProduct(server, question.offered, question.others) }
    case 'capture':
      return { startedMs: await capture(server, question.offered, question.others) }
    case 'raw':
      return sendRaw()
    case 'commits':
      return { timesMs: await commitTimes(appUrl, question) }
    default:
      return answerSettling(house, question)
  }
}

type Settling = Extract<
  SportsServerQuestion,
  { readonly ask: 'fill' } | { readonly ask: 'settle' | 'settle_each' } | { readonly ask: 'result' }
>

async function answerSettling({ server, administrator }: House, question: Settling): Promise<unknown> {
  if (question.ask === 'fill') {
    const { offered, count } = question
    filled = { offered, ids: [...(await fillMarket(server, offered, count))] }
    await storeResult(server, offered)
    await administrator.pool.query('analyze')
    return {}
  }
  if (filled === null) throw new Error('a market is filled first')
  if (question.ask !== 'result') {
    const ids = filled.ids.splice(0, question.count)
    return { ms: await settleBy(server, ids, question.ask === 'settle' ? SETTLED_AT_ONCE : 1) }
  }
  const times = await settleByJob(server, filled.offered)
  return { ...times, count: filled.ids.length, states: await statesOf(server, filled.offered) }
}

await main()
