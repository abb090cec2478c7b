import { bonusCancel, bonusClaim } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, kurus } from '@poyraz/kernel'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import type { Offer } from './rules/offer.ts'
import { type BonusWallet, refusalOf, splitPlay } from './rules/wallet.ts'

const DAYS = 3
/** Small figures, so that limits and ends are reached often. */
const OFFER: Offer = {
  id: 3,
  title: { tr: 'Deneme', en: 'Trial' },
  basis: { kind: 'deposit', rateBp: 3_333, least: kurus(1_000), onlyFirst: false },
  code: null,
  amountMax: kurus(4_000),
  every: 'day',
  wagering: 6,
  weights: { slots: 10_000, live: 1_234 },
  maxStake: kurus(3_000),
  cashOut: 2,
  days: DAYS,
  sticky: false,
  from: '2026-01-01T00:00:00Z',
  until: '2036-01-01T00:00:00Z',
}
const STICKY: Offer = { ...OFFER, id: 4, sticky: true }
const SPINS = 3
const SPIN_STAKE = 200
const FREE: Offer = {
  ...OFFER,
  id: 5,
  basis: {
    kind: 'spins',
    game: { id: 9, slug: 'test', name: OFFER.title },
    rounds: SPINS,
    stake: kurus(SPIN_STAKE),
    least: kurus(1_000),
  },
  amountMax: kurus(SPINS * SPIN_STAKE),
}

let harness: Harness

beforeAll(async () => {
  harness = await openHarness({ offers: [OFFER, STICKY, FREE] })
})
afterAll(() => harness.close())

type Command =
  | { readonly kind: 'deposit'; readonly amount: number }
  | { readonly kind: 'claim'; readonly offer: Offer }
  | {
      readonly kind: 'play'
      readonly stake: number
      readonly win: number
      readonly product: 'slots' | 'live' | 'other'
    }
  | { readonly kind: 'spin'; readonly win: number }
  /** Loses all money, or the maximum stake. */
  | { readonly kind: 'lose' }
  | { readonly kind: 'cancel' }
  /** Self-excludes and returns at once: the test looks only at the money. */
  | { readonly kind: 'exclude' }
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'work' }

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('deposit'),
      amount: fc.oneof(fc.integer({ min: 1, max: 9_000 }), fc.constantFrom(1_500, 3_000)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('claim'), offer: fc.constantFrom(OFFER, STICKY, FREE) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('spin'), win: fc.constantFrom(0, 0, 150, 900) }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('play'),
      stake: fc.oneof(fc.integer({ min: 1, max: 3_300 }), fc.constant(500)),
      win: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 9_000 }) },
      ),
      product: fc.constantFrom('slots', 'slots', 'live', 'other'),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'lose' }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'cancel' }, { kind: 'exclude' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 1, max: DAYS }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'work' }) },
) as fc.Arbitrary<Command>

const DEPOSIT: Command = { kind: 'deposit', amount: 3_000 }
const CLAIM: Command = { kind: 'claim', offer: OFFER }
const STAKE: Command = { kind: 'play', stake: 1_000, win: 1_000, product: 'slots' }
const CLAIM_FREE: Command = { kind: 'claim', offer: FREE }
const spin = (win: number): Command => ({ kind: 'spin', win })
/** Fixed histories that reach each end of a bonus, independent of the random ones. */
const EXAMPLES: [Command[]][] = [
  [[DEPOSIT, CLAIM, STAKE, STAKE, STAKE, STAKE, STAKE, STAKE]],
  [[DEPOSIT, CLAIM, { kind: 'lose' }, { kind: 'lose' }]],
  [[DEPOSIT, CLAIM, { kind: 'wait', days: DAYS }, STAKE]],
  [[DEPOSIT, CLAIM, STAKE, { kind: 'cancel' }]],
  [[DEPOSIT, CLAIM, STAKE, { kind: 'exclude' }, STAKE]],
  [[DEPOSIT, CLAIM_FREE, spin(0), STAKE, spin(0), spin(0), spin(900)]],
  [[DEPOSIT, CLAIM_FREE, spin(900), spin(0), spin(150), STAKE, { kind: 'lose' }, { kind: 'lose' }]],
  [[DEPOSIT, CLAIM_FREE, spin(900), { kind: 'wait', days: DAYS }, spin(0), { kind: 'work' }]],
]

type Running = BonusWallet['running'] & { readonly id: string; readonly spinsLeft: number }
type Model = { cash: bigint; bonus: bigint; running: Running | null }

const weightOf = (product: string) => OFFER.weights[product] ?? 0

/** Runs random commands of one player and compares the database with the pure rules. */
async function run(commands: readonly Command[]): Promise<void> {
  const playerId = harness.player()
  const model: Model = { cash: 0n, bonus: 0n, running: null }
  for (const one of commands) {
    harness.clock.advance(1_000)
    await apply(playerId, model, one)
    const { cash, bonus } = await harness.money(playerId)
    expect({ cash: BigInt(cash), bonus: BigInt(bonus) }).toEqual({ cash: model.cash, bonus: model.bonus })
  }
}

