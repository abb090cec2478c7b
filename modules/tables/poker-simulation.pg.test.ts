import { HOUSE_TABLES, type HouseTable, type PokerMove } from '@poyraz/games/tables'
import { assert, randomId } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

/** `npm run nightly` sets 1,000. */
const SEEDS = Number(process.env['TABLE_SEEDS'] ?? 8)
const START = 1_000_000
const LEASE_MS = 60_000
const HOLDEM = HOUSE_TABLES.find(({ game }) => game === 'casino-holdem') as HouseTable
/** Aces for the players, and a pair of kings for the dealer, or the other way round. */
const ACES = [12, 25]
const KINGS = [11, 24]
const BOARD = [0, 15, 30, 45, 7]
let isWon = true
const SHOES = {
  root: () => '0'.repeat(64),
  shoe: () => (slot: number) => [...(isWon ? [...ACES, ...KINGS] : [...KINGS, ...ACES]), ...BOARD][slot] ?? 0,
  openings: () => [],
}

type Server = ReturnType<Harness['openServer']>
/** State of a player in a model that shares no code with the tables. */
type Player = {
  readonly id: string
  readonly key: string
  ante: number
  move: PokerMove | null
}

let house: Harness
beforeAll(async () => {
  house = await openHarness({ table: HOLDEM, shoes: SHOES })
})
afterAll(() => house.close())

/** A repeatable source of choices. */
function choices(seed: number) {
  let state = seed
  return (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
}

/** Makes the next step after the lease of one server ran out and the other one took the table; both try it. */
async function stepInRace(servers: readonly [Server, Server], choose: (n: number) => number) {
  const [slow, next] = choose(2) === 0 ? servers : ([servers[1], servers[0]] as const)
  house.clock.advance(LEASE_MS + 1000)
  const [old] = await slow.tables.store.hold(LEASE_MS)
  house.clock.advance(LEASE_MS + 1000)
  const [held] = await next.tables.store.hold(LEASE_MS)
  assert(old && held, 'each server held the table in turn')
  const [late] = await Promise.all([slow.tables.store.step(old), next.tables.store.step(held)])
  expect(late).toBeNull()
}

const stageOf = async () => {
  const { state } = await house.stateOf()
  return state.phase === 'drawing' ? state.poker?.stage : state.phase
}

/** Decides, or repeats the call of a player whose answer was lost; of two moves with one key the first counts. */
async function decide(player: Player, move: PokerMove, call: Server['call']) {
  const reply = await house.decide(player.id, player.move ?? move, { key: player.key, call })
  expect(reply).toMatchObject({ ok: true })
  player.move ??= move
}

it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
  'lost answers, repeated decisions and servers that die settle each ante once, with seed %i (F01, F02, F12)',
  async (seed) => {
    const choose = choices(seed)
    isWon = choose(2) === 0
    const servers = [house.openServer(), house.openServer()] as const
    const anyCall = () => (servers[choose(2)] as Server).call
    while ((await stageOf()) !== 'betting') await stepInRace(servers, choose)
    const players = await Promise.all(
      Array.from({ length: 4 }, async (): Promise<Player> => {
        const ante = 500 * (1 + choose(4))
        return { id: await house.player(START), key: randomId(), ante, move: null }
      }),
    )
    const key = randomId()
    for (const { id, ante } of players)
      for (let tries = 0; tries <= choose(2); tries++)
        expect(await house.bet(id, { ante }, { key, call: anyCall() })).toMatchObject({ ok: true })
    while ((await stageOf()) !== 'decision') await stepInRace(servers, choose)
    for (let action = 0; action < 6; action++) {
      const player = players[choose(players.length - 1)] as Player
      const move = choose(3) === 0 ? 'fold' : 'play'
      if (choose(3) === 0) await Promise.all([1, 2].map(() => decide(player, move, anyCall())))
      else await decide(player, move, anyCall())
    }
    while ((await stageOf()) !== 'result') await stepInRace(servers, choose)
    for (const { id, ante, move } of players) {
      const staked = move === 'play' ? 3 * ante : ante
      const won = move === 'play' && isWon ? 2 * ante + 4 * ante : 0
      expect(await house.cash(id)).toBe(BigInt(START - staked + won))
    }
    expect(await house.wrongEnds()).toBe(0)
    expect(await house.ledger.audit()).toEqual([])
    expect(house.errors).toEqual([])
  },
)
