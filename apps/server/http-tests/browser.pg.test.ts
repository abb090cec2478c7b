import { financeCheckBalance, userLogin, userLogout } from '@poyraz/contract'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Logs in like a browser: sends `Origin` and keeps the cookie. */
async function browserLogin() {
  const { client, username, password } = await newPlayer(server)
  client.session = null
  const login = client.bodyOf(userLogin.class, userLogin.method, { username, password })
  const reply = await client.send(login, { origin: server.url })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { uid, sid } = reply.data as { uid: string; sid: string }
  client.session = { uid, sid, device: '' }
  return { client, cookie, body: client.bodyOf(financeCheckBalance.class, financeCheckBalance.method, {}) }
}

/** Encrypts a value with the published key, as the player site does before storing it. */
async function seal(value: string): Promise<string> {
  const published = (await (await fetch(`${server.url}/endpoint/v1/public-key`)).json()) as {
    data: { id: string; spki: string }
  }
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const spki = Buffer.from(published.data.spki, 'base64')
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(value))
  return `${published.data.id}.${Buffer.from(sealed).toString('base64')}`
}

describe('a browser', () => {
  it('keeps its device in a cookie that scripts and foreign pages cannot use', async () => {
    const { client, username, password } = await newPlayer(server)
    client.session = null
    const reply = await client.call(userLogin, { username, password })
    const cookie = reply.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^poyraz_device=[A-Za-z0-9]{26}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
    expect(JSON.stringify(reply.data)).not.toContain(cookie.slice(14, 40))
  })

  it('is served with its cookie and origin, and refused with a missing or foreign origin (A28)', async () => {
    const { client, cookie, body } = await browserLogin()
    expect(await client.send(body, { cookie, origin: server.url })).toMatchObject({ http: 200, result: true })
    for (const headers of [
      { cookie },
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'null' },
    ]) {
      expect(await client.send(body, headers)).toMatchObject({
        http: 403,
        error: 'foreign_origin',
        code: 400,
      })
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await client.send(body, { cookie, origin: server.url, ...form })).toMatchObject({ http: 415 })
    const plain = { 'content-type': 'text/plain' }
    expect(await client.send(body, { cookie, origin: server.url, ...plain })).toMatchObject({ http: 415 })
  })

  it('may store its session encrypted; the values do not work on another device (A29, S3.3)', async () => {
    const { client, cookie } = await browserLogin()
    const { uid = '', sid = '' } = client.session ?? {}
    client.session = { uid: await seal(uid), sid: await seal(sid), device: '' }
    const body = client.bodyOf(financeCheckBalance.class, financeCheckBalance.method, {})
    const own = { cookie, origin: server.url }
    expect(await client.send(body, own)).toMatchObject({ result: true })
    expect(await client.send(body, own)).toMatchObject({ result: true })
    expect(await client.send(body)).toMatchObject({ error: 'session_expired' })
    expect(await client.send(body, { 'x-device': 'd'.repeat(26) })).toMatchObject({
      error: 'session_expired',
    })
    const forged = body.replace(client.session.sid, `${client.session.sid.slice(0, -8)}AAAAAA==`)
    expect(await client.send(forged, own)).toMatchObject({ error: 'session_expired' })
  })

  it('refreshes with its encrypted session and is then served under the new sid', async () => {
    const { client, cookie } = await browserLogin()
    const { uid = '', sid = '' } = client.session ?? {}
    const record = { uid: await seal(uid), sid: await seal(sid), uip: await seal('{ip}') }
    const login = client.bodyOf(userLogin.class, userLogin.method, record)
    const reply = await client.send(login, { cookie, origin: server.url })
    expect(reply).toMatchObject({ result: true, data: { uid, gasecret: '' } })
    const renewed = (reply.data as { sid: string }).sid
    expect(renewed).not.toBe(sid)
    client.session = { uid, sid: renewed, device: '' }
    const body = client.bodyOf(financeCheckBalance.class, financeCheckBalance.method, {})
    const latest = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    expect(await client.send(body, { cookie: latest, origin: server.url })).toMatchObject({ result: true })
  })

  it('has no session after its logout (A29)', async () => {
    const { client, cookie, body } = await browserLogin()
    const logout = client.bodyOf(userLogout.class, userLogout.method, {})
    expect(await client.send(logout, { cookie, origin: server.url })).toMatchObject({ result: true })
    expect(await client.send(body, { cookie, origin: server.url })).toMatchObject({
      error: 'session_expired',
    })
  })

  it('cannot send a session in the URL (A29)', async () => {
    const { client } = await newPlayer(server)
    const { uid = '', sid = '', device = '' } = client.session ?? {}
    const query = new URLSearchParams({ uid, sid, device, token: sid })
    const response = await fetch(`${server.url}/endpoint/v1?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ api: { class: 'finance', method: 'check_balance' }, data: {}, user: {} }),
    })
    expect(await response.json()).toMatchObject({ error: 'not_authorized' })
  })
})