async function apply(playerId: string, model: Model, one: Command): Promise<void> {
  switch (one.kind) {
    case 'deposit':
      await harness.deposit(playerId, one.amount)
      model.cash += BigInt(one.amount)
      return
    case 'claim':
      return claim(playerId, model, one.offer)
    case 'play':
      return play(playerId, model, one)
    case 'lose':
      return play(playerId, model, { kind: 'play', stake: allOf(model), win: 0, product: 'live' })
    case 'spin':
      return spinFree(playerId, model, one.win)
    case 'cancel':
      return cancel(playerId, model)
    case 'exclude':
      await transact(harness.db, (tx) => harness.endAll(tx, playerId))
      return end(model)
    case 'wait':
      harness.clock.advance(one.days * DAY_MS)
      return
    default:
      await harness.promotions.work()
      if (isOver(model)) end(model)
  }
}

const allOf = ({ cash, bonus }: Model) => Math.min(Math.max(Number(cash + bonus), 1), Number(OFFER.maxStake))
const isOver = ({ running }: Model) => running !== null && running.expiresAtMs <= harness.clock.nowMs()

function end(model: Model): void {
  model.bonus = 0n
  model.running = null
}

async function claim(playerId: string, model: Model, offer: Offer): Promise<void> {
  const reply = await harness.call(bonusClaim, { bonusID: offer.id }, { playerId })
  if (!reply.ok) return
  // Possible only over an expired bonus, which ends first.
  expect(model.running === null || isOver(model)).toBe(true)
  const { id, amount, wagering, maxStake, cashOutMax, expiresAt, spins } = reply.value
  const worth = offer === FREE ? FREE.amountMax : amount
  expect([wagering, cashOutMax]).toEqual([amount * 6n, worth * 2n])
  const { sticky } = offer
  const running = {
    id,
    amount,
    wagering,
    maxStake,
    cashOutMax,
    sticky,
    progressBp: 0n,
    spinsLeft: spins?.left ?? 0,
  }
  model.bonus = amount
  model.running = { ...running, expiresAtMs: Date.parse(expiresAt) }
}

/** A free spin costs nothing; its win is bonus money with a wagering of six times. */
async function spinFree(playerId: string, model: Model, win: number): Promise<void> {
  const [settled] = await harness.play([{ playerId, stake: SPIN_STAKE, win, free: true }])
  const { running } = model
  const may = running !== null && !isOver(model) && running.spinsLeft > 0
  expect(settled?.status).toBe(may ? 'created' : 'free_spins_over')
  if (!may) return
  model.bonus += BigInt(win)
  const [amount, wagering] = [running.amount + BigInt(win), running.wagering + 6n * BigInt(win)]
  const spinsLeft = running.spinsLeft - 1
  model.running = { ...running, amount: kurus(amount), wagering: kurus(wagering), spinsLeft }
  if (spinsLeft === 0 && model.bonus === 0n) model.running = null
  expect(settled?.balanceAfter).toBe(model.cash + model.bonus)
}

async function play(
  playerId: string,
  model: Model,
  { stake, win, product }: Extract<Command, { kind: 'play' }>,
): Promise<void> {
  const [settled] = await harness.play([{ playerId, stake, win }], product)
  const one = {
    stake: kurus(stake),
    win: kurus(win),
    weightBp: weightOf(product),
    atMs: harness.clock.nowMs(),
  }
  // While free spins are left, their bonus pays no stakes.
  if (model.running === null || (model.running.spinsLeft > 0 && !isOver(model))) {
    const isPaid = model.cash >= one.stake
    expect(settled?.status).toBe(isPaid ? 'created' : 'insufficient_funds')
    if (isPaid) model.cash += one.win - one.stake
    return
  }
  const wallet: BonusWallet = {
    cash: kurus(model.cash),
    held: kurus(0),
    bonus: kurus(model.bonus),
    running: model.running,
  }
  const refusal = refusalOf(wallet, one)
  expect(settled?.status).toBe(refusal ?? 'created')
  if (refusal !== null) return
  const split = splitPlay(wallet, one)
  model.cash += split.toCash - split.fromCash + split.kept
  model.bonus += split.toBonus - split.fromBonus - (split.ends === null ? 0n : split.kept + split.removed)
  model.running = split.ends === null ? { ...model.running, progressBp: split.progressBp } : null
  expect(settled?.balanceAfter).toBe(model.cash + model.bonus)
}

async function cancel(playerId: string, model: Model): Promise<void> {
  if (model.running === null) return
  const { id } = model.running
  const preview = await harness.call(bonusCancel, { id, preview: true }, { playerId })
  const done = await harness.call(bonusCancel, { id }, { playerId })
  if (!preview.ok || !done.ok) throw new Error('an active bonus can be cancelled')
  expect(done.value).toEqual({ ...preview.value, preview: 0 })
  expect(done.value).toMatchObject({ kept: model.cash, removed: model.bonus })
  end(model)
}

it('the database matches the rules to the kuruş under random commands', async () => {
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 80 }), run), {
    numRuns: 60,
    examples: EXAMPLES,
    endOnFailure: true,
  })
  expect(await harness.ledger.audit()).toEqual([])
  // Every end was reached.
  const { rows } = await sql<{ state: string; n: bigint }>`
    select state, count(*) as n from promotions.bonus group by state`.execute(harness.db)
  const states = new Map(rows.map(({ state, n }) => [state, n]))
  for (const state of ['released', 'spent', 'expired', 'cancelled']) {
    expect(states.get(state) ?? 0n, state).toBeGreaterThan(0n)
  }
}, 300_000)
