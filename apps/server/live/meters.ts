import { kurus } from '@poyraz/kernel'
import type { Audience } from './audience.ts'
import type { LiveDeps } from './live.ts'

/**
 * Sends the amounts of the jackpots to open pages when they changed. It reads them from the database, so that
 * stakes at every server count; without listeners nothing is read, and one read is in flight at a time.
 */
export function createMeters(
  audience: Audience,
  { jackpots, onError }: Pick<LiveDeps, 'jackpots' | 'onError'>,
) {
  let sent = ''
  let isReading = false
  const read = async () => {
    const meters = [...(await jackpots())].map(([id, amount]) => ({ id, amount: kurus(amount) }))
    const text = meters.map(({ id, amount }) => `${id}:${amount}`).join()
    if (text === sent) return
    sent = text
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
