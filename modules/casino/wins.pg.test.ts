import { createBus } from '@poyraz/bus'
import {
  casinoPlay,
  casinoRecentWins,
  casinoSetWinName,
  casinoShareRound,
  casinoUnshareRound,
  casinoWinName,
  PUBLIC_WINS_MAX,
} from '@poyraz/contract'
import { DAY_MS, kurus, MINUTE_MS, randomId, SECOND_MS } from '@poyraz/kernel'
import { createCaller, plansOf } from '@poyraz/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { openPlayer } from './fixtures/own-money.ts'
import type { HouseGame } from './house-game.ts'
import { winsChanged } from './index.ts'
import { listWins } from './store/wins.ts'
import { COIN } from './testing/coin.ts'

/** Pays this multiple of each stake. */
let times = 10n
const PAYER: HouseGame = {
  ...COIN,
  decide: (draws, stake) => {
    draws.int(2)
    return { outcome: {}, win: kurus(stake * times) }
  },
}

let harness: Harness
let call: Harness['call']
const withheld = new Set<string>()
let announced = 0

function openServer() {
  const bus = createBus((error) => expect.unreachable(String(error)))
  const casino = harness.openCasino(0, [PAYER], {
    publicWins: {
      bus,
      usernamesOf: async (ids) => new Map(ids.map((id) => [id, `oyuncu-${id}`])),
      withheldOf: async (ids) => new Set(ids.filter((id) => withheld.has(id))),
    },
  })
  bus.subscribe(winsChanged, () => {
    announced++
    casino.wins.forget()
  })
  return { casino, call: createCaller((registry) => casino.register(registry)) }
}

let casino: ReturnType<typeof openServer>['casino']
beforeAll(async () => {
  harness = await openHarness([PAYER])
  ;({ casino, call } = openServer())
})
afterAll(() => harness.close())
// The wins of the test before are too old for the list.
beforeEach(() => {
  harness.clock.advance(8 * DAY_MS)
  withheld.clear()
  announced = 0
  times = 10n
})

async function wins() {
  const reply = await call(casinoRecentWins, {}, { playerId: null })
  if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
  return reply.value as readonly Record<string, unknown>[]
}

async function play(playerId: string): Promise<string> {
  harness.clock.advance(SECOND_MS)
  const reply = await call(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId, key: randomId() })
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value.roundID
}

const setName = (playerId: string, shown: 0 | 1) =>
  call(casinoSetWinName, { shown }, { playerId, key: randomId() })
const names = async () => (await wins()).map(({ player }) => player)

