import { createHash } from 'node:crypto'
import { casinoGamesList, casinoPlay, fairnessReceipt, fairnessRotate } from '@poyraz/contract'
import { readReceipt, verifyReceipt } from '@poyraz/fairness/verify'
import { mappingOf } from '@poyraz/games'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.url), { headers })

type Version = { gameID: string; rulesHash: string; current: boolean; path: string }
const versions = async () => (await (await get('/rules/index.json')).json()) as Version[]

/** SHA-256 of LP(tag) and LP(bytes), written out. */
function hashOf(bytes: Uint8Array): string {
  const length = (size: number) =>
    Buffer.from([size >>> 24, (size >>> 16) & 255, (size >>> 8) & 255, size & 255])
  const tag = Buffer.from('poyraz/1/rules')
  const whole = Buffer.concat([length(tag.length), tag, length(bytes.length), bytes])
  return createHash('sha256').update(whole).digest('hex')
}

describe('rules of games for everybody', () => {
  it('are served for every game as the bytes that are hashed, without a session (R21)', async () => {
    const all = await versions()
    expect(all.length).toBeGreaterThan(20)
    for (const { gameID, rulesHash, path, current } of all) {
      const reply = await get(path)
      expect(hashOf(new Uint8Array(await reply.arrayBuffer())), gameID).toBe(rulesHash)
      expect(reply.headers.get('cache-control')).toContain('immutable')
      if (!current) continue
      const named = await get(`/rules/${gameID}.json`)
      expect(named.headers.get('etag')).toBe(`"${rulesHash}"`)
      expect(named.headers.get('cache-control')).toBe('no-cache')
      expect(named.headers.get('access-control-allow-origin')).toBe('*')
      expect(hashOf(new Uint8Array(await named.arrayBuffer())), gameID).toBe(rulesHash)
    }
  })

  it('are not sent again to a caller who has them', async () => {
    const etag = (await get('/rules/nazar.json')).headers.get('etag') ?? ''
    const reply = await get('/rules/nazar.json', { 'if-none-match': etag })
    expect(reply.status).toBe(304)
    expect(await reply.text()).toBe('')
  })

  it.each([
    '/rules/unknown.json',
    '/rules/nazar',
    '/rules/NAZAR.json',
    `/rules/nazar/${'a'.repeat(64)}.json`,
    '/rules/nazar/..%2f..%2fetc.json',
    "/rules/nazar'--.json",
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('a receipt', () => {
  it('of the endpoint is proven with the published key and rules', async () => {
    const { client } = await newPlayer(server, 1_000_000)
    const [game] = (await client.call(casinoGamesList, {})).data
    const stake = game?.minBet ?? 0
    const round = await client.call(casinoPlay, { gameID: game?.gameID ?? 0, stake })
    const roundID = round.data?.roundID ?? ''
    await client.call(fairnessRotate, { clientSeed: 'next' })
    const receipt = readReceipt((await client.call(fairnessReceipt, { roundID })).data)
    if (!receipt.ok) throw new Error(`no receipt: ${receipt.error}`)
    const jwks = (await (await get('/.well-known/receipt-keys.json')).json()) as {
      keys: { kid: string; x: string; crv: string }[]
    }
    expect(jwks.keys[0]).toMatchObject({ crv: 'Ed25519', kid: receipt.value.keyID })
    expect(Buffer.from(jwks.keys[0]?.x ?? '', 'base64url').toString('hex')).toBe(receipt.value.keyID)
    const keys = jwks.keys.map(({ kid }) => kid)
    expect(verifyReceipt(receipt.value, { mapping: mappingOf(receipt.value), keys }).verdict).toBe('proven')
    const paths = (await versions()).map(({ path }) => path)
    expect(paths).toContain(`/rules/${receipt.value.gameID}/${receipt.value.rulesHash}.json`)
  })
})
