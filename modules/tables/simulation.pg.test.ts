import { assert, randomId } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

/** `npm run nightly` sets 1,000. */
const SEEDS = Number(process.env['TABLE_SEEDS'] ?? 12)
const ACTIONS = 14
const START = 1_000_000
const LEASE_MS = 60_000
const LEASE_OVER_MS = LEASE_MS + 1000
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const SPOTS = ['red', '0', '7', '17', '32', 'red', '36']

type Server = ReturnType<Harness['openServer']>
type Chips = Record<string, number>
type Call = { readonly key: string; readonly chips: Chips; readonly roundID: string }
/** State of a player in a model that shares no code with the tables. */
type Player = { readonly id: string; cash: number; calls: Call[]; last: Call | null }

let house: Harness
beforeAll(async () => {
  house = await openHarness()
})
afterAll(() => house.close())

const staked = (calls: readonly Call[]) =>
  calls.flatMap(({ chips }) => Object.values(chips)).reduce((sum, amount) => sum + amount, 0)

function won(calls: readonly Call[], number: number): number {
  const pays = (spot: string) => (spot === 'red' ? (REDS.has(number) ? 2 : 0) : spot === `${number}` ? 36 : 0)
  return calls
    .flatMap(({ chips }) => Object.entries(chips))
    .reduce((sum, [spot, amount]) => sum + amount * pays(spot), 0)
}

/** A repeatable source of choices. */
function choices(seed: number) {
  let state = seed
  return (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
}

/** Places new chips, or repeats the last call of a player whose answer was lost. */
async function bet(player: Player, call: Call, server: Server) {
  const isRepeated = player.last?.key === call.key
  const { roundID, key } = call
  const reply = await house.bet(player.id, call.chips, { roundID, key, call: server.call })
  expect(reply).toMatchObject({ ok: true })
  if (isRepeated) return
  Object.assign(player, { last: call, calls: [...player.calls, call] })
}

async function takeBack(player: Player, bets: 'last' | 'all') {
  expect((await house.takeBack(player.id, bets)).ok).toBe(true)
  player.calls = bets === 'all' ? [] : player.calls.slice(0, -1)
}

/**
 * Makes the next step after the lease of one server ran out and the other one took the table. Both try it at
 * the same time.
 */
async function stepInRace(servers: readonly [Server, Server], choose: (n: number) => number) {
  const [slow, next] = choose(2) === 0 ? servers : ([servers[1], servers[0]] as const)
  house.clock.advance(LEASE_OVER_MS)
  const [old] = await slow.tables.store.hold(LEASE_MS)
  house.clock.advance(LEASE_OVER_MS)
  const [held] = await next.tables.store.hold(LEASE_MS)
  assert(old && held, 'each server held the table in turn')
  const [late] = await Promise.all([slow.tables.store.step(old), next.tables.store.step(held)])
  expect(late).toBeNull()
}

/** Ends the round, and compares the money of each player with the model. */
async function endRound(players: readonly Player[], roundID: string, step: () => Promise<void>) {
  await step()
  await step()
  const { outcome } = await house.proof(roundID)
  const { number } = outcome as unknown as { number: number }
  for (const player of players) {
    player.cash += won(player.calls, number) - staked(player.calls)
    expect(await house.cash(player.id)).toBe(BigInt(player.cash))
  }
}

it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
  'lost answers, repeated calls and servers that die settle each bet once, with seed %i (F01, F02, F12)',
  async (seed) => {
    const choose = choices(seed)
    const servers = [house.openServer(), house.openServer()] as const
    const anyServer = () => servers[choose(2)] as Server
    const players: Player[] = await Promise.all(
      Array.from({ length: 3 }, async () => ({
        id: await house.player(START),
        cash: START,
        calls: [],
        last: null,
      })),
    )
    const step = () => stepInRace(servers, choose)
    while ((await house.stateOf()).state.phase !== 'betting') await step()
    const { roundID } = (await house.stateOf()).state
    const fresh = (): Call => {
      const spot = SPOTS[choose(SPOTS.length)] as string
      return { key: randomId(), roundID, chips: { [spot]: 500 * (1 + choose(5)) } }
    }
    for (let action = 0; action < ACTIONS; action++) {
      const player = players[choose(players.length)] as Player
      const kind = choose(8)
      if (kind === 0) await takeBack(player, 'last')
      else if (kind === 1) await takeBack(player, 'all')
      else if (kind <= 3) await bet(player, player.last ?? fresh(), anyServer())
      else if (kind === 4) await Promise.all(players.map((one) => bet(one, fresh(), anyServer())))
      else await bet(player, fresh(), anyServer())
      const own = (await house.stateOf(player.id)).own?.staked ?? 0n
      expect(own).toBe(BigInt(staked(player.calls)))
    }
    await endRound(players, roundID, step)
    expect(await house.wrongEnds()).toBe(0)
    expect(await house.ledger.audit()).toEqual([])
  },
)