describe('the public list of wins', () => {
  it('has rounds of at least ten times the stake, without anything that names the player', async () => {
    const playerId = await harness.player(100_000n)
    times = 9n
    await play(playerId)
    expect(await wins()).toEqual([])
    expect(announced).toBe(0)
    times = 10n
    const roundId = await play(playerId)
    const minute = harness.clock.nowMs() - (harness.clock.nowMs() % MINUTE_MS)
    const list = await wins()
    expect(list).toEqual([
      {
        gameID: COIN.id,
        slug: COIN.slug,
        gameName: COIN.name,
        player: null,
        stake: 100n,
        win: 1000n,
        shareToken: null,
        date: new Date(minute).toISOString(),
      },
    ])
    const text = JSON.stringify(list, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(text).not.toContain(playerId)
    expect(text).not.toContain(roundId)
    expect(announced).toBe(1)
  })

  it('has no round whose stake the house paid', async () => {
    const own = await openPlayer(harness, 10_000)
    await own.giveSpins(1)
    expect(await own.play({ stake: 100, win: 5000, free: true })).toBe('created')
    harness.clock.advance(6 * SECOND_MS)
    expect(await wins()).toEqual([])
    expect(await own.play({ stake: 100, win: 5000 })).toBe('created')
    harness.clock.advance(6 * SECOND_MS)
    expect(await wins()).toHaveLength(1)
  })

  it('is the latest wins, newest first, and none older than a week', async () => {
    const playerId = await harness.player(100_000n)
    for (let round = 0; round < PUBLIC_WINS_MAX + 2; round++) {
      times = BigInt(10 + round)
      await play(playerId)
    }
    const shown = (await wins()).map(({ win }) => win)
    expect(shown).toHaveLength(PUBLIC_WINS_MAX)
    expect(shown[0]).toBe(100n * BigInt(PUBLIC_WINS_MAX + 11))
    expect(shown).toEqual(shown.toSorted((left, right) => Number(right) - Number(left)))
    harness.clock.advance(7 * DAY_MS + MINUTE_MS)
    expect(await wins()).toEqual([])
  })

  it('leaves out players who are withheld, also on a server that showed them', async () => {
    const [shown, gone] = [await harness.player(10_000n), await harness.player(10_000n)]
    await play(gone)
    await play(shown)
    expect(await wins()).toHaveLength(2)
    withheld.add(gone)
    casino.wins.recheck(shown)
    await Promise.resolve()
    expect(await wins()).toHaveLength(1)
    withheld.clear()
    // The end of an exclusion, too, shows within seconds.
    harness.clock.advance(6 * SECOND_MS)
    expect(await wins()).toHaveLength(2)
  })

  it('announces a change of a player only if the player is in it', async () => {
    const [shown, other] = [await harness.player(10_000n), await harness.player(10_000n)]
    await play(shown)
    await wins()
    announced = 0
    casino.wins.recheck(other)
    await Promise.resolve()
    expect(announced).toBe(0)
    casino.wins.recheck(shown)
    await Promise.resolve()
    expect(announced).toBe(1)
  })

  it('links to the round while its player shares it', async () => {
    const playerId = await harness.player(10_000n)
    const roundID = await play(playerId)
    const tokens = async () => (await wins()).map(({ shareToken }) => shareToken)
    expect(await tokens()).toEqual([null])
    const shared = await call(casinoShareRound, { roundID }, { playerId, key: randomId() })
    expect(await tokens()).toEqual([shared.ok && shared.value.token])
    await call(casinoUnshareRound, { roundID }, { playerId, key: randomId() })
    expect(await tokens()).toEqual([null])
  })

  it('links to no shared round beside a name', async () => {
    const playerId = await harness.player(10_000n)
    await setName(playerId, 1)
    const roundID = await play(playerId)
    await call(casinoShareRound, { roundID }, { playerId, key: randomId() })
    expect(await wins()).toMatchObject([{ player: `oyuncu-${playerId}`, shareToken: null }])
    await setName(playerId, 0)
    expect(await wins()).toMatchObject([{ player: null, shareToken: expect.stringMatching(/./) }])
  })

  it('is read by its own index', async () => {
    const query = { sinceMs: harness.clock.nowMs() - DAY_MS, limit: 60 }
    const plan = await plansOf(harness.test.database.db, (db) => listWins(db, query))
    expect(plan).toContain('round_public_win')
    expect(plan).not.toContain('Seq Scan on round')
  })
})

describe('the name beside wins', () => {
  it('is shown only with consent, and only for rounds after it', async () => {
    const playerId = await harness.player(10_000n)
    const state = async () => {
      const reply = await call(casinoWinName, {}, { playerId })
      return reply.ok && reply.value.shown
    }
    expect(await state()).toBe(0)
    await play(playerId)
    harness.clock.advance(SECOND_MS)
    await setName(playerId, 1)
    expect(await state()).toBe(1)
    expect(await names()).toEqual([null])
    await play(playerId)
    expect(await names()).toEqual([`oyuncu-${playerId}`, null])
  })

  it('is gone from all wins at once when the consent ends, and an earlier consent does not come back', async () => {
    const playerId = await harness.player(10_000n)
    await setName(playerId, 1)
    await play(playerId)
    expect(await names()).toEqual([`oyuncu-${playerId}`])
    announced = 0
    await setName(playerId, 0)
    await Promise.resolve()
    expect(announced).toBe(1)
    expect(await names()).toEqual([null])
    harness.clock.advance(SECOND_MS)
    await setName(playerId, 1)
    expect(await names()).toEqual([null])
  })

  it('keeps the time of the first consent when it is given twice', async () => {
    const playerId = await harness.player(10_000n)
    await setName(playerId, 1)
    await play(playerId)
    await setName(playerId, 1)
    expect(await names()).toEqual([`oyuncu-${playerId}`])
  })
})

describe('where the jurisdiction forbids the list', () => {
  it('there are no wins, and no name can be shown but every name removed', async () => {
    const playerId = await harness.player(10_000n)
    await setName(playerId, 1)
    await play(playerId)
    expect(await wins()).toHaveLength(1)
    const strict = createCaller((registry) => harness.openCasino(0, [PAYER]).register(registry))
    expect(await strict(casinoRecentWins, {}, { playerId: null })).toMatchObject({ ok: true, value: [] })
    const show = await strict(casinoSetWinName, { shown: 1 }, { playerId, key: randomId() })
    expect(refused(show).error).toBe('not_available')
    const hide = await strict(casinoSetWinName, { shown: 0 }, { playerId, key: randomId() })
    expect(hide.ok && hide.value.shown).toBe(0)
  })
})
