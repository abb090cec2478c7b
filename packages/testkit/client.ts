import { type Procedure, userLogin } from '@poyraz/contract'
import type { z } from 'zod'

type WireData<P extends Procedure> = P['reply'] extends 'list'
  ? readonly z.input<P['item']>[]
  : z.input<P['item']>

/** A reply as it came over the wire. After a refusal, `data` is the data of the refusal. */
export type WireReply<Data> = {
  readonly http: number
  readonly headers: Headers
  readonly result: boolean
  readonly message: string
  readonly code: number
  readonly error: string | null
  readonly data: Data
  readonly debug?: string
  readonly pagination?: {
    readonly limit: number
    readonly offset: number
    readonly total: number
    readonly sums?: { readonly moneyIn: number; readonly moneyOut: number }
  }
}

export type Session = { readonly uid: string; readonly sid: string; readonly device: string }

export type TestClient = {
  /** `null` before `signIn`; tests may replace it, also with an invalid one. */
  session: Session | null
  /** Calls a procedure with the session, over HTTP, as a client without cookies. */
  call<P extends Procedure>(
    procedure: P,
    data: z.input<P['input']>,
    common?: object,
  ): Promise<WireReply<WireData<P>>>
  /** Sends any body with any headers; the caller must add the session. */
  send(body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>): Promise<WireReply<unknown>>
  /** Returns the body of a call with the session in it, for tests that modify it before sending. */
  bodyOf(className: string, method: string, data: object): string
  signIn(username: string, password: string): Promise<void>
}

/** A client of the endpoint at `url`. */
export function createClient(url: string): TestClient {
  const client: TestClient = {
    session: null,
    async call(procedure, data, common = {}) {
      const body = client.bodyOf(procedure.class, procedure.method, { ...(data as object), ...common })
      const reply = await client.send(body, deviceOf(client))
      const device = newDeviceOf(reply)
      if (client.session && device !== null) client.session = { ...client.session, device }
      return reply as never
    },
    async send(body, headers = {}) {
      const sent = { 'content-type': 'application/json', panel: 'frontend', ...headers }
      const response = await fetch(`${url}/endpoint/v1`, { method: 'POST', headers: sent, body })
      const reply = (await response.json()) as WireReply<unknown>
      return { ...reply, http: response.status, headers: response.headers }
    },
    bodyOf(className, method, data) {
      const { uid, sid } = client.session ?? {}
      return JSON.stringify({ api: { class: className, method }, data, user: { uid, sid, lang: 'tr' } })
    },
    async signIn(username, password) {
      const reply = await client.call(userLogin, { username, password })
      if (!reply.result) throw new Error(`login failed: ${reply.error}`)
      client.session = { uid: reply.data.uid, sid: reply.data.sid, device: newDeviceOf(reply) ?? '' }
    },
  }
  return client
}

/** Returns the new device id, which a client without cookies sends from now on. */
function newDeviceOf({ headers }: Pick<WireReply<unknown>, 'headers'>): string | null {
  return /poyraz_device=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? null
}

function deviceOf({ session }: TestClient): Record<string, string> {
  return session?.device ? { 'x-device': session.device } : {}
}
