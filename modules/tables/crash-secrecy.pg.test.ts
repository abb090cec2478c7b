import { tablesList, tablesRounds } from '@poyraz/contract'
import { flightMs, reachMs } from '@poyraz/games/tables'
import { afterAll, expect, it } from 'vitest'
import { type CrashHarness, openCrashHarness } from './fixtures/crash-harness.ts'

/** Two rounds that differ only in their end, and a time before both. */
const [EARLY, LATE] = [310, 4250]
const BEFORE_BOTH_MS = flightMs(EARLY) - 1

const open: CrashHarness[] = []
afterAll(() => Promise.all(open.map((house) => house.close())))

/** Returns a value as text in which ids and hashes have numbers by their first appearance. */
function createScrubber() {
  const names = new Map<string, string>()
  const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{64}|table-\d+-[0-9a-z]+/g
  return (value: unknown): string =>
    JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}n` : one)).replace(ids, (id) => {
      const name = names.get(id) ?? `#${names.size}`
      names.set(id, name)
      return name
    })
}

/** Plays a round up to a moment before its end and returns every reply and event that anyone could see. */
async function flightSeen(crash: number): Promise<readonly string[]> {
  const house = await openCrashHarness()
  open.push(house)
  const scrub = createScrubber()
  const seen: string[] = []
  const see = (value: unknown) => void seen.push(scrub(value))
  /** Waits for the event that follows a change. Crowds are announced after a while, so only the last counts. */
  const seeEvent = async (holds: (event: CrashHarness['events'][number]) => boolean) => {
    await expect.poll(() => house.events.some(holds), { timeout: 5000 }).toBe(true)
    see(house.events.find(holds))
  }
  const roundID = await house.open(crash)
  const [ada, can] = [await house.player(), await house.player()]
  const button = await house.fly(ada, 1000)
  await house.fly(ada, 500, { kite: 2, target: 150 })
  const late = await house.fly(can, 700, { target: 5000 })
  await house.launch()
  await seeEvent(({ phase, flight }) => phase === 'drawing' && flight?.cashed === 0)
  const look = async () => {
    for (const playerId of [null, ada, can]) see(await house.stateOf(playerId))
    see(await house.call(tablesList, {}, { playerId: null }))
    see(await house.call(tablesRounds, {}, { playerId: ada }))
    see(await house.call(tablesRounds, {}, { playerId: can }))
    see(await house.proof(roundID))
    see(await house.cashOut(ada, late))
    see(await house.bet(can, { 'kite-2': 500 }, { roundID }))
    see(await house.takeBack(can, 'all', { roundID }))
    see([await house.cash(ada), await house.cash(can)])
  }
  see(await house.cashOut(can, late))
  await look()
  await house.flyTo(reachMs(150))
  await house.step(0)
  see(await house.cashOut(ada, button))
  await seeEvent(({ flight }) => flight?.cashed === 2)
  await look()
  await house.flyTo(BEFORE_BOTH_MS)
  await house.step(0)
  await look()
  expect((await house.stateOf()).state.phase).toBe('drawing')
  return seen
}

it('no reply and no event of a flight differs by its end (R67)', async () => {
  const [early, late] = [await flightSeen(EARLY), await flightSeen(LATE)]
  expect(early.length).toBeGreaterThan(30)
  expect(early).toEqual(late)
  for (const text of early) {
    expect(text).not.toContain('"outcome":{')
    expect(text).not.toMatch(/"seed":"/)
  }
})
