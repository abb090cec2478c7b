import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@poyraz/db'
import { assert, kurus, systemClock } from '@poyraz/kernel'
import { createLedger, type Posted, type Transaction } from '@poyraz/ledger'
import { postBatch } from '../../packages/ledger/posting.ts'
import { createNarrow } from './narrow.ts'

export type Order = {
  readonly appUrl: string
  /**
   * `batched` uses the lanes of the ledger, `single` is one call per bet over the pool, `narrow` is the
   * smallest possible ledger, also batched.
   */
  readonly way: 'batched' | 'single' | 'narrow'
  readonly inFlight: number
  readonly seconds: number
  readonly owners: readonly string[]
  readonly houses: readonly string[]
}

export type Served = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** CPU time of this process per bet. */
  readonly cpuUs: number
}

const STAKE = kurus(100)
const WARM_UP_MS = 1_000
const REPLAYED = 1_000

type Post = (transaction: Transaction) => Promise<Pick<Posted, 'status'>>

/**
 * Returns a bet as a vertical posts it: a key, the hash of the request, one leg from the player to the game.
 */
function bet(order: Order, n: number): Transaction {
  const owner = order.owners[(n * 7_919) % order.owners.length] ?? ''
  const house = order.houses[(n * 104_729) % order.houses.length] ?? ''
  const key = `bet:${process.pid}:${n}`
  const inputHash = createHash('sha256').update(`${house}:${STAKE}`).digest('hex')
  return { owner, key, inputHash, legs: [{ reason: 'bet', debit: 'cash', credit: house, amount: STAKE }] }
}

async function serve(order: Order): Promise<Served> {
  const database = openDatabase({ url: order.appUrl })
  const post = posterOf(order.way, database)
  const load = startLoad(order, post)
  await sleep(WARM_UP_MS)
  const cpu = process.cpuUsage()
  const startMs = performance.now()
  load.latenciesMs.length = 0
  await sleep(order.seconds * 1000)
  const latenciesMs = load.latenciesMs.splice(0).sort((a, b) => a - b)
  const elapsedMs = performance.now() - startMs
  const used = process.cpuUsage(cpu)
  const count = await load.stop()
  await replay(order, post, count)
  await database.close()
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? Number.NaN
  const bets = latenciesMs.length
  return {
    perSecond: (bets / elapsedMs) * 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuUs: (used.user + used.system) / bets,
  }
}

function posterOf(way: Order['way'], database: Database): Post {
  if (way === 'batched') return createLedger({ database, clock: systemClock }).post
  if (way === 'narrow') return createNarrow(database)
  return async (transaction) => {
    const [posted] = await postBatch(database, [transaction], new Date(systemClock.nowMs()))
    assert(posted, 'a batch of one has one answer')
    return posted
  }
}

function startLoad(order: Order, post: Post) {
  const latenciesMs: number[] = []
  let n = 0
  let isStopped = false
  const caller = async () => {
    while (!isStopped) {
      const transaction = bet(order, n++)
      const startMs = performance.now()
      const { status } = await post(transaction)
      latenciesMs.push(performance.now() - startMs)
      assert(status === 'created', `a bet is not answered with ${status}`)
    }
  }
  const callers = Array.from({ length: order.inFlight }, caller)
  const stop = async () => {
    isStopped = true
    await Promise.all(callers)
    return n
  }
  return { latenciesMs, stop }
}

/** Repeats bets with the same keys, which must change nothing. */
async function replay(order: Order, post: Post, count: number): Promise<void> {
  for (let n = Math.max(0, count - REPLAYED); n < count; n++) {
    const { status } = await post(bet(order, n))
    assert(status === 'exists', `a replay is not answered with ${status}`)
  }
}

process.on('message', (order: Order) => {
  void serve(order).then((served) => process.send?.(served))
})
