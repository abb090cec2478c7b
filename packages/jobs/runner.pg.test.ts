import { setTimeout as sleep } from 'node:timers/promises'
import { transact } from '@poyraz/db'
import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withBoss } from './boss.ts'
import {
  countMessages,
  enqueue,
  type Job,
  type LocalJob,
  MESSAGE_RETRY,
  type QueueJob,
  RUN_RETRY,
  runWaiting,
  type ScheduledJob,
  startRunner,
  syncQueues,
} from './index.ts'

let testDb: TestDatabase
let stops: (() => Promise<void>)[] = []
let failures: string[] = []

beforeEach(async () => {
  testDb = await createTestDatabase()
  failures = []
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  stops = []
  await testDb.close()
})

/** One server more on the database. */
function serve(jobs: readonly Job[]): () => Promise<void> {
  const stop = startRunner({
    url: testDb.appUrl,
    jobs,
    stopMs: SECOND_MS,
    onFailure: (job, error) =>
      void failures.push(`${job}: ${error instanceof Error ? error.message : error}`),
  })
  stops.push(stop)
  return stop
}

function queueJob(handle: QueueJob['handle'], given: Partial<QueueJob> = {}): QueueJob {
  return { kind: 'queue', name: 'test.mail', timeoutMs: MINUTE_MS, retry: MESSAGE_RETRY, ...given, handle }
}

function scheduledJob(run: ScheduledJob['run'], given: Partial<ScheduledJob> = {}): ScheduledJob {
  return {
    kind: 'scheduled',
    name: 'test.nightly',
    cron: '* * * * *',
    timeoutMs: MINUTE_MS,
    retry: { ...RUN_RETRY, firstMs: SECOND_MS },
    ...given,
    run,
  }
}

const put = (data: unknown) => transact(testDb.database.db, (tx) => enqueue(tx, 'test.mail', data))
const query = async (text: string) => (await testDb.database.pool.query(text)).rows
const makeDue = () => query(`update jobs.job set start_after = now() where state in ('created', 'retry')`)
const states = () => query(`select name, state::text, retry_count from jobs.job order by created_on, name`)
const waiting = (job: QueueJob) =>
  runWaiting(testDb.database, [job], (error) => void failures.push((error as Error).message))

