import { bonusClaim, bonusRequest, ticketsList } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { HOUR_MS, inTurn, kurus, randomId } from '@poyraz/kernel'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DepositModel } from './fixtures/deposit-model.ts'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { DRAW } from './fixtures/one-player.ts'
import { OFFERS, offerById } from './offers.ts'
import type { Offer } from './rules/offer.ts'

const SPIN = 100
const CLAIMED = [1, 2, 3, 102, 103, 104]

/** The configured offers, with free spins in the game of the tests. */
function offers(): readonly Offer[] {
  const spins = offerById(OFFERS, 103)
  if (spins?.basis.kind !== 'spins') throw new Error('the house gives free spins')
  const basis = { ...spins.basis, game: { ...spins.basis.game, slug: 'test' }, rounds: 3 }
  return [{ ...spins, basis, amountMax: kurus(300) }, ...OFFERS.filter(({ id }) => id !== 103)]
}

type Command =
  | { readonly kind: 'deposit'; readonly amount: number; readonly code: string | null }
  | { readonly kind: 'withdraw'; readonly share: number }
  | { readonly kind: 'settle'; readonly end: 'paid' | 'returned' }
  | { readonly kind: 'dispute' | 'win'; readonly pick: number }
  | { readonly kind: 'claim'; readonly offerId: number }
  | { readonly kind: 'play'; readonly share: number; readonly win: number }
  | { readonly kind: 'burst'; readonly offerIds: readonly number[]; readonly share: number }
  | { readonly kind: 'confirm' | 'work' | 'spin' | 'request' | 'coupon' }
  | { readonly kind: 'sleep'; readonly hours: number }

const offerIds = fc.constantFrom(...CLAIMED)
const share = fc.constantFrom(0.1, 0.5, 1)
const pick = fc.nat(5)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('deposit' as const),
      amount: fc.constantFrom(10_000, 50_000, 120_000),
      code: fc.constantFrom(null, null, 'YATIRIM20', 'BEDAVA100'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), share }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      end: fc.constantFrom('paid' as const, 'returned' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('dispute' as const, 'win' as const), pick }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('claim' as const), offerId: offerIds }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('play' as const), share, win: fc.constantFrom(0, 0, 1, 1, 2) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('burst' as const),
      offerIds: fc.array(offerIds, { minLength: 1, maxLength: 3 }),
      share,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('confirm' as const, 'work' as const, 'spin' as const, 'request' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('coupon' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('sleep' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  },
)

const DEPOSIT: Command = { kind: 'deposit', amount: 120_000, code: null }
const LOSE: Command = { kind: 'play', share: 1, win: 0 }
const BREAK_EVEN: Command = { kind: 'play', share: 0.1, win: 1 }
const disputed = (pick = 0): readonly Command[] => [
  { kind: 'dispute', pick },
  { kind: 'win', pick },
]
const LOST: readonly Command[] = [DEPOSIT, LOSE, { kind: 'confirm' }]
const CLAIMS = CLAIMED.map((offerId): Command => ({ kind: 'claim', offerId }))
const times = (count: number, one: Command) => Array.from({ length: count }, () => one)
const FREE_BET: Command = { kind: 'claim', offerId: 104 }
const COUPON: Command = { kind: 'coupon' }
/** Fixed histories that reach every bonus and a coupon of a free bet, and loss bonuses with a dispute of the deposits behind them. */
const EXAMPLES: [Command[]][] = [
  [[DEPOSIT, { kind: 'confirm' }, { kind: 'work' }, ...disputed()]],
  [[...LOST, DEPOSIT, FREE_BET, COUPON, LOSE, COUPON]],
  ...CLAIMS.map((one): [Command[]] => [[...LOST, one, ...disputed(), one, ...disputed()]]),
  ...CLAIMS.map((one): [Command[]] => [
    [...LOST, one, ...times(20, BREAK_EVEN), DEPOSIT, ...disputed(), ...disputed(1)],
  ]),
  ...[...CLAIMS, { kind: 'request' } as const].map((one): [Command[]] => [
    [...LOST, DEPOSIT, one, ...times(3, { kind: 'spin' }), ...disputed(1), ...disputed()],
  ]),
]

type BonusRow = {
  readonly id: string
  readonly offer_id: number
  readonly state: string
  readonly amount: bigint
  readonly deposit_key: string | null
  readonly based_on: readonly string[]
  readonly kept: bigint
  readonly clawed: bigint
}

/** One abuser with the model of the deposits. */
type Abuser = {
  readonly playerId: string
  readonly model: DepositModel
  /** Bonuses seen so far. */
  readonly seen: Set<string>
}

let harness: Harness
/** Events counted over all runs: the test fails if one of them never happened. */
const met = new Map<string, number>()
const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)

