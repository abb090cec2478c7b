import type { Procedure } from '@poyraz/contract'
import { PROCEDURES } from '@poyraz/contract/procedures'
import { newPlayer, type Player, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let player: Player
let schemaOf: (name: string) => ValidateFunction

beforeAll(async () => {
  server = await startTestServer()
  player = await newPlayer(server)
  const published = await fetch(`${server.url}/endpoint/v1/openapi.json`)
  const document = (await published.json()) as AnySchemaObject
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'openapi')
  schemaOf = (name) => ajv.compile({ $ref: `openapi#/components/schemas/${name}` })
})
afterAll(() => server.close())

/** Sends a call with any session and checks the reply against the published document. */
async function send(procedure: Procedure, data: object, session: { device?: string; sid?: string } | null) {
  const client = server.client()
  const own = player.client.session
  client.session = session && own ? { ...own, ...session } : null
  const name = `${procedure.class}.${procedure.method}`
  const device = client.session?.device
  const body = client.bodyOf(procedure.class, procedure.method, data)
  const { http, headers, ...reply } = await client.send(body, device ? { 'x-device': device } : {})
  const valid = schemaOf(reply.result ? `${name}.reply` : 'Refusal')
  expect(valid(reply), JSON.stringify(valid.errors)).toBe(true)
  return { http, headers, ...reply }
}

function pick({ http, error, result }: { http: number; error: string | null; result: boolean }) {
  return { http, error, result }
}

const NAMED = PROCEDURES.map((one) => [`${one.class}.${one.method}`, one] as const)
const needsSession = ({ auth }: Procedure) => auth === 'player' || auth === 'pending'
/** An unknown session, a forged encrypted value, and a session on another device. */
const LOST = [{ sid: 'A'.repeat(26) }, { sid: 'A'.repeat(344) }, { device: 'd'.repeat(26) }]

describe.each(NAMED.filter(([, one]) => needsSession(one)))('%s without a session', (_, procedure) => {
  it('is refused, and the reply tells whether one was sent (S6.2)', async () => {
    const anonymous = { http: 200, error: 'not_authorized', code: 403, debug: 'anonymous user' }
    expect(await send(procedure, {}, null)).toMatchObject(anonymous)
    for (const session of LOST) {
      expect(await send(procedure, {}, session)).toMatchObject({
        http: 200,
        error: 'session_expired',
        code: 401,
      })
    }
  })
})

describe.each(NAMED.filter(([, one]) => !needsSession(one)))('%s without a session', (_, procedure) => {
  it('gets the same reply for a visitor and for a lost session', async () => {
    const visitor = pick(await send(procedure, {}, null))
    // If the handler requires a caller, the reply says why there is none.
    const lost = visitor.error === 'not_authorized' ? { ...visitor, error: 'session_expired' } : visitor
    for (const session of LOST) expect(pick(await send(procedure, {}, session))).toEqual(lost)
  })
})

describe.each(NAMED)('%s', (name, procedure) => {
  it.each(['isBot', 'role', 'balance', 'kycStatus', 'odds', 'payout', 'currency_', 'playerId'])(
    'refuses a forged field %s (A23)',
    async (field) => {
      expect(await send(procedure, { [field]: true }, {})).toMatchObject({
        http: 400,
        error: 'bad_request',
        code: 400,
        data: { path: field },
      })
    },
  )

  it('refuses prototype keys and duplicate keys (A23, A44)', async () => {
    for (const members of [
      '"__proto__":{"rid":20}',
      '"constructor":{"prototype":{"rid":20}}',
      '"Lang":"tr","Lang":"en"',
    ]) {
      const api = `{"class":"${procedure.class}","method":"${procedure.method}"}`
      const reply = await server.client().send(`{"api":${api},"data":{${members}},"user":{}}`)
      expect(reply).toMatchObject({ http: 400, error: 'bad_request' })
    }
    expect(Object.prototype).not.toHaveProperty('rid')
  })

  it('is published with a request schema that its example matches', () => {
    const valid = schemaOf(`${name}.request`)
    const api = { class: procedure.class, method: procedure.method }
    expect(valid({ api, data: { role: 'admin' } })).toBe(false)
    expect(valid({ api: { ...api, method: 'other' }, data: {} })).toBe(false)
  })
})

describe('names', () => {
  it.each([
    'Casino.play',
    'casino.Play',
    'casino.play ',
    'casino.',
    '.play',
    'casino.__proto__',
    'constructor.name',
    'no.such',
  ])('%s is unknown, with the same reply', async (name) => {
    const [className = '', method = ''] = name.split('.')
    const client = server.client()
    const reply = await client.send(client.bodyOf(className, method, {}))
    const known = className !== '' && method !== ''
    expect(reply).toMatchObject(
      known ? { http: 404, error: 'unknown_method' } : { http: 400, error: 'bad_request' },
    )
  })
})
