import { countOutbox, type Database, type OutboxCount } from '@poyraz/db'
import { MINUTE_MS, repeat } from '@poyraz/kernel'
import { Gauge, type Registry } from 'prom-client'

export type OutboxWatch = {
  /** As the last look found it. */
  readonly state: () => OutboxCount
  readonly close: () => Promise<void>
}

/** Counts each minute what waits to leave the house, and what will never leave it. Resolves once it has looked. */
export async function watchOutbox(
  { db }: Pick<Database, 'db'>,
  onError: (error: unknown) => void,
): Promise<OutboxWatch> {
  let state = await countOutbox(db)
  const look = async () => {
    state = await countOutbox(db)
  }
  return { state: () => state, close: repeat(look, MINUTE_MS, onError) }
}

export function gaugeOutbox(outbox: () => OutboxCount, registry: Registry): void {
  new Gauge({
    name: 'poyraz_outbox_messages',
    help: 'Mails, SMS and other messages that wait for their delivery, and those that were given up.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { waiting, dead } = outbox()
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'dead' }, dead)
    },
  })
  new Gauge({
    name: 'poyraz_outbox_oldest_seconds',
    help: 'How long the oldest message that waits has waited.',
    registers: [registry],
    collect() {
      this.set(outbox().oldestSeconds)
    },
  })
}