beforeAll(async () => {
  harness = await openHarness({ draws: [DRAW], offers: offers() })
})
afterAll(() => harness.close())

async function newAbuser(): Promise<Abuser> {
  const playerId = harness.player()
  harness.facts.set(playerId, { emailConfirmed: false })
  await transact(harness.db, (tx) => harness.promotions.attachToNewcomer(tx, playerId, 'HOSGELDIN'))
  return { playerId, model: new DepositModel(), seen: new Set() }
}

async function deposit({ playerId, model }: Abuser, amount: number, code: string | null): Promise<void> {
  const depositKey = `payment:${randomId()}`
  if (code !== null) {
    const request = { playerId, code, amount: kurus(amount), depositKey }
    await transact(harness.db, (tx) => harness.promotions.attachCode(tx, request))
  }
  model.deposit(depositKey, amount)
  await harness.deposit(playerId, amount, depositKey)
}

async function withdraw({ playerId, model }: Abuser, part: number): Promise<void> {
  const amount = Math.floor((await harness.money(playerId)).cash * part)
  if (amount > 0) model.withdraw(await harness.withdraw(playerId, amount), amount)
}

async function settle({ playerId, model }: Abuser, end: 'paid' | 'returned'): Promise<void> {
  const [open] = [...model.withdrawals].filter(([, { state }]) => state === 'open')
  if (!open) return
  const [key, withdrawal] = open
  await harness.endHold(playerId, key, end, withdrawal.amount)
  withdrawal.state = end
  await harness.promotions.onDeposited(playerId)
}

async function dispute({ playerId, model }: Abuser, kind: 'dispute' | 'win', nth: number): Promise<void> {
  const some = [...model.deposits].filter(([, { disputed }]) => disputed === (kind === 'win'))
  const found = some[nth % Math.max(1, some.length)]
  if (!found) return
  const [key, one] = found
  one.disputed = kind === 'dispute'
  if (kind === 'dispute') one.taken = await harness.takeBack(playerId, key, one.amount)
  else await harness.giveBack(playerId, key, one.taken)
  if (kind === 'win') return
  // Released bonus money based on the deposit stays with the player only if no cash is left to take.
  const kept = (await bonusesOf(playerId)).filter(
    (row) => row.based_on.includes(key) && row.kept > row.clawed,
  )
  if (kept.length > 0) expect((await harness.money(playerId)).cash).toBe(0)
}

async function play({ playerId, model }: Abuser, part: number, win: number): Promise<void> {
  const { cash, bonus } = await harness.money(playerId)
  const stake = Math.max(1, Math.floor((cash + bonus) * part))
  const most = (await isActive(playerId)) ? Math.min(stake, 5_000) : stake
  const [settled] = await harness.play([{ playerId, stake: most, win: most * win }])
  if (settled?.status === 'created') model.stake(Math.min(cash, most))
}

/** Places a coupon with a held free bet. */
async function placeFree({ playerId, model }: Abuser): Promise<void> {
  const freeBet = (await bonusesOf(playerId)).find(({ state }) => state === 'held')
  if (!freeBet) return
  const placed = { playerId, stake: Number(freeBet.amount), win: 0, freeBetId: freeBet.id }
  const [settled] = await harness.play([placed], 'sports')
  const isDue = freeBet.based_on.every((key) => model.isQualifying(key))
  expect(settled?.status).toBe(isDue ? 'created' : 'free_bet_unplayed')
  meet(isDue ? 'free bet placed' : 'free bet refused')
}

async function isActive(playerId: string): Promise<boolean> {
  return (await bonusesOf(playerId)).some(({ state }) => state === 'active')
}

async function request({ playerId }: Abuser): Promise<void> {
  const asked = await harness.call(bonusRequest, { bonusID: 101 }, { playerId })
  if (!asked.ok) return
  const decision = { requestId: asked.value.requestID, staff: `s${randomId().toLowerCase()}`, reason: 'x' }
  const decided = await harness.promotions.decide({ ...decision, amount: kurus(20_000) })
  if (!decided.ok) await harness.promotions.decide({ ...decision, amount: null })
}

