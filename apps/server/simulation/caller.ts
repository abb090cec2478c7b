import { hash } from 'node:crypto'
import type { Handled, Handler, Call as HandlerCall, Procedure, Registry } from '@poyraz/contract'
import { z } from 'zod'

export type Who = { readonly playerId: string; readonly sessionId: string; readonly key: string }

/** Makes a call of a logged-in player: schema and handler, without the edge. */
export type Call = <P extends Procedure>(
  procedure: P,
  input: z.input<P['input']>,
  who: Who,
) => Promise<Handled<P>>

export function createCaller(register: (registry: Registry) => void): Call {
  const handlers = new Map<string, Handler<Procedure>>()
  register({
    add: (procedure, handler) => {
      handlers.set(nameOf(procedure), handler as unknown as Handler<Procedure>)
    },
  })
  return async <P extends Procedure>(procedure: P, input: z.input<P['input']>, who: Who) => {
    const handler = handlers.get(nameOf(procedure))
    if (!handler) throw new Error(`${nameOf(procedure)} has no handler`)
    const made = {
      input: z.decode(procedure.input, input),
      caller: { playerId: who.playerId, sessionId: who.sessionId, rid: 10, pending: false, epoch: 1 },
      key: who.key,
      inputHash: hash('sha256', JSON.stringify(input)),
      lang: 'tr',
      address: '127.0.0.1',
      userAgent: 'month',
      device: null,
      ownOrigin: 'http://localhost',
      requestId: who.key,
    }
    return (await handler(made as HandlerCall<Procedure>)) as Handled<P>
  }
}

export function nameOf({ class: of, method }: Procedure): string {
  return `${of}.${method}`
}
