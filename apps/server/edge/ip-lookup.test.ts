import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeClock } from '@poyraz/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIpLookup, UNDER_WAY_MAX } from './ip-lookup.ts'

const NOTHING = { country: null, countryCode: null, city: null, timezone: null }
const IP = '203.0.113.9'

let server: Server
let url: string
let asked: (string | undefined)[] = []
let reply: { status: number; body: string; location?: string }

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(reply.status, reply.location ? { location: reply.location } : {}).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/json/{ip}?key=1`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  asked = []
  reply = { status: 200, body: '{}' }
})

describe('the IP look-up (A35)', () => {
  it('returns only the address without a service (S7.19)', async () => {
    const lookUp = createIpLookup(undefined, fakeClock(0))
    expect(await lookUp(IP)).toEqual({ ip: IP, ...NOTHING })
    expect(await lookUp('not an address')).toEqual({ ip: '', ...NOTHING })
  })

  it('reads the field names of common services (S7.19)', async () => {
    reply.body = JSON.stringify({
      country_name: 'Türkiye',
      country_code: 'TR',
      city: 'İzmir',
      timezone: 'Europe/Istanbul',
    })
    const found = {
      ip: IP,
      country: 'Türkiye',
      countryCode: 'TR',
      city: 'İzmir',
      timezone: 'Europe/Istanbul',
    }
    expect(await createIpLookup(url, fakeClock(0))(IP)).toEqual(found)
    expect(asked).toEqual([`/json/${IP}?key=1`])
    reply.body = JSON.stringify({ ip: '10.0.0.1', country: 'Türkiye', countryCode: 'TR' })
    const other = { ip: IP, ...NOTHING, country: 'Türkiye', countryCode: 'TR' }
    expect(await createIpLookup(url, fakeClock(0))(IP)).toEqual(other)
  })

  it('looks an address up once an hour', async () => {
    const clock = fakeClock(0)
    const lookUp = createIpLookup(url, clock)
    await Promise.all([lookUp(IP), lookUp(IP)])
    clock.advance(3_599_999)
    await lookUp(IP)
    expect(asked).toHaveLength(1)
    clock.advance(1)
    await lookUp(IP)
    expect(asked).toHaveLength(2)
    await lookUp('not an address')
    expect(asked).toHaveLength(2)
  })

  it('makes one lookup for all addresses of a subscriber, and returns each its own address', async () => {
    reply.body = JSON.stringify({ country: 'Türkiye' })
    const lookUp = createIpLookup(url, fakeClock(0))
    const own = ['2001:db8:1:2::1', '2001:db8:1:2::2']
    const found = await Promise.all(own.map(lookUp))
    expect(found.map(({ ip, country }) => [ip, country])).toEqual(own.map((ip) => [ip, 'Türkiye']))
    expect(asked).toHaveLength(1)
    await lookUp('2001:db8:1:3::1')
    expect(asked).toHaveLength(2)
  })

  it('retries a failed lookup after a minute', async () => {
    const clock = fakeClock(0)
    const lookUp = createIpLookup(url, clock)
    reply.status = 500
    await lookUp(IP)
    clock.advance(59_999)
    await lookUp(IP)
    expect(asked).toHaveLength(1)
    reply = { status: 200, body: JSON.stringify({ country: 'Türkiye' }) }
    clock.advance(1)
    expect(await lookUp(IP)).toMatchObject({ country: 'Türkiye' })
  })

  it('limits concurrent lookups, and does not cache skipped addresses', async () => {
    const lookUp = createIpLookup(url, fakeClock(0))
    reply.body = JSON.stringify({ country: 'Türkiye' })
    const many = Array.from({ length: UNDER_WAY_MAX + 5 }, (_, index) => `203.0.113.${index}`)
    const countries = (await Promise.all(many.map(lookUp))).map(({ country }) => country)
    expect(asked).toHaveLength(UNDER_WAY_MAX)
    expect(countries.filter((country) => country === null)).toHaveLength(5)
    expect(await lookUp(many.at(-1) ?? '')).toMatchObject({ country: 'Türkiye' })
  })

  it.each([
    ['an error', { status: 500, body: '{"country":"X"}' }],
    ['invalid JSON', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, body: '[1]' }],
    ['a name that is too long', { status: 200, body: JSON.stringify({ country: 'x'.repeat(1000) }) }],
    ['another address', { status: 302, body: '', location: 'http://127.0.0.1:1/' }],
  ])('returns only the address if the reply is %s', async (_, answered) => {
    reply = answered
    expect(await createIpLookup(url, fakeClock(0))(IP)).toEqual({ ip: IP, ...NOTHING })
  })

  it('returns the address if the service is unreachable', async () => {
    expect(await createIpLookup('http://127.0.0.1:1/', fakeClock(0))(IP)).toEqual({ ip: IP, ...NOTHING })
  })
})