describe('a message', () => {
  test('exists exactly if its transaction commits', async () => {
    const job = queueJob(async () => {})
    await syncQueues(testDb.database, [job])
    const failing = transact(testDb.database.db, async (tx) => {
      await enqueue(tx, job.name, {})
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await states()).toEqual([])
    await put({ n: 1 })
    expect(await states()).toEqual([{ name: 'test.mail', state: 'created', retry_count: 0 }])
  })

  test('of a queue that nobody stated is refused', async () => {
    await expect(put({})).rejects.toThrow('queue test.mail exists')
  })

  test('is heard of at once, and handled once, by one of several servers', async () => {
    const seen: unknown[] = []
    const job = queueJob(async (data) => void seen.push(data))
    await syncQueues(testDb.database, [job])
    serve([job])
    serve([job])
    // Both have looked, and would look by themselves in ten seconds.
    await expect.poll(() => listening()).toBe(2)
    await sleep(300)
    for (let n = 0; n < 20; n++) await put(n)
    await expect.poll(() => seen.length, { timeout: 4000 }).toBe(20)
    expect([...seen].sort((a, b) => Number(a) - Number(b))).toEqual([...Array(20).keys()])
    expect(failures).toEqual([])
  })

  const listening = async () =>
    (
      await query(`select 1 from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`)
    ).length

  test('that nobody can take waits longer each time, is told of each time, and is given up after a day (F26)', async () => {
    const seen: unknown[] = []
    const job = queueJob(async (data) => {
      if (data === 'poison') throw new Error('cannot digest')
      seen.push(data)
    })
    await syncQueues(testDb.database, [job])
    await put('poison')
    await put('good')
    const waits: number[] = []
    for (let attempt = 1; attempt <= 153; attempt++) {
      await waiting(job)
      const rows = await query(`select extract(epoch from start_after - now())::float8 as wait from jobs.job
        where state = 'retry'`)
      waits.push(...rows.map(({ wait }) => wait))
      await makeDue()
    }
    expect(seen).toEqual(['good'])
    expect(waits).toHaveLength(152)
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(86_400)
    expect(failures).toHaveLength(153)
    expect(failures.at(-1)).toMatch(/^test\.mail \S+ failed, attempt 153: given up$/)
    expect(await countMessages(testDb.database.db)).toMatchObject({ waiting: 0, dead: 1 })
    const [dead] = await query(
      `select data, source_name, source_output::text from jobs.job where name = 'dead'`,
    )
    expect(dead).toMatchObject({ data: 'poison', source_name: 'test.mail' })
    expect(dead.source_output).toContain('cannot digest')
  }, 60_000)

  test('that ends its server every time is given up, and takes no other with it', async () => {
    const seen: unknown[] = []
    const job = queueJob(async (data) => void seen.push(data))
    await syncQueues(testDb.database, [job])
    await put('killer')
    await query(`update jobs.job set retry_count = 8, state = 'retry',
      output = '{"value": {"message": "job heartbeat timeout"}}'`)
    await put('other')
    expect(await waiting(job)).toBe(1)
    expect(seen).toEqual(['other'])
    expect(failures).toEqual([expect.stringContaining('ended with its server too often: given up')])
  })

  test('of a server that is gone is handled by another', async () => {
    const seen: unknown[] = []
    const job = queueJob(async (data) => void seen.push(data))
    await syncQueues(testDb.database, [job])
    await put(1)
    // Taken by a server that was heard of last a minute ago.
    await query(`update jobs.job set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute'`)
    serve([job])
    // Each server does this by itself, twice a minute.
    await withBoss(testDb.database.pool, (boss) => boss.supervise())
    expect(await states()).toMatchObject([{ state: 'retry' }])
    await makeDue()
    await expect.poll(() => seen, { timeout: 15_000, interval: 200 }).toEqual([1])
  }, 20_000)

  test('that is under way when its server stops is waited for, and then left to another', async () => {
    const ends: (() => void)[] = []
    const job = queueJob(() => new Promise<void>((resolve) => ends.push(resolve)))
    await syncQueues(testDb.database, [job])
    const stop = serve([job])
    await put(1)
    await expect.poll(() => ends.length, { timeout: 15_000 }).toBe(1)
    const startedMs = performance.now()
    await stop()
    expect(performance.now() - startedMs).toBeLessThan(3000)
    expect(await states()).toEqual([{ name: 'test.mail', state: 'retry', retry_count: 0 }])
    ends[0]?.()
  }, 30_000)
})

describe('a scheduled job', () => {
  test('runs once for each time, on one of two servers, and once for a time at which no server ran', async () => {
    let runs = 0
    const [past] = await query(`
      select to_char(now() at time zone 'Europe/Istanbul' - interval '3 minutes', 'MI HH24') as time`)
    const job = scheduledJob(
      async () => {
        runs++
      },
      { cron: `${past.time} * * *` },
    )
    await syncQueues(testDb.database, [job])
    const stop = serve([job])
    await expect.poll(() => query('select name from jobs.schedule')).toEqual([{ name: job.name }])
    await stop()
    // Moves the time ten minutes back.
    await query(`update jobs.version set cron_on = now() - interval '10 minutes'`)
    await query(`update jobs.schedule set created_on = now() - interval '1 hour'`)
    serve([job])
    serve([job])
    await expect.poll(() => runs, { timeout: 50_000, interval: 200 }).toBe(1)
    await sleep(2 * SECOND_MS)
    expect(runs).toBe(1)
    expect(failures).toEqual([])
  }, 60_000)

  test('that fails is told of and tried again; after its last try the run is kept as failed (F23)', async () => {
    let runs = 0
    const job = scheduledJob(
      async () => {
        runs++
        throw new Error('the books are closed')
      },
      { retry: { limit: 1, firstMs: 0, mostMs: 0 } },
    )
    await syncQueues(testDb.database, [job])
    await query(`insert into jobs.job (name, policy, retry_limit, retry_backoff)
      values ('test.nightly', 'exclusive', 1, true)`)
    serve([job])
    await expect.poll(() => runs, { timeout: 40_000, interval: 200 }).toBe(2)
    await expect.poll(async () => (await states())[0]?.state, { timeout: 5000 }).toBe('failed')
    expect(failures).toEqual(Array(2).fill('test.nightly: the books are closed'))
  }, 60_000)

  test('that this version no longer has is not run again', async () => {
    const old = scheduledJob(async () => {}, { name: 'test.old' })
    await syncQueues(testDb.database, [old])
    serve([old])
    await expect.poll(() => query('select name from jobs.schedule')).toEqual([{ name: 'test.old' }])
    serve([])
    await expect.poll(() => query('select name from jobs.schedule')).toEqual([])
  })
})

describe('a local job', () => {
  const runs: string[] = []
  const local = (given: Partial<LocalJob>): LocalJob => ({
    kind: 'local',
    name: 'test.local',
    everyMs: 20,
    run: async () => void runs.push('run'),
    ...given,
  })

  test('runs on every server again and again until it stops', async () => {
    runs.length = 0
    const stop = serve([local({})])
    await expect.poll(() => runs.length).toBeGreaterThan(2)
    await stop()
    const { length } = runs
    await sleep(100)
    expect(runs).toHaveLength(length)
  })

  test('runs when the work starts and when it stops, where it says so', async () => {
    runs.length = 0
    const stop = serve([local({ everyMs: MINUTE_MS, alsoAt: ['start', 'stop'] })])
    expect(runs).toEqual(['run'])
    await stop()
    expect(runs).toEqual(['run', 'run'])
  })
})
