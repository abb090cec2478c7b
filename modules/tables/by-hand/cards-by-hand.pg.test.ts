import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HandHarness, openHandHarness } from '../fixtures/hand-harness.ts'

const AYSE = 'ayse'
const refused = (error: string) => ({ ok: false, error: { error } })
/** Cards of hearts: king counts 0, ace 1. */
const [KING, ACE, TWO, FIVE, SIX, NINE] = [37, 38, 26, 29, 30, 33]

let house: HandHarness
beforeAll(async () => {
  house = await openHandHarness('baccarat')
})
afterAll(() => house.close())

/** Opens a round with a bet of a new player, and closes its bets. */
async function closedRound(spot: string) {
  await house.toBets(AYSE)
  const player = await house.player()
  await house.bet(player, { [spot]: 1000 })
  await house.nextStep(AYSE)
  return player
}
const nextOf = async () => (await house.deskOf(AYSE)).next

it('takes the cards in the order of the deal, shows each one, and pays when the rules are satisfied', async () => {
  const ada = await closedRound('banker')
  expect(await nextOf()).toBe('player')
  await house.enterAll(AYSE, [TWO, ACE, KING])
  expect(await house.state()).toMatchObject({
    phase: 'drawing',
    outcome: null,
    dealer: { isPresent: true, entered: [TWO, ACE, KING] },
  })
  expect(await nextOf()).toBe('banker')
  await house.enter(AYSE, 3, FIVE)
  // Player has 2 and draws; banker has 6 and draws only to a 6 or 7.
  expect(await nextOf()).toBe('player')
  await house.enter(AYSE, 4, SIX)
  expect(await nextOf()).toBe('banker')
  await house.enter(AYSE, 5, KING)
  expect(await house.state()).toMatchObject({
    outcome: { player: [TWO, KING, SIX], banker: [ACE, FIVE, KING] },
  })
  expect(await house.enter(AYSE, 6, KING)).toMatchObject(refused('entry_closed'))
  await house.nextStep(AYSE)
  // 8 to 6 for the player.
  expect(await house.cash(ada)).toBe(99_000n)
})

it('gives each card its own time, and undoes the last card alone', async () => {
  await closedRound('player')
  await house.enter(AYSE, 0, NINE)
  const { endsAt } = await house.state()
  expect(endsAt - house.clock.nowMs()).toBe(house.table.byHand?.entryMs)
  await house.enter(AYSE, 1, TWO)
  expect(await house.voidEntry(AYSE, 0)).toMatchObject(refused('entry_order'))
  expect(await house.voidEntry(AYSE, 1)).toMatchObject({ ok: true, value: { next: 'banker' } })
  await house.enterAll(AYSE, [NINE, ACE, KING, FIVE])
  await house.nextStep(AYSE)
  expect(await house.state()).toMatchObject({ phase: 'result', label: 'P' })
})

it('refuses a card that has left the shoe eight times, until the shoe is changed between two rounds', async () => {
  await house.toBets(AYSE)
  expect(await house.changeShoe('mert')).toMatchObject(refused('table_not_held'))
  const changed = await house.changeShoe(AYSE)
  expect(changed).toMatchObject({ ok: true, value: { shoe: { number: 2, left: 416 } } })
  for (let round = 0; round < 2; round++) {
    await closedRound('player')
    // Four kings: player and banker have 0 and draw.
    await house.enterAll(AYSE, [KING, KING, KING, KING])
    await house.enter(AYSE, 4, NINE)
    await house.enter(AYSE, 5, NINE)
    await house.nextStep(AYSE)
  }
  await closedRound('player')
  expect(await house.enter(AYSE, 0, KING)).toMatchObject(refused('card_unavailable'))
  await house.enter(AYSE, 0, ACE)
  expect(await house.changeShoe(AYSE)).toMatchObject(refused('entry_closed'))
  await house.voidRound(AYSE)
  expect(await house.changeShoe(AYSE)).toMatchObject({ ok: true, value: { shoe: { number: 3, left: 416 } } })
  await closedRound('player')
  expect(await house.enter(AYSE, 0, KING)).toMatchObject({ ok: true })
  await house.voidRound(AYSE)
})

it('starts no round behind the cut card', async () => {
  await house.toBets(AYSE)
  const changed = await house.changeShoe(AYSE)
  const shoe = changed.ok ? changed.value.shoe : null
  await closedRound('player')
  const { roundID } = await house.state()
  await house.voidRound(AYSE)
  // The cards of the rounds before, but for those behind the cut card.
  await sql`
    insert into tables.entry (table_id, round_id, index, value, shoe, entered_by, entered_at)
    select ${house.table.id}, ${roundID}, n, n % 52, ${shoe?.number}, 'ayse', now()
    from generate_series(0, 401) n`.execute(house.test.database.db)
  await closedRound('player')
  expect((await house.deskOf(AYSE)).shoe?.left).toBe(14)
  expect(await house.enter(AYSE, 0, KING)).toMatchObject(refused('shoe_finished'))
  await house.changeShoe(AYSE)
  expect(await house.enter(AYSE, 0, KING)).toMatchObject({ ok: true })
  expect(await house.wrongEnds()).toBe(0)
})
