import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerOf, ServiceUnavailable } from '../ports.ts'
import { createLocation, createRegister } from './http.ts'

type Asked = Readonly<Record<'method' | 'path' | 'login', string | undefined>> & { readonly body: unknown }

const PERSON = { identityNumber: '10000000146', birthDate: '1990-05-17' }
const COLOGNE = { country: 'DE', vpn: false, latitude: 50.94, longitude: 6.96 }
const PATIENCE_MS = 60_000

let server: Server
let url: string
let asked: Asked[] = []
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const { method, url: path, headers } = request
      asked.push({ method, path, login: headers.authorization, body: JSON.parse(body) })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/ask`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
})

const tell = (value: unknown, status = 200) => {
  answer = (response) => void response.writeHead(status).end(JSON.stringify(value))
}
const withLogin = () => url.replace('http://', 'http://poyraz:s%C4%B1r%3A@')
const isListed = (timeoutMs = PATIENCE_MS) =>
  answerOf('the register', timeoutMs, (stop) => createRegister(withLogin()).isListed(PERSON, stop))
const locate = () =>
  answerOf('the service', PATIENCE_MS, (stop) => createLocation(url).locate('192.0.2.7', stop))

describe('a register over HTTP (R43)', () => {
  it('sends the person in the body only, and the login as HTTP Basic', async () => {
    tell({ listed: true })
    expect(await isListed()).toBe(true)
    tell({ listed: false, since: null })
    expect(await isListed()).toBe(false)
    const login = `Basic ${Buffer.from('poyraz:sır:').toString('base64')}`
    const question = { method: 'POST', path: '/v1/ask', login, body: PERSON }
    expect(asked).toEqual([question, question])
  })

  it.each<[string, () => void]>([
    ['an error', () => tell({ listed: false }, 500)],
    ['a refusal', () => tell({ listed: false }, 401)],
    ['another shape', () => tell({ listed: 'no' })],
    [
      'an echo that is no JSON',
      () => (answer = (response) => void response.end(`who is ${PERSON.identityNumber}?`)),
    ],
    ['a redirect', () => (answer = (response) => void response.writeHead(302, { location: url }).end())],
    ['a broken connection', () => (answer = (response) => void response.destroy())],
  ])(
    'that answers with %s throws ServiceUnavailable, without person or login in the error',
    async (_, answers) => {
      answers()
      const error: unknown = await isListed().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ServiceUnavailable)
      const { message, cause } = error as Error
      const told = `${message} ${String(cause)} ${(cause as Error).stack} ${String((cause as Error).cause)}`
      expect(told).not.toMatch(/10000000146|1990-05-17|poyraz:|s%C4|sır/)
    },
  )

  it('that hangs runs into the timeout', async () => {
    answer = (response) => void response.writeHead(200).write('{')
    await expect(isListed(50)).rejects.toThrow(ServiceUnavailable)
    answer = () => undefined
    await expect(isListed(50)).rejects.toThrow('the register did not say')
  })
})

describe('a location service over HTTP (R69)', () => {
  it('returns the place of an address, or that it is unknown', async () => {
    tell({ ...COLOGNE, city: 'Köln' })
    expect(await locate()).toEqual(COLOGNE)
    // On a busy machine an aborted request of the test before, which has a login, may arrive only now.
    const own = asked.filter(({ login }) => login === undefined)
    expect(own).toMatchObject([{ body: { address: '192.0.2.7' } }])
    const nowhere = { country: null, vpn: true, latitude: null, longitude: null }
    tell(nowhere)
    expect(await locate()).toEqual(nowhere)
  })

  it.each([
    { country: 'Germany' },
    { country: 'de' },
    { vpn: 0 },
    { latitude: 91 },
    { longitude: '6.96' },
    { country: undefined },
  ])('that answers %j throws ServiceUnavailable', async (change) => {
    tell({ ...COLOGNE, ...change })
    await expect(locate()).rejects.toThrow(ServiceUnavailable)
  })
})
