import { afterEach, beforeEach, vi } from 'vitest'
import type { Name } from '../shared/endpoint/procedures.ts'
import type { Reply } from '../shared/endpoint/reply.ts'

type Handler = (data: Record<string, unknown>) => Reply | Promise<Reply>
type Sent = { readonly name: string; readonly data: Record<string, unknown> }

const OK: Reply = { result: true, message: '', code: 200, error: null, data: {} }
let handlers: Map<string, Handler>
let sent: Sent[]

/** Answers the calls of the endpoint in each test of the file. A call without an answer fails as offline. */
export function fakeServer(): void {
  beforeEach(() => {
    handlers = new Map()
    sent = []
    vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
      const { api, data } = JSON.parse(body)
      const name = `${api.class}.${api.method}`
      sent.push({ name, data })
      const handler = handlers.get(name)
      if (!handler) throw new Error(`no answer for ${name}`)
      const reply = await handler(data)
      return { status: 200, json: async () => reply }
    })
  })
  afterEach(() => vi.unstubAllGlobals())
}

/** Sets the answer of a procedure: its data, or a function that returns a reply. */
export function answer(name: Name, data: object | Handler): void {
  handlers.set(name, typeof data === 'function' ? (data as Handler) : () => ({ ...OK, data }))
}

/** A reply that refuses the call, with the errors of its fields if there are any. */
export function refusal(error: Reply['error'], message: string, fields: Record<string, string> = {}): Reply {
  const data = Object.entries(fields).map(([field, text]) => ({ field, message: text }))
  return { ...OK, result: false, code: 422, error, message, data }
}

/** Returns the data of all calls of a procedure, without the keys that every call carries. */
export function callsOf(name: Name): readonly Record<string, unknown>[] {
  return sent
    .filter((call) => call.name === name)
    .map(({ data: { key: _key, Lang: _lang, SiteType: _site, ...data } }) => data)
}
