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
  counts(): ReadonlyMap<Worker, number>
}

/** Failures are logged, and counted. */
export function createFailures(log: Pick<Logger, 'error'>): Failures {
  const counts = new Map<Worker, number>(WORKERS.map((worker) => [worker, 0]))
  return {
    of: (worker) => (error) => {
      counts.set(worker, (counts.get(worker) ?? 0) + 1)
      log.error({ err: error, module: worker }, 'background work failed')
    },
    counts: () => counts,
  }
}
