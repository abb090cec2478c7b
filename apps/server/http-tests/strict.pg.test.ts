import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  accountSessions,
  casinoGamesList,
  casinoInitGame,
  casinoPlay,
  type DocumentKind,
  financeCheckBalance,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  kycStatus,
  kycSubmit,
  kycUpload,
  prepayProcessTransaction,
  rgRealityCheck,
  rgTimeOut,
  userStepUp,
} from '@poyraz/contract'
import { MINUTE_MS } from '@poyraz/kernel'
import { fakeClock, newcomer } from '@poyraz/testkit'
import {
  newPlayer,
  type Player,
  register,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { DEMO_PASSWORD } from '../seed.ts'

const FAST_OUT = 113
const AMOUNT = 50_000
const CLEAN = 'stream: OK\0'
const COLOGNE = { country: 'DE', vpn: false, latitude: 50.94, longitude: 6.96 }

/** The operator's register, location service and scanner; one of them may be down. */
const world = {
  listed: new Set<string>(),
  register: true,
  place: COLOGNE as typeof COLOGNE | null,
  located: 0,
  scanned: CLEAN,
}
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
const logged: string[] = []
let outside: Server
let clamd: TcpServer
let server: TestServer
let photo: Uint8Array<ArrayBuffer>
let player: Player
let client: TestClient
let game: { gameID: number; minBet: number }

beforeAll(async () => {
  outside = createServer((request, response) => {
    void text(request).then((body) => {
      const { identityNumber } = JSON.parse(body) as { identityNumber?: string }
      if (request.url === '/locate') world.located += 1
      const answer = request.url === '/locate' ? world.place : listing(identityNumber)
      response.writeHead(answer === null ? 503 : 200).end(JSON.stringify(answer))
    })
  })
  clamd = createTcpServer((socket) => {
    // A chunk length of zero is the end; no JPEG ends with it.
    socket.on('data', (data) => data.readUInt32BE(data.length - 4) === 0 && socket.end(world.scanned))
  })
  await Promise.all(
    [outside, clamd].map((one) => new Promise<void>((done) => one.listen(0, '127.0.0.1', done))),
  )
  const hostOf = (one: TcpServer) => `127.0.0.1:${(one.address() as AddressInfo).port}`
  const registerUrl = `http://${hostOf(outside)}/register`
  const locationUrl = `http://${hostOf(outside)}/locate`
  server = await startTestServer({
    clock,
    log: createLog('warn', { write: (line: string) => void logged.push(line) }),
    config: { jurisdiction: 'strict', registerUrl, locationUrl, clamdUrl: `tcp://${hostOf(clamd)}` },
  })
  const [first] = (await server.client().call(casinoGamesList, {})).data
  if (!first) throw new Error('the lobby is empty')
  game = first
  const picture = sharp({ create: { width: 80, height: 50, channels: 3, background: '#0a7' } })
  photo = new Uint8Array(await picture.jpeg().toBuffer())
})
afterAll(async () => {
  await server.close()
  outside.closeAllConnections()
  outside.close()
  clamd.close()
})
beforeEach(async () => {
  world.listed.clear()
  world.register = true
  world.place = COLOGNE
  world.scanned = CLEAN
  player = await newPlayer(server)
  client = player.client
})
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await server.context.ledger.audit()).toEqual([])
}

function listing(identityNumber = '') {
  return world.register ? { listed: world.listed.has(identityNumber) } : null
}

const play = () => client.call(casinoPlay, { gameID: game.gameID, stake: game.minBet })
const payIn = () => client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: AMOUNT })

async function upload(kind: DocumentKind): Promise<object> {
  const body = new FormData()
  body.append('call', client.bodyOf(kycUpload.class, kycUpload.method, { kind }))
  body.append('file', new Blob([photo]), 'a.jpg')
  const headers = { 'x-device': client.session?.device ?? '' }
  const response = await fetch(`${server.url}/endpoint/v1/upload`, { method: 'POST', body, headers })
  return (await response.json()) as object
}

/** Uploads the player's documents, and approves them as staff. */
async function verify(): Promise<void> {
  for (const kind of ['id_front', 'id_back', 'selfie'] as const)
    expect(await upload(kind)).toMatchObject({ result: true })
  expect((await client.call(kycSubmit, {})).result).toBe(true)
  const { documents } = (await client.call(kycStatus, {})).data
  const { staff } = server.context.compliance
  for (const { id } of documents) await staff.viewDocument({ id, by: 'ayse' })
  const { playerId } = (await staff.waitingDocuments()).documents[0] ?? { playerId: '' }
  expect(await staff.decideDocuments({ playerId, refusedFor: null, by: 'ayse' })).toMatchObject({ ok: true })
}

/** Advances half an hour with activity of the player. */
async function spendHalfAnHour(): Promise<void> {
  clock.advance(20 * MINUTE_MS)
  expect((await client.call(financeCheckBalance, {})).result).toBe(true)
  clock.advance(10 * MINUTE_MS)
}

