import type { ClockWatch } from './clock-watch.ts'
import type { Unready } from './public-reads.ts'

/** Probes within this time share one question to the database, because probes have no rate limit. */
const SHARED_MS = 250

/**
 * Returns a check for the reason why money cannot be accepted now, or null. It can if the database answers
 * and the clock is right: migrations ran at the start. Concurrent probes share one question to the database.
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
