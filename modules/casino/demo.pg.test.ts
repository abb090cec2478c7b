import { casinoInitGame, casinoPlay } from '@poyraz/contract'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import type { HouseGame } from './house-game.ts'
import { COIN, OTHER } from './testing/coin.ts'

let harness: Harness
let call: Harness['call']

beforeAll(async () => {
  harness = await openHarness()
  call = harness.call
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.advance(10_000))

const setEnabled = (gameId: number, enabled: boolean) => harness.setEnabled(gameId, enabled)

describe('a demo', () => {
  it('plays the same game without a session and never touches the books', async () => {
    const before = await sql<{ n: bigint }>`select count(*) as n from ledger.transfer`.execute(
      harness.test.database.db,
    )
    const launched = await call(casinoInitGame, { gameID: COIN.id, demo: true }, { playerId: null })
    if (!launched.ok) throw new Error('refused')
    let token = new URL(launched.value.url, 'http://x').searchParams.get('demoToken') ?? ''
    let balance = 1_000_000n
    for (let round = 0; round < 20; round++) {
      const reply = await call(casinoPlay, { demoToken: token, stake: 1000 }, { playerId: null })
      if (!reply.ok) throw new Error(reply.error.error)
      balance += reply.value.win - 1000n
      expect(reply.value.balance).toBe(balance)
      token = reply.value.demoToken ?? ''
    }
    const after = await sql<{ n: bigint }>`select count(*) as n from ledger.transfer`.execute(
      harness.test.database.db,
    )
    expect(after.rows).toEqual(before.rows)
  })

  it('plays no closed game and no stake off the ladder', async () => {
    const launched = await call(casinoInitGame, { gameID: OTHER.id, demo: true }, { playerId: null })
    const demoToken = launched.ok
      ? (new URL(launched.value.url, 'http://x').searchParams.get('demoToken') ?? '')
      : ''
    const spin = (stake: number) => call(casinoPlay, { demoToken, stake }, { playerId: null })
    expect(refused(await spin(150)).fields).toEqual([{ field: 'stake', error: 'stake_step' }])
    setEnabled(OTHER.id, false)
    expect(refused(await spin(100)).error).toBe('game_disabled')
    setEnabled(OTHER.id, true)
    const reply = await spin(100)
    expect(reply.ok && reply.value.fairness.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  })

  it('of a game whose rules fail is refused, and closes the game for everybody', async () => {
    const told: unknown[] = []
    const failure = new Error('the wins do not explain the pay')
    const failing: HouseGame = {
      ...COIN,
      decide() {
        throw failure
      },
    }
    const broken = await openHarness([failing, OTHER], async (gameId, error) => void told.push(gameId, error))
    const launch = () => broken.call(casinoInitGame, { gameID: COIN.id, demo: true }, { playerId: null })
    const launched = await launch()
    if (!launched.ok) throw new Error('refused')
    const demoToken = new URL(launched.value.url, 'http://x').searchParams.get('demoToken') ?? ''
    const reply = await broken.call(casinoPlay, { demoToken, stake: 100 }, { playerId: null })
    expect(refused(reply).error).toBe('game_disabled')
    expect(told).toEqual([COIN.id, failure])
    expect(refused(await launch()).error).toBe('game_disabled')
    expect(refused(await broken.play(await broken.player(1000n), 100)).error).toBe('game_disabled')
    await broken.close()
  })

  it('refuses a forged, a foreign and an old token', async () => {
    const launched = await call(casinoInitGame, { gameID: COIN.id, demo: true }, { playerId: null })
    const token = launched.ok
      ? (new URL(launched.value.url, 'http://x').searchParams.get('demoToken') ?? '')
      : ''
    const [body = '', signature = ''] = token.split('.')
    const richer = Buffer.from(
      Buffer.from(body, 'base64url').toString().replace('1000000', '9000000'),
    ).toString('base64url')
    const tryToken = (demoToken: string, gameID?: number) =>
      call(casinoPlay, { demoToken, stake: 100, ...(gameID ? { gameID } : {}) }, { playerId: null })
    expect((await tryToken(token)).ok).toBe(true)
    expect(refused(await tryToken(`${richer}.${signature}`)).error).toBe('token_invalid')
    expect(refused(await tryToken('x')).error).toBe('token_invalid')
    expect(refused(await tryToken(token, OTHER.id)).error).toBe('token_invalid')
    harness.clock.advance(DAY_MS)
    expect(refused(await tryToken(token)).error).toBe('token_invalid')
  })
})
