import fc from 'fast-check'
import type { Operation, PlainLeg } from '../book.ts'
import { hashOf } from './engine.ts'

/** An operation whose owner is given later, so that fast-check can shrink a history. */
export type Draft = (owner: string, nowMs: number) => Operation

const KURUS_MAX = 2n ** 53n - 1n
const key = fc.nat(60).map((n) => `k${n}`)
/** Few keys, so that ends often refer to an existing hold. */
const holdKey = fc.nat(4).map((n) => `h${n}`)
const rarely = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: odd })
const source = rarely(fc.constantFrom('cash', 'cash', 'bonus'), fc.constantFrom('house:bank', 'held', 'Cash'))
const code = rarely(
  fc.constantFrom('cash', 'cash', 'bonus', 'round:1', 'house:bank', 'house:game'),
  fc.constantFrom('held', 'Cash', '', 'house:nowhere'),
)
const amount = rarely(
  fc.bigInt({ min: 1n, max: 300n }),
  fc.constantFrom(0n, -1n, KURUS_MAX, KURUS_MAX + 1n, 2n ** 60n),
)
const leg: fc.Arbitrary<PlainLeg> = fc.record({
  reason: fc.constant('test'),
  debit: code,
  credit: code,
  amount,
})
const legs = rarely(
  fc.array(leg, { minLength: 0, maxLength: 3 }),
  leg.map((one) => Array.from({ length: 17 }, () => one)),
)

const deposit = amount.map((value) => [
  { reason: 'test', debit: 'house:bank', credit: 'cash', amount: value },
])
const bet = fc.tuple(amount, amount).map(([stake, win]) => [
  { reason: 'bet', debit: 'cash', credit: 'house:game', amount: stake },
  { reason: 'win', debit: 'house:game', credit: 'cash', amount: win },
])
const post = fc
  .record({ key, legs: fc.oneof(deposit, bet, legs), isReal: fc.nat(40) })
  .map(({ isReal, ...draft }) =>
    signed((owner) => ({ ...draft, owner, kind: 'post', currency: isReal === 0 ? 'TRY' : 'TRY_PLAY' })),
  )
const hold = fc
  .record({ key: holdKey, source, amount, lifeMs: fc.option(fc.integer({ min: 0, max: 50 })) })
  .map(({ lifeMs, ...draft }) =>
    signed((owner, nowMs) => ({
      ...draft,
      owner,
      kind: 'hold',
      currency: 'TRY_PLAY',
      expiresAtMs: lifeMs === null ? null : nowMs + lifeMs,
    })),
  )
const heldLegs = rarely(
  amount.map((value) => [{ reason: 'test', debit: 'held', credit: 'house:bank', amount: value }]),
  fc.array(
    leg.map((part) => ({ ...part, debit: 'held' })),
    { minLength: 0, maxLength: 3 },
  ),
)
const end = fc
  .record({
    key,
    hold: rarely(holdKey, key),
    kind: fc.constantFrom('post_hold', 'post_hold', 'release', 'expire'),
    legs: heldLegs,
  })
  .map(({ legs: parts, ...draft }) =>
    signed((owner) => ({ ...draft, owner, legs: draft.kind === 'post_hold' ? parts : [] })),
  )
const reversal = fc
  .record({
    key: rarely(
      fc.nat(30).map((n) => `v${n}`),
      key,
    ),
    target: fc.oneof(
      { weight: 6, arbitrary: fc.nat(12).map((n) => `k${n}`) },
      { weight: 1, arbitrary: holdKey },
    ),
  })
  .map((draft) => signed((owner) => ({ ...draft, owner, kind: 'reverse' })))

export const anyDraft: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 6, arbitrary: post },
  { weight: 3, arbitrary: hold },
  { weight: 4, arbitrary: end },
  { weight: 3, arbitrary: reversal },
)

/** Used if a history has nothing to repeat yet. */
export const anyDeposit: Draft = signed((owner) => ({
  owner,
  key: 'first',
  kind: 'post',
  currency: 'TRY_PLAY',
  legs: [{ reason: 'test', debit: 'house:bank', credit: 'cash', amount: 500n }],
}))

type Unsigned = Operation extends infer O ? (O extends Operation ? Omit<O, 'inputHash'> : never) : never

function signed(make: (owner: string, nowMs: number) => Unsigned): Draft {
  return (owner, nowMs) => {
    const operation = make(owner, nowMs)
    return { ...operation, inputHash: hashOf(operation) } as Operation
  }
}
