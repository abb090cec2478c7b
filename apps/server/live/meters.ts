import { kurus } from '@poyraz/kernel'
import type { Audience } from './audience.ts'
import type { LiveDeps } from './live.ts'

/**
 * Sends the amounts of the jackpots to open pages when they changed. It reads them from the database, so that
 * stakes at every server count; without listeners nothing is read, and one read is in flight at a time. The
 * first read is not sent: a page loads the amounts itself.
 */
export function createMeters(
  audience: Audience,
  { jackpots, onError }: Pick<LiveDeps, 'jackpots' | 'onError'>,
) {
  let known: string | null = null
  let isReading = false
  const read = async () => {
    const meters = [...(await jackpots())].map(([id, amount]) => ({ id, amount: kurus(amount) }))
    const text = meters.map(({ id, amount }) => `${id}:${amount}`).join()
    const isNew = known !== null && text !== known
    known = text
    if (!isNew) return
    audience.publishToAll({ topic: 'jackpots', data: { meters } })
  }
  return {
    publish(): void {
      if (isReading || audience.everybody.connections.size === 0) return
      isReading = true
      read()
        .catch(onError)
        .finally(() => {
          isReading = false
        })
    },
  }
}
