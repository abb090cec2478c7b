import { inTurn, repeat, SECOND_MS, stopAll } from '@poyraz/kernel'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { type Address, createBoss } from './boss.ts'
import { handleMessage } from './handle.ts'
import { isShared, type Job, type LocalJob, type QueueJob, type ScheduledJob } from './job.ts'

const ZONE = 'Europe/Istanbul'
/** Workers are notified of new messages. They also poll, for retries and for lost notifications. */
const POLL = { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 10 } as const
/** Minimum that the library accepts. */
const STOP_MS_MIN = SECOND_MS
/** An unreachable database is retried without limit. */
const ATTEMPTS = Number.MAX_SAFE_INTEGER

export type RunnerOptions = Address & {
  readonly jobs: readonly Job[]
  /** Called with each failure and the job's name; `null` when the library itself failed. */
  onFailure(job: string | null, error: unknown): void
  /** Time that a stop waits for running jobs; another server takes over the rest. */
  readonly stopMs: number
}

/** Runs jobs together with the other servers of this database, until the returned function is called. */
export function startRunner(options: RunnerOptions): () => Promise<void> {
  const { jobs, onFailure } = options
  const locals = jobs
    .filter((job) => job.kind === 'local')
    .map((job) => startLocal(job, (error) => onFailure(job.name, error)))
  return stopAll(...locals, startShared(options))
}

function startLocal(job: LocalJob, onError: (error: unknown) => void): () => Promise<void> {
  const { everyMs, alsoAt = [] } = job
  const run = (signal: AbortSignal) => job.run(signal)
  const atOnce = new AbortController()
  const first = alsoAt.includes('start') ? run(atOnce.signal).catch(onError) : Promise.resolve()
  const stop = repeat(
    async (signal) => {
      await first
      await run(signal)
    },
    everyMs,
    onError,
  )
  return async () => {
    atOnce.abort()
    await Promise.all([first, stop()])
    if (alsoAt.includes('stop')) await run(AbortSignal.abort()).catch(onError)
  }
}

function startShared({ jobs, onFailure, stopMs, ...address }: RunnerOptions): () => Promise<void> {
  const boss = createBoss(address)
  boss.on('error', (error) => onFailure(null, error))
  const started = begin(boss, jobs.filter(isShared), onFailure).catch((error: unknown) =>
    onFailure(null, error),
  )
  return async () => {
    const stopped = boss.stop({ graceful: true, timeout: Math.max(STOP_MS_MIN, stopMs) })
    await Promise.all([started, stopped])
  }
}

type Shared = ScheduledJob | QueueJob

async function begin(
  boss: PgBoss,
  jobs: readonly Shared[],
  onFailure: RunnerOptions['onFailure'],
): Promise<void> {
  await boss.start({ attempts: ATTEMPTS })
  const named = (job: Shared) => (error: unknown) => onFailure(job.name, error)
  await inTurn([
    () => dropSchedules(boss, jobs),
    ...jobs.map((job) => () => {
      return job.kind === 'queue' ? workQueue(boss, job, named(job)) : workSchedule(boss, job, named(job))
    }),
  ])
}

/** Removes schedules of jobs that this version no longer has. */
async function dropSchedules(boss: PgBoss, jobs: readonly Shared[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name))
  const old = (await boss.getSchedules()).filter(({ name }) => !names.has(name))
  for (const { name } of old) await boss.unschedule(name)
}

async function workQueue(boss: PgBoss, job: QueueJob, onFailure: (error: unknown) => void): Promise<void> {
  const options = { ...POLL, includeMetadata: true, perJobResults: true, batchSize: 1 } as const
  const workerId: string = await boss.work(job.name, options, async ([message]: JobWithMetadata[]) => {
    if (!message) return []
    const result = await handleMessage(boss, job, message, onFailure)
    // One message at a time, so that a message that crashes its server affects no other. The next follows at
    // once.
    boss.notifyWorker(workerId)
    return [result]
  })
}

async function workSchedule(
  boss: PgBoss,
  job: ScheduledJob,
  onFailure: (error: unknown) => void,
): Promise<void> {
  await boss.work(job.name, { ...POLL, batchSize: 1 }, async ([run]) => {
    try {
      await job.run(run?.signal ?? AbortSignal.abort())
    } catch (error) {
      onFailure(error)
      // The library retries.
      throw error
    }
  })
  await boss.schedule(job.name, job.cron, null, { tz: ZONE, missed: 'once' })
}