it('a player registers, is verified, pays in, plays and is paid out (R28, R43, R69)', async () => {
  const unverified = { code: 451, error: 'kyc_required' }
  expect(await payIn()).toMatchObject(unverified)
  expect(await client.call(casinoInitGame, { gameID: game.gameID })).toMatchObject(unverified)
  expect(await play()).toMatchObject(unverified)
  await verify()
  expect(await payIn()).toMatchObject({ result: true })
  expect(await client.call(casinoInitGame, { gameID: game.gameID })).toMatchObject({ result: true })
  const round = await play()
  expect(round).toMatchObject({ result: true })
  const owner = `${newcomer().firstname} ${newcomer().lastname}`
  const iban = 'TR330006100519786457841326'
  const bank = { bankID: 1, owner, branchCode: '1', accountNumber: '1', iban }
  const { bankAccountID } = (await client.call(financeSaveBankAccount, bank)).data
  const form = { methodID: FAST_OUT, amount: 20_000, bankAccountID, identityValidityDate: '2090-01-01' }
  await client.call(userStepUp, { password: player.password })
  expect(await client.call(financeSaveBankTransfer, form)).toMatchObject({ result: true })
  const { balance } = round.data
  expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ cash: balance - 20_000 }])
})

it('stores a document only after the scanner reported it as clean (F27)', async () => {
  world.scanned = 'stream: Eicar-Test-Signature FOUND\0'
  const unsafe = { error: 'invalid_input', data: [{ field: 'file', error: 'file_unsafe' }] }
  expect(await upload('selfie')).toMatchObject(unsafe)
  world.scanned = ''
  expect(await upload('selfie')).toMatchObject({ code: 503, error: 'unavailable' })
  expect((await client.call(kycStatus, {})).data.documents).toEqual([])
  world.scanned = CLEAN
  expect(await upload('selfie')).toMatchObject({ result: true })
})

it('refuses an account if the register lists the person or is down (R43)', async () => {
  const person = newcomer()
  world.listed.add(person.identityNumber)
  expect(await register(server.client(), person)).toMatchObject({ error: 'already_registered' })
  world.register = false
  expect(await register(server.client(), newcomer())).toMatchObject({ code: 503, error: 'unavailable' })
  world.register = true
  expect(await register(server.client(), newcomer())).toMatchObject({ result: true })
})

it('checks the location again every half hour, whatever the player does (R69)', async () => {
  await verify()
  expect(await payIn()).toMatchObject({ result: true })
  const before = world.located
  await spendHalfAnHour()
  expect(await payIn()).toMatchObject({ result: true })
  expect(await play()).toMatchObject({ result: true })
  expect(world.located).toBe(before + 1)
  await spendHalfAnHour()
  expect(await play()).toMatchObject({ result: true })
  expect(world.located).toBe(before + 2)
})

it('a time-out does not wait for external services (R41)', async () => {
  await verify()
  expect(await payIn()).toMatchObject({ result: true })
  const before = world.located
  await spendHalfAnHour()
  expect(await client.call(rgTimeOut, { hours: 24 })).toMatchObject({ result: true })
  expect(world.located).toBe(before)
})

it('a service that is down blocks money, not reads, until a minute after its return (F27)', async () => {
  await verify()
  expect(await payIn()).toMatchObject({ result: true })
  world.place = null
  await spendHalfAnHour()
  expect(await play()).toMatchObject({ code: 451, error: 'jurisdiction' })
  expect(await payIn()).toMatchObject({ code: 451, error: 'jurisdiction' })
  expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ cash: AMOUNT }])
  world.place = COLOGNE
  clock.advance(MINUTE_MS)
  expect(await play()).toMatchObject({ result: true })
  world.register = false
  await spendHalfAnHour()
  expect(await play()).toMatchObject({ code: 451, error: 'excluded' })
  expect(logged.join()).toMatch(/the location service did not say.*the exclusion register did not say/s)
  world.register = true
  clock.advance(MINUTE_MS)
  expect(await play()).toMatchObject({ result: true })
})

it('demo players exist without money, and must be verified like others', async () => {
  expect(logged.filter((line) => line.includes('demo player'))).toEqual([])
  const demo = server.client()
  await demo.signIn('deniz', DEMO_PASSWORD)
  expect((await demo.call(financeCheckBalance, {})).data).toMatchObject([{ balance: 0 }])
})

it('a password has at least eight characters', async () => {
  const person = newcomer()
  const refused = { error: 'invalid_input', data: [{ field: 'password', error: 'password_length_strict' }] }
  expect(await register(server.client(), { ...person, password: 'Mavi7ke' })).toMatchObject(refused)
  expect(await register(server.client(), { ...person, password: 'Mavi7ked' })).toMatchObject({ result: true })
})

it('half an hour idle ends a session, and the reality check cannot be disabled (R33, R44)', async () => {
  expect(await client.call(rgRealityCheck, { minutes: 0 })).toMatchObject({ error: 'invalid_input' })
  clock.advance(30 * MINUTE_MS)
  expect((await client.call(accountSessions, {})).result).toBe(true)
  clock.advance(30 * MINUTE_MS + 1)
  expect(await client.call(accountSessions, {})).toMatchObject({ error: 'session_expired' })
})
