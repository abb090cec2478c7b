import { createHash } from 'node:crypto'
import type { Call, Handled, Handler, Language, Procedure, Registry } from '@poyraz/contract'
import { z } from 'zod'

export type CallOptions = {
  /** `null` is a visitor. */
  readonly playerId?: string | null
  readonly sessionId?: string
  readonly key?: string
  readonly lang?: Language
  readonly address?: string
  /** Role: 10 is a player, 20 a tester. */
  readonly rid?: 10 | 20
  /** Name of the staff account that calls, instead of a player. */
  readonly staff?: string
}

/**
 * Calls a module's handlers without HTTP: the input passes the procedure's own schema, and the reply must fit
 * its schema too.
 */
export function createCaller(register: (registry: Registry) => void) {
  const handlers = new Map<string, Handler<Procedure>>()
  const registry: Registry = {
    add: (procedure, handler) => {
      handlers.set(`${procedure.class}.${procedure.method}`, handler as unknown as Handler<Procedure>)
    },
  }
  register(registry)
  return async function call<P extends Procedure>(
    procedure: P,
    input: z.input<P['input']>,
    options: CallOptions,
  ): Promise<Handled<P>> {
    const handler = handlers.get(`${procedure.class}.${procedure.method}`)
    if (!handler) throw new Error(`no handler of ${procedure.class}.${procedure.method}`)
    const { playerId = null, sessionId = 'test', key = null, lang = 'tr', rid = 10 } = options
    const player = playerId && { playerId, sessionId, rid, pending: false, epoch: 1 }
    const caller = options.staff === undefined ? player : { name: options.staff, accountId: options.staff }
    const made = {
      input: z.decode(procedure.input, input),
      caller,
      key,
      inputHash: createHash('sha256').update(JSON.stringify(input)).digest('hex'),
      lang,
      address: options.address ?? '127.0.0.1',
      userAgent: 'test',
      device: 'test-device',
      ownOrigin: 'http://localhost',
      requestId: 'test',
    }
    const handled = await handler(made as Call<Procedure>)
    if (handled.ok) assertFits(procedure, handled.value)
    return handled as Handled<P>
  }
}

/** Throws if the reply does not fit, like the HTTP encoder, which is as strict as the published document. */
function assertFits({ reply, item }: Procedure, value: unknown): void {
  if (reply === 'none') return
  const page = value as { items?: readonly unknown[] }
  const items = reply === 'object' ? [value] : (page.items ?? (value as readonly unknown[]))
  for (const one of items) z.encode(item, one)
}
