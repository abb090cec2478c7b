import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedMessage } from './feed/messages.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const CASES = 60
const EVENTS = 3

/** Numbers that look random, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

const OUTCOMES = ['1', 'X', '2'] as const
const FACTORS = [0, 0, 0, 0.5, 1] as const

/** A history of one event: settled, corrected, rolled back, cancelled. */
function historyOf(next: (below: number) => number): readonly ((eventId: number) => FeedMessage)[] {
  return Array.from({ length: 1 + next(5) }, (_, step) => {
    const sequence = 10_000 + step
    const winner = OUTCOMES[next(3)]
    const voidFactor = FACTORS[next(5)] ?? 0
    const kind = next(6)
    return (eventId: number): FeedMessage => {
      const base = { eventId, sequence }
      const markets = ['FT_1X2']
      if (kind === 3) return { ...base, type: 'rollback_bet_settlement', markets }
      if (kind === 4) return { ...base, type: 'bet_cancel', markets, from: null, to: null }
      if (kind === 5) return { ...base, type: 'rollback_bet_cancel', markets }
      const results = OUTCOMES.map((outcome) => ({
        outcome,
        result: outcome === winner ? ('won' as const) : ('lost' as const),
        voidFactor,
      }))
      return { ...base, type: 'bet_settlement', markets: [{ market: 'FT_1X2', results }] }
    }
  })
}

/** Coupons on all events: single, multiple, system, and one of which a part was sold. */
async function placedOn(events: readonly number[]) {
  const player = await h.player(100_000)
  const legs = events.map((eventID) => ({ eventID }))
  const coupons = [
    await h.placed(player, legs.slice(0, 1)),
    await h.placed(player, legs),
    await h.placed(player, legs, { system: [2, 3] }),
    await h.placed(player, legs.slice(1, 2), { unitStake: 3_333 }),
  ]
  await h.sell(player, coupons[3] ?? '', 1, 37)
  return { player, coupons }
}

async function stateOf({ player, coupons }: Awaited<ReturnType<typeof placedOn>>) {
  const shown = await Promise.all(coupons.map((id) => h.coupon(player, id)))
  return {
    cash: await h.cash(player),
    held: await h.held(player),
    coupons: shown.map(({ state, win, openStake, legs }) => [
      state,
      win,
      openStake,
      legs.map((l) => l.result),
    ]),
  }
}

function shuffled<T>(items: readonly T[], next: (below: number) => number): T[] {
  const left = [...items]
  return items.map(() => left.splice(next(left.length), 1)[0] as T)
}

it('A14: every order and repetition of messages ends in the same balances', {
  timeout: 120_000,
}, async () => {
  const ends = new Set<string>()
  for (let seed = 1; seed <= CASES; seed++) {
    const next = numbers(seed)
    const histories = Array.from({ length: EVENTS }, () => historyOf(next))
    const inOrder = await Promise.all(histories.map(() => h.event()))
    const mixed = await Promise.all(histories.map(() => h.event()))
    const [one, other] = [await placedOn(inOrder), await placedOn(mixed)]
    for (const [place, history] of histories.entries())
      for (const message of history) await h.send(message(inOrder[place] ?? 0))
    await h.work()
    const messages = histories.flatMap((history, place) =>
      history.map((message) => message(mixed[place] ?? 0)),
    )
    const repeated = [...messages, ...messages.filter(() => next(2) === 0)]
    for (const message of shuffled(repeated, next)) {
      await h.send(message)
      if (next(2) === 0) await h.work()
    }
    await h.work()
    const expected = await stateOf(one)
    expect([seed, await stateOf(other)]).toEqual([seed, expected])
    for (const [state] of expected.coupons) ends.add(String(state))
  }
  expect(ends).toEqual(new Set(['open', 'won', 'lost', 'void']))
})
