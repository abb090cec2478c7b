import { CRASH_SPOTS, CRASH_TABLE, flightMs, multiplierAt, reachMs } from '@poyraz/games/tables'
import { assert, randomId } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CrashHarness, openCrashHarness } from './fixtures/crash-harness.ts'

/** `npm run nightly` sets 1,000. */
const SEEDS = Number(process.env['TABLE_SEEDS'] ?? 12)
const START = 1_000_000
const LEASE_MS = 60_000
const CRASHES = [100, 101, 118, 147, 230, 406, 1240]
const TARGETS = [undefined, 101, 130, 147, 200, 406, 1000]
/** Times between two actions, in ms of the flight. */
const PAUSES = [0, 1, 170, 900, 2600, 7000]

type Server = ReturnType<CrashHarness['openServer']>
type Bet = {
  readonly id: string
  readonly stake: number
  readonly target: number | undefined
  /** Time at which the button was pressed in time, by the model. */
  pressedMs: number | null
  readonly key: string
}
type Player = { readonly id: string; cash: number; bets: Bet[] }

let house: CrashHarness
beforeAll(async () => {
  house = await openCrashHarness()
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

/** The model: what a bet returns after the flight, from the times alone. */
function returnOf({ stake, target, pressedMs }: Bet, crash: number): number {
  const reached = target !== undefined && target <= crash ? target : 0
  const pressed = pressedMs === null ? 0 : multiplierAt(pressedMs)
  const paid = pressed > 0 && (reached === 0 || pressed < reached) ? pressed : reached
  return Math.floor((stake * paid) / 100)
}

async function placeBets(player: Player, choose: (n: number) => number, server: Server) {
  for (const spot of CRASH_SPOTS) {
    if (choose(4) === 0) continue
    const [stake, target] = [100 * (1 + choose(40)), TARGETS[choose(TARGETS.length)]]
    const key = randomId()
    const more = { key, call: server.call, ...(target !== undefined && { target }) }
    const placed = await house.bet(player.id, { [spot]: stake }, more)
    // The answer may be lost: the player sends the same call again.
    if (choose(2) === 0) expect((await house.bet(player.id, { [spot]: stake }, more)).ok).toBe(true)
    assert(placed.ok, 'the bet is placed')
    const own = placed.value.flights.find((one) => one.spot === spot)
    assert(own, 'a bet of a kite is a flight')
    player.bets.push({ id: own.betID, stake, target, pressedMs: null, key: randomId() })
  }
}

/** Presses the button of a bet, perhaps twice, and compares the answer with the model. */
async function press(player: Player, bet: Bet, at: { crash: number; elapsedMs: number; server: Server }) {
  const { crash, elapsedMs, server } = at
  const isReached = bet.target !== undefined && bet.target <= crash && elapsedMs >= reachMs(bet.target)
  const isOpen = bet.pressedMs === null && !isReached
  const isAccepted = isOpen && elapsedMs < flightMs(crash) && multiplierAt(elapsedMs) > 100
  const reply = await house.cashOut(player.id, bet.id, { key: bet.key, call: server.call })
  // A repeated key gets its first answer.
  expect(reply.ok).toBe(isAccepted || bet.pressedMs !== null)
  if (isAccepted) bet.pressedMs = elapsedMs
}

/** Makes a step after the lease of one server ran out and the other one took the table; both try. */
async function stepInRace(servers: readonly [Server, Server], choose: (n: number) => number) {
  const [slow, next] = choose(2) === 0 ? servers : ([servers[1], servers[0]] as const)
  const [old] = await slow.tables.store.hold(0)
  const [held] = await next.tables.store.hold(LEASE_MS)
  assert(held, 'the next server holds the table')
  await Promise.all([old ? slow.tables.store.step(old) : null, next.tables.store.step(held)])
  // Frees the lease for the next race.
  await next.tables.store.release()
}

it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
  'lost answers, late buttons and servers that die pay each bet once, with seed %i (F01, F02, F12, A39)',
  async (seed) => {
    const choose = choices(seed)
    const servers = [house.openServer(), house.openServer()] as const
    const anyServer = () => servers[choose(2)] as Server
    const step = () => stepInRace(servers, choose)
    house.clock.advance(LEASE_MS + 1)
    const crash = CRASHES[choose(CRASHES.length)] as number
    await house.open(crash)
    house.clock.advance(LEASE_MS + 1)
    await house.step(0)
    while ((await house.stateOf()).state.phase !== 'betting') {
      house.clock.advance(CRASH_TABLE.pace.drawingMs)
      await step()
    }
    const players: Player[] = []
    for (let count = 0; count < 3; count++)
      players.push({ id: await house.player(START), cash: START, bets: [] })
    for (const player of players) await placeBets(player, choose, anyServer())
    house.clock.advance(CRASH_TABLE.pace.bettingMs)
    await step()
    for (
      let elapsedMs = 0;
      elapsedMs <= flightMs(crash);
      elapsedMs += PAUSES[choose(PAUSES.length)] as number
    ) {
      if ((await house.stateOf()).state.phase !== 'drawing') break
      await house.flyTo(elapsedMs)
      // The model has no steps: the server may be late or early.
      if (choose(3) === 0 && elapsedMs < flightMs(crash)) await step()
      const player = players[choose(players.length)] as Player
      const bet = player.bets[choose(player.bets.length)]
      if (bet) await press(player, bet, { crash, elapsedMs, server: anyServer() })
    }
    if ((await house.stateOf()).state.phase === 'drawing') await house.flyTo(flightMs(crash) + choose(9000))
    await step()
    for (const player of players) {
      const staked = player.bets.reduce((sum, { stake }) => sum + stake, 0)
      const back = player.bets.reduce((sum, bet) => sum + returnOf(bet, crash), 0)
      expect(await house.cash(player.id)).toBe(BigInt(START - staked + back))
    }
    expect((await house.stateOf()).state).toMatchObject({ phase: 'result', outcome: { crash } })
    expect(await house.wrongEnds()).toBe(0)
    expect(await house.ledger.audit()).toEqual([])
  },
)
