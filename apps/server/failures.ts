import type { Logger } from 'pino'

/** Modules that report failures. */
const WORKERS = [
  'access',
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

/** Failures of background work since the start of this server; no caller waits for such work. */
export type Failures = {
  /** Returns the error callback of a module. */
  of(worker: Worker): (error: unknown) => void
  /** Runs a task in the background; its failure is reported. */
  behind(worker: Worker, task: Promise<unknown>): void
  /** Resolves once no background task is running; awaited before their dependencies are closed. */
  settled(): Promise<void>
  counts(): ReadonlyMap<Worker, number>
}

/** Logs and counts failures. */
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
