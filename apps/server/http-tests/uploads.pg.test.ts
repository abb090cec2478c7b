import { kycStatus, kycUpload, systemPing } from '@poyraz/contract'
import { deferred, err } from '@poyraz/kernel'
import { withScans } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let client: TestClient

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  client = (await newPlayer(server)).client
})

async function send(
  { client, url }: { client: TestClient; url: string },
  parts: readonly [string, string | Uint8Array<ArrayBuffer>, string?][],
  device = true,
) {
  const body = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, new Blob([value]), filename ?? 'a.jpg')
  }
  const headers = device ? { 'x-device': client.session?.device ?? '' } : {}
  const response = await fetch(`${url}/endpoint/v1/upload`, { method: 'POST', body, headers })
  return {
    http: response.status,
    ...((await response.json()) as { error: string | null; data: object; code: number }),
  }
}

describe('an upload', () => {
  const sendHere = (parts: Parameters<typeof send>[1], device = true) =>
    send({ client, url: server.url }, parts, device)
  const photo = () =>
    sharp({ create: { width: 80, height: 50, channels: 3, background: '#0a7' } })
      .jpeg()
      .toBuffer()

  const call = () => client.bodyOf(kycUpload.class, kycUpload.method, { kind: 'selfie' })
  const bytes = async () => new Uint8Array(await photo())

  it('is accepted with its call, whatever its file name (A34)', async () => {
    const reply = await sendHere([
      ['call', call()],
      ['file', await bytes(), '../../../etc/passwd\u0000.svg'],
    ])
    expect(reply).toMatchObject({ http: 200, error: null, data: { kind: 'selfie', state: 'draft' } })
    expect((await client.call(kycStatus, {})).data.documents).toHaveLength(1)
  })

  it('needs a session, its two parts and a picture', async () => {
    const file = await bytes()
    expect(
      await sendHere(
        [
          ['call', call()],
          ['file', file],
        ],
        false,
      ),
    ).toMatchObject({ error: 'session_expired' })
    expect(await sendHere([['call', call()]])).toMatchObject({ http: 400, error: 'bad_request' })
    expect(await sendHere([['file', file]])).toMatchObject({ http: 400, error: 'bad_request' })
    expect(
      await sendHere([
        ['call', 'no json'],
        ['file', file],
      ]),
    ).toMatchObject({ http: 400, error: 'bad_request' })
    expect(
      await sendHere([
        ['call', call()],
        ['other', file],
      ]),
    ).toMatchObject({ http: 400, error: 'bad_request' })
    const text = new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect(
      await sendHere([
        ['call', call()],
        ['file', text],
      ]),
    ).toMatchObject({ code: 422, error: 'invalid_input' })
    expect((await client.call(kycUpload, { kind: 'selfie' })).error).toBe('invalid_input')
  })

  it('of more than 8 MiB, or of many files, is refused (A34)', async () => {
    const big = new Uint8Array(8 * 1024 * 1024 + 1)
    expect(
      await sendHere([
        ['call', call()],
        ['file', big],
      ]),
    ).toMatchObject({ http: 413, error: 'too_large' })
    const file = await bytes()
    const many = Array.from({ length: 1000 }, (): ['file', Uint8Array<ArrayBuffer>] => ['file', file])
    expect((await sendHere([['call', call()], ...many])).http).toBe(413)
    expect((await client.call(kycStatus, {})).data.documents).toEqual([])
  })

  it('must be multipart, and not from another site', async () => {
    const url = `${server.url}/endpoint/v1/upload`
    const json = await fetch(url, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(json.status).toBe(415)
    const body = new FormData()
    body.append('call', call())
    const foreign = await fetch(url, { method: 'POST', body, headers: { origin: 'https://other.example' } })
    expect(foreign.status).toBe(403)
  })
})

describe('a picture that is expensive to decode', () => {
  const SIDES = { width: 3000, height: 3000 }
  const evil = async () => {
    const flat = sharp({ create: { ...SIDES, channels: 3, background: '#777777' } })
    return new Uint8Array(withScans(await flat.jpeg({ progressive: true, quality: 1 }).toBuffer(), 90))
  }

  it('is refused by its header (C06)', async () => {
    const call = client.bodyOf(kycUpload.class, kycUpload.method, { kind: 'selfie' })
    const reply = await send({ client, url: server.url }, [
      ['call', call],
      ['file', await evil()],
    ])
    expect(reply).toMatchObject({
      error: 'invalid_input',
      data: [{ field: 'file', error: 'picture_limits', message: expect.stringContaining('fotoğraf') }],
    })
  })

  it('does not delay pages, logins or other calls (C06)', async () => {
    const stuck = deferred<void>()
    const started = deferred<void>()
    const busy = await startTestServer({
      async decoder() {
        started.resolve()
        await stuck.promise
        return err('picture_limits')
      },
    })
    const player = await newPlayer(busy)
    const call = player.client.bodyOf(kycUpload.class, kycUpload.method, { kind: 'selfie' })
    const photo = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#0a7' } })
      .jpeg()
      .toBuffer()
    const sent = { client: player.client, url: busy.url }
    const upload = send(sent, [
      ['call', call],
      ['file', new Uint8Array(photo)],
    ])
    await started.promise
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    expect((await fetch(`${busy.url}/`, { headers })).status).toBe(200)
    await busy.client().signIn(player.username, player.password)
    expect((await player.client.call(systemPing, {})).result).toBe(true)
    stuck.resolve()
    expect(await upload).toMatchObject({ error: 'invalid_input' })
    await busy.close()
  })
})