const claim = ({ playerId }: Abuser, bonusID: number) => harness.call(bonusClaim, { bonusID }, { playerId })

async function act(abuser: Abuser, one: Command): Promise<void> {
  switch (one.kind) {
    case 'deposit':
      return deposit(abuser, one.amount, one.code)
    case 'withdraw':
      return withdraw(abuser, one.share)
    case 'settle':
      return settle(abuser, one.end)
    case 'dispute':
    case 'win':
      return dispute(abuser, one.kind, one.pick)
    case 'claim':
      return void (await claim(abuser, one.offerId))
    case 'play':
      return play(abuser, one.share, one.win)
    case 'burst':
      return void (await Promise.all([
        ...one.offerIds.map((id) => claim(abuser, id)),
        withdraw(abuser, one.share),
        settle(abuser, 'returned'),
      ]))
    case 'spin':
      return void (await harness.play([{ playerId: abuser.playerId, stake: SPIN, win: 300, free: true }]))
    case 'coupon':
      return placeFree(abuser)
    case 'confirm':
      return void harness.facts.delete(abuser.playerId)
    case 'request':
      return request(abuser)
    case 'work':
      return harness.promotions.work()
    default:
      harness.clock.advance(one.hours * HOUR_MS)
  }
}

async function bonusesOf(playerId: string): Promise<readonly BonusRow[]> {
  const { rows } = await sql<BonusRow>`
    select id, offer_id, state, amount, deposit_key, based_on, kept, clawed from promotions.bonus
    where player_id = ${playerId}`.execute(harness.db)
  return rows
}

/** Checks that rewards are based on standing deposits, and were granted on deposits that qualified then. */
async function check(abuser: Abuser, qualifyingBefore: number): Promise<void> {
  const { playerId, model, seen } = abuser
  const standing = model.standing()
  for (const bonus of await bonusesOf(playerId)) {
    const isNew = !seen.has(bonus.id)
    seen.add(bonus.id)
    if (isNew) meet(`granted ${bonus.offer_id}`)
    meet(bonus.state)
    if (isNew && bonus.deposit_key !== null) expect(model.isPlayed(bonus.deposit_key)).toBe(false)
    const basis = offerById(OFFERS, bonus.offer_id)?.basis
    if (isNew && basis?.kind === 'loss') {
      expect(Number(bonus.amount)).toBeLessThanOrEqual((qualifyingBefore * basis.rateBp) / 10_000)
    }
    if (bonus.state !== 'active' && bonus.state !== 'held') continue
    expect(model.hasOpenWithdrawal, 'a bonus beside held money').toBe(false)
    expect(bonus.based_on.length).toBeGreaterThan(0)
    for (const key of bonus.based_on) expect(standing.get(key) ?? 0).toBeGreaterThan(0)
    const { deposit_key: key } = bonus
    if (key !== null) expect(standing.get(key)).toBe(model.deposits.get(key)?.amount)
  }
  const reply = await harness.call(ticketsList, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  const due = Math.min(DRAW.ticketsMax, Math.floor(model.qualifying() / Number(DRAW.perTicket)))
  expect(reply.value.total).toBe(due)
  if (due > 0) meet('tickets')
}

async function run(commands: readonly Command[]): Promise<void> {
  harness.clock.set(NOON_MS + HOUR_MS)
  const abuser = await newAbuser()
  await inTurn(
    commands.map((one) => async () => {
      const before = abuser.model.qualifying()
      await act(abuser, one)
      await check(abuser, before)
    }),
  )
}

it('C03: random sequences of an abuser get bonuses and tickets only for qualifying deposits', async () => {
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 50 }), run), {
    numRuns: EXAMPLES.length + 15,
    examples: EXAMPLES,
    endOnFailure: true,
  })
  expect(await harness.ledger.audit()).toEqual([])
  for (const what of ['granted 1', 'granted 2', 'granted 3', 'granted 101', 'granted 103', 'granted 104']) {
    expect(met.get(what) ?? 0, what).toBeGreaterThan(0)
  }
  for (const what of [
    'active',
    'held',
    'released',
    'cancelled',
    'tickets',
    'free bet placed',
    'free bet refused',
  ])
    expect(met.get(what) ?? 0, what).toBeGreaterThan(0)
}, 300_000)
