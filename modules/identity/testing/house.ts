import { createHash, randomBytes } from 'node:crypto'
import { createBus } from '@poyraz/bus'
import type { Handler, Language, Procedure, Refusal, Registry } from '@poyraz/contract'
import { onCommit } from '@poyraz/db'
import { kurus, type Result } from '@poyraz/kernel'
import { createTestDatabase, fakeClock } from '@poyraz/testkit'
import type { z } from 'zod'
import type { OutgoingMessage } from '../ctx.ts'
import { createIdentity } from '../index.ts'

/** Identity on a database of its own, with a clock that tests move and mail that they read. */
export type House = Awaited<ReturnType<typeof openHouse>>

export const NOON_MS = Date.parse('2026-11-21T09:00:00Z')

export async function openHouse(options: { registrationsFree?: number } = {}) {
  const test = await createTestDatabase()
  const clock = fakeClock(NOON_MS)
  const outgoing: OutgoingMessage[] = []
  const errors: unknown[] = []
  const deps = {
    database: test.database,
    clock,
    keys: { identity: randomBytes(32), totp: randomBytes(32) },
    config: {
      publicUrl: () => 'https://poyraz.example',
      registrationsFree: options.registrationsFree ?? Number.POSITIVE_INFINITY,
    },
    async sendMessage(tx: Parameters<typeof onCommit>[0], message: OutgoingMessage) {
      onCommit(tx, () => outgoing.push(message))
    },
    balanceOf: async () => kurus(12_345n),
    openStored: async (value: string) => value,
    onError: (error: unknown) => errors.push(error),
  }
  const onError = (error: unknown) => {
    throw error
  }
  const identity = createIdentity({ ...deps, bus: createBus(onError) })
  const handlers = handlersOf(identity)
  return {
    ...test,
    clock,
    identity,
    outgoing,
    errors,
    /** A second server on the same database; it hears of nothing but what the database says. */
    secondNode: () => createIdentity({ ...deps, bus: createBus(onError) }),
    handlers,
  }
}

type AnyHandler = Handler<Procedure>

function handlersOf(identity: { register(registry: Registry): void }): ReadonlyMap<Procedure, AnyHandler> {
  const handlers = new Map<Procedure, AnyHandler>()
  identity.register({
    add: (procedure, handler) => handlers.set(procedure, handler as unknown as AnyHandler),
  })
  return handlers
}

export type Reply<P extends Procedure> = Result<z.output<P['item']>, Refusal>

/** A browser: keeps the device cookie and what a login stored, and shows it on every call. */
export type Client = {
  uid: string | null
  sid: string | null
  device: string | null
  address: string
  lang: Language
  userAgent: string
  call<P extends Procedure>(procedure: P, input: z.input<P['input']>, key?: string): Promise<Reply<P>>
}

export function browser(house: House, address = '10.0.0.1'): Client {
  const client: Client = {
    uid: null,
    sid: null,
    device: null,
    address,
    lang: 'tr',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
    call: (procedure, input, key) => callAs(house, client, procedure, { input, key: key ?? null }),
  }
  return client
}

/** As the edge does it: session, schema, handler; cookies come back. */
async function callAs<P extends Procedure>(
  house: House,
  client: Client,
  procedure: P,
  sent: { input: unknown; key: string | null },
): Promise<Reply<P>> {
  const shown = { uid: client.uid, sid: client.sid, device: client.device }
  const needed = procedure.auth === 'player' || procedure.auth === 'pending'
  const session = needed ? await house.identity.sessions.resolve(shown) : null
  if (session && !session.ok) return { ok: false, error: { error: session.error } }
  if (procedure.auth === 'player' && session?.value.pending)
    return { ok: false, error: { error: 'not_authorized' } }
  const parsed = procedure.input.safeParse(sent.input)
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), error: issue.message }))
    return { ok: false, error: { error: 'invalid_input', fields } }
  }
  const handler = house.handlers.get(procedure)
  if (!handler) throw new Error(`no handler for ${procedure.class}.${procedure.method}`)
  const handled = await handler({
    input: parsed.data,
    caller: session?.value ?? null,
    key: sent.key,
    inputHash: createHash('sha256').update(JSON.stringify(sent.input)).digest('hex'),
    lang: client.lang,
    address: client.address,
    userAgent: client.userAgent,
    device: client.device,
    requestId: 'test',
  })
  if (handled.effects?.setDevice) client.device = handled.effects.setDevice
  const { effects: _cookies, ...reply } = handled
  return reply as Reply<P>
}
