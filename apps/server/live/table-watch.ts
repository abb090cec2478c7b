import { type Clock, SECOND_MS } from '@poyraz/kernel'
import { tablesWatched } from '@poyraz/tables'
import type { Audience } from './audience.ts'
import type { LiveDeps } from './live.ts'

const TELL_EVERY_MS = 10 * SECOND_MS

/** Tells the tables again and again that open pages show them; without such pages they rest. */
export function createTableWatch(
  audience: Audience,
  { bus, clock }: Pick<LiveDeps, 'bus'> & { clock: Clock },
) {
  let toldMs = Number.NEGATIVE_INFINITY
  return {
    publish(): void {
      if (clock.nowMs() - toldMs < TELL_EVERY_MS) return
      const isWatched = audience.everybody.connections.values().some(({ watchesTables }) => watchesTables)
      if (!isWatched) return
      toldMs = clock.nowMs()
      bus.publish(tablesWatched, {})
    },
  }
}
