import type { ClockWatch } from './clock-watch.ts'
import type { Unready } from './readings.ts'

/** Probes of so much time share one question to the database: nobody's probes are counted. */
const SHARED_MS = 250

/**
 * Tells why money cannot be taken now. With a database that tells its time, and a clock that agrees with
 * it, it can: the migrations ran at the start. However many ask, the database is asked one thing at a time.
 */
export function createReadiness(
  clockWatch: Pick<ClockWatch, 'look' | 'isWrong'>,
  nowMs = () => performance.now(),
): () => Promise<Unready | null> {
  let asking: Promise<Unready | null> | null = null
  let known: { readonly unready: Unready | null; readonly untilMs: number } | null = null
  const ask = async () => {
    const unready = await unreadyFor(clockWatch)
    known = { unready, untilMs: nowMs() + SHARED_MS }
    asking = null
    return unready
  }
  return async () => {
    if (known && nowMs() < known.untilMs) return known.unready
    asking ??= ask()
    return asking
  }
}

async function unreadyFor({ look, isWrong }: Pick<ClockWatch, 'look' | 'isWrong'>): Promise<Unready | null> {
  try {
    await look()
    return isWrong() ? 'clock' : null
  } catch {
    return 'database'
  }
}
