import type { Logger } from 'pino'

/** Shared modules and parts of the server that report failures. */
const WORKERS = [
  'access',
  'bus',
  'cashier',
  'compliance',
  'content',
  'engagement',
  'identity',
  'live',
  'promotions',
  'server',
] as const

/** Failures of background work since the start of this server; no caller waits for such work. */
export type Failures = {
  /** Returns the error callback of a module. */
  of(worker: string): (error: unknown) => void
  /** Runs a task in the background; its failure is reported. */
  behind(worker: string, task: Promise<unknown>): void
  /** Resolves once no background task is running; awaited before their dependencies are closed. */
  settled(): Promise<void>
  counts(): ReadonlyMap<string, number>
}

/** Logs and counts failures, of the verticals too. */
export function createFailures(log: Pick<Logger, 'error'>, verticals: readonly string[]): Failures {
  const counts = new Map([...WORKERS, ...verticals].map((worker) => [worker, 0]))
  const running = new Set<Promise<unknown>>()
  const of = (worker: string) => (error: unknown) => {
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
