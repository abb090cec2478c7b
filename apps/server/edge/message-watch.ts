import type { Database } from '@poyraz/db'
import { countMessages, type MessageCount } from '@poyraz/jobs'
import { MINUTE_MS, repeat } from '@poyraz/kernel'
import { Gauge, type Registry } from 'prom-client'

export type MessageWatch = {
  /** Result of the last count. */
  readonly state: () => MessageCount
  readonly close: () => Promise<void>
}

/** Counts pending and dead outgoing messages every minute. Resolves after the first count. */
export async function watchMessages(
  { db }: Pick<Database, 'db'>,
  onError: (error: unknown) => void,
): Promise<MessageWatch> {
  let state = await countMessages(db)
  const look = async () => {
    state = await countMessages(db)
  }
  return { state: () => state, close: repeat(look, MINUTE_MS, onError) }
}

export function gaugeMessages(messages: () => MessageCount, registry: Registry): void {
  new Gauge({
    name: 'poyraz_outbox_messages',
    help: 'Mails, SMS and other messages that wait for their delivery, and those that were given up.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { waiting, dead } = messages()
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'dead' }, dead)
    },
  })
  new Gauge({
    name: 'poyraz_outbox_oldest_seconds',
    help: 'How long the oldest message that waits has waited.',
    registers: [registry],
    collect() {
      this.set(messages().oldestSeconds)
    },
  })
}
