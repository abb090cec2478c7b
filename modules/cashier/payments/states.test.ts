import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEPOSIT, WITHDRAWAL } from '../methods/method.ts'
import {
  decideEvent,
  EVENT_KINDS,
  type EventKind,
  isCancellable,
  type PaymentState,
  statusOf,
} from './states.ts'

const DEPOSIT_STATES = [
  'created',
  'awaiting_payment',
  'pending_review',
  'approved',
  'rejected',
  'expired',
  'cancelled',
  'reversed',
] as const
const WITHDRAWAL_STATES = [
  'requested',
  'in_review',
  'approved',
  'pending_review',
  'paid',
  'rejected',
  'cancelled',
  'returned',
] as const
/** States to which provider events may move a withdrawal. */
const AFTER = {
  approved: ['paid', 'rejected', 'pending_review'],
  pending_review: ['paid', 'rejected'],
  paid: ['returned'],
} as Readonly<Record<string, string[]>>

type Happening = { readonly kind: EventKind; readonly mismatch: string | null }

const anyEvent: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(...EVENT_KINDS),
  mismatch: fc.constantFrom(null, 'amount', 'currency', 'account'),
})

/** Returns the states that a sequence of events leads through. */
function walk(direction: 1 | 2, first: PaymentState, events: readonly Happening[]) {
  const states: PaymentState[] = [first]
  for (const { kind, mismatch } of events) {
    const decision = decideEvent(direction, states.at(-1) ?? first, kind, mismatch)
    if (decision.outcome === 'applied') states.push(decision.state)
  }
  return states
}

describe('events of a provider, in any order and number (F20)', () => {
  it('credit a deposit at most once, and only by a matching first event', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEPOSIT_STATES), fc.array(anyEvent), (first, events) => {
        const states = walk(DEPOSIT, first, events)
        const credits = states.slice(1).filter((state) => state === 'approved')
        expect(credits.length).toBeLessThanOrEqual(1)
        if (credits.length === 1) expect(['created', 'awaiting_payment']).toContain(first)
        // A parked deposit is never credited later without a person.
        const review = states.indexOf('pending_review')
        if (review >= 0) expect(states.slice(review)).not.toContain('approved')
        // Money is charged back only if it was credited.
        if (states.slice(1).includes('reversed')) expect(states).toContain('approved')
      }),
    )
  })

  it('move no money of an unapproved withdrawal, and return a paid one once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WITHDRAWAL_STATES), fc.array(anyEvent), (first, events) => {
        const states = walk(WITHDRAWAL, first, events)
        for (const [index, state] of states.slice(1).entries())
          expect(AFTER[states[index] ?? '']).toContain(state)
      }),
    )
  })

  it.each(['failed', 'refunded', 'charged_back'] as const)('return a payout that is %s', (kind) => {
    expect(decideEvent(WITHDRAWAL, 'approved', kind, null)).toEqual({ outcome: 'applied', state: 'rejected' })
    expect(decideEvent(WITHDRAWAL, 'paid', kind, null)).toEqual({ outcome: 'applied', state: 'returned' })
    expect(decideEvent(WITHDRAWAL, 'paid', kind, 'amount')).toEqual({ outcome: 'parked', reason: 'amount' })
    expect(decideEvent(WITHDRAWAL, 'returned', kind, null)).toEqual({
      outcome: 'ignored',
      reason: 'repeated',
    })
  })

  it.each(['refunded', 'charged_back'] as const)('never credit what was %s before it was paid', (kind) => {
    const events = [kind, 'paid', 'paid'].map((one) => ({ kind: one as EventKind, mismatch: null }))
    for (const first of ['created', 'awaiting_payment'] as const)
      expect(walk(DEPOSIT, first, events)).toEqual([first, 'rejected', 'pending_review'])
  })

  it('park a `paid` event of a charged-back deposit until a person decides', () => {
    expect(decideEvent(DEPOSIT, 'reversed', 'paid', null)).toEqual({ outcome: 'parked', reason: 'reversed' })
    expect(decideEvent(DEPOSIT, 'reversed', 'paid', null, true)).toEqual({
      outcome: 'applied',
      state: 'approved',
    })
    expect(decideEvent(DEPOSIT, 'reversed', 'paid', 'amount', true)).toMatchObject({ outcome: 'parked' })
  })

  it('park a second `paid` event that differs from the request', () => {
    const events = [
      [DEPOSIT, 'approved'],
      [WITHDRAWAL, 'paid'],
    ] as const
    for (const [direction, state] of events) {
      expect(decideEvent(direction, state, 'paid', null)).toEqual({ outcome: 'ignored', reason: 'repeated' })
      expect(decideEvent(direction, state, 'paid', 'amount')).toEqual({ outcome: 'parked', reason: 'amount' })
    }
  })

  it('with a mismatch never credit, pay or charge back', () => {
    for (const state of DEPOSIT_STATES) {
      for (const kind of EVENT_KINDS) {
        const decision = decideEvent(DEPOSIT, state, kind, 'amount')
        if (decision.outcome === 'applied') expect(['pending_review', 'rejected']).toContain(decision.state)
      }
    }
    expect(decideEvent(WITHDRAWAL, 'approved', 'paid', 'amount')).toMatchObject({ state: 'pending_review' })
    expect(decideEvent(WITHDRAWAL, 'pending_review', 'paid', 'amount')).toMatchObject({ outcome: 'parked' })
  })
})

describe('a state', () => {
  it('maps to a wire status, and can be cancelled before a decision', () => {
    expect(DEPOSIT_STATES.map((state) => statusOf(DEPOSIT, state))).toEqual([
      1000, 1000, 1001, 1003, 1004, 1006, 1005, 1007,
    ])
    expect(WITHDRAWAL_STATES.map((state) => statusOf(WITHDRAWAL, state))).toEqual([
      1000, 1001, 1002, 1001, 1003, 1004, 1005, 1007,
    ])
    expect(DEPOSIT_STATES.filter((state) => isCancellable(DEPOSIT, state))).toEqual([
      'created',
      'awaiting_payment',
    ])
    expect(WITHDRAWAL_STATES.filter((state) => isCancellable(WITHDRAWAL, state))).toEqual([
      'requested',
      'in_review',
    ])
  })
})
