import type { Logger } from 'pino'

/** Whose work it was. */
const WORKERS = [
  'bus',
  'cashier',
  'casino',
  'compliance',
  'content',
  'engagement',
  'identity',
  'live',
  'promotions',
  'server',
] as const
export type Worker = (typeof WORKERS)[number]

/** What failed in the background since the start of this server: nobody is answered there. */
export type Failures = {
  /** For each module what it tells its failures. */
  of(worker: Worker): (error: unknown) => void
  /** Lets a task go on that nobody is answered with; its failure is told. */
  behind(worker: Worker, task: Promise<unknown>): void
  /** Resolves once no such task is under way: whoever closes what they need waits for it. */
  settled(): Promise<void>
  counts(): ReadonlyMap<Worker, number>
}

/** Failures are logged, and counted. */
export function createFailures(log: Pick<Logger, 'error'>): Failures {
  const counts = new Map<Worker, number>(WORKERS.map((worker) => [worker, 0]))
  const running = new Set<Promise<unknown>>()
  const of = (worker: Worker) => (error: unknown) => {
    counts.set(worker, (counts.get(worker) ?? 0) + 1)
    log.error({ err: error, module: worker }, 'background work failed')
  }
  return {
    of,
    behind(worker, task) {
      const ended: Promise<unknown> = task.catch(of(worker)).finally(() => running.delete(ended))
      running.add(ended)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
    counts: () => counts,
  }
}
