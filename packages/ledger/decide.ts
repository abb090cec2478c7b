import { type Book, balanceOf, type Decision, isHouse, moves, type Operation, type PlainLeg } from './book.ts'
import type { Status } from './status.ts'

const LEGS_MAX = 16
const KURUS_MAX = 2n ** 53n - 1n
const CODE = /^[a-z][a-z0-9:_-]{0,63}$/
export const POSTABLE = 'TRY_PLAY'

/**
 * Decides an operation as a pure function, in the order of checks of SPEC part 5. It is the reference that
 * the SQL is tested against. `record` applies the decision to the book.
 */
export function decide(book: Book, operation: Operation, nowMs: number): Decision {
  const known = book.transactions.get(`${operation.owner}/${operation.key}`)
  if (known) {
    return known.inputHash === operation.inputHash
      ? { status: 'exists', balanceAfter: known.balanceAfter }
      : refuse('exists_with_different_input')
  }
  const fault = targetFault(book, operation, nowMs)
  if (fault) return refuse(fault)
  const legs = legsOf(book, operation)
  const status = legsFault(book, operation, legs) ?? fundsFault(book, operation.owner, legs)
  if (status) return refuse(status)
  const balanceAfter = lastBalance(book, operation.owner, legs)
  const { kind, inputHash } = operation
  return {
    status: 'created',
    balanceAfter,
    written: { kind, inputHash, legs, balanceAfter, link: linkOf(operation) },
  }
}

function refuse(status: Status): Decision {
  return { status, balanceAfter: null }
}

function targetFault(book: Book, operation: Operation, nowMs: number): Status | null {
  switch (operation.kind) {
    case 'post':
    case 'hold':
      return null
    case 'reverse':
      return reversalFault(book, operation)
    default:
      return holdFault(book, operation, nowMs)
  }
}

type HoldEnding = Extract<Operation, { hold: string }>

function holdFault(book: Book, end: HoldEnding, nowMs: number): Status | null {
  const hold = book.holds.get(`${end.owner}/${end.hold}`)
  if (!hold) return 'hold_not_found'
  if (hold.state !== 'open') return `already_${hold.state}`
  const isOver = hold.expiresAtMs !== null && hold.expiresAtMs <= nowMs
  if (end.kind === 'expire' && !isOver) return 'hold_not_due'
  if (end.kind === 'post_hold' && isOver) return 'hold_expired'
  return sum(end.legs) > hold.amount ? 'exceeds_hold' : null
}

function reversalFault(book: Book, { owner, target }: Operation & { kind: 'reverse' }): Status | null {
  const posting = book.transactions.get(`${owner}/${target}`)
  if (!posting) return 'transaction_not_found'
  if (posting.kind !== 'post') return 'not_reversible'
  for (const [name, other] of book.transactions) {
    if (other.kind === 'reverse' && other.link === target && name.startsWith(`${owner}/`))
      return 'already_reversed'
  }
  return null
}

/** Returns the legs that the operation writes, in order. */
function legsOf(book: Book, operation: Operation): readonly PlainLeg[] {
  switch (operation.kind) {
    case 'post':
      return operation.legs
    case 'hold':
      return [{ reason: 'hold', debit: operation.source, credit: 'held', amount: operation.amount }]
    case 'reverse': {
      const posting = book.transactions.get(`${operation.owner}/${operation.target}`)
      return (posting?.legs ?? []).map((leg) => ({ ...leg, debit: leg.credit, credit: leg.debit })).reverse()
    }
    default:
      return endLegs(book, operation)
  }
}

function endLegs(book: Book, end: HoldEnding): readonly PlainLeg[] {
  const hold = book.holds.get(`${end.owner}/${end.hold}`)
  const legs = end.legs.map((leg) => ({ ...leg, debit: 'held' }))
  const rest = (hold?.amount ?? 0n) - sum(legs)
  // A `post_hold` without legs is refused (no legs): it must not work as a release.
  const returnsRest = rest > 0n && (end.kind === 'post_hold') === legs.length > 0
  if (!hold || !returnsRest) return legs
  const reason = end.kind === 'expire' ? 'expire' : 'release'
  return [...legs, { reason, debit: 'held', credit: hold.source, amount: rest }]
}

function legsFault(book: Book, operation: Operation, legs: readonly PlainLeg[]): Status | null {
  if ('currency' in operation && operation.currency !== POSTABLE) return 'currency_not_postable'
  if (legs.length < 1 || legs.length > LEGS_MAX) return 'legs_out_of_range'
  const { kind } = operation
  const mayHold = kind !== 'post' && kind !== 'reverse'
  if (legs.some((leg) => leg.amount < 1n || leg.amount > KURUS_MAX)) return 'amount_out_of_range'
  if (legs.some((leg) => leg.debit === leg.credit)) return 'accounts_must_differ'
  const isAllowed = (leg: PlainLeg) =>
    [leg.debit, leg.credit].every((code) => isHouse(code) || CODE.test(code)) &&
    [leg.debit, leg.credit].includes('held') === mayHold &&
    !(kind === 'hold' && isHouse(leg.debit))
  if (!legs.every(isAllowed)) return 'account_not_allowed'
  const isKnown = (code: string) => !isHouse(code) || book.houses.has(code)
  return legs.every((leg) => isKnown(leg.debit) && isKnown(leg.credit)) ? null : 'account_not_found'
}

/** Checks the balances leg by leg, so that a win cannot cover its own stake (S2). */
function fundsFault(book: Book, owner: string, legs: readonly PlainLeg[]): Status | null {
  const after = balancesAlong(book, owner, legs)
  if (after.some((move) => move.balance < 0n)) return 'insufficient_funds'
  return after.some((move) => move.balance > KURUS_MAX) ? 'balance_too_large' : null
}

function balancesAlong(book: Book, owner: string, legs: readonly PlainLeg[]) {
  const balances = new Map<string, bigint>()
  return moves(legs).map(({ code, delta, leg }) => {
    const balance = (balances.get(code) ?? balanceOf(book, owner, code)) + delta
    balances.set(code, balance)
    return { leg, balance }
  })
}

function lastBalance(book: Book, owner: string, legs: readonly PlainLeg[]): bigint | null {
  const along = balancesAlong(book, owner, legs)
  return along.find((move) => move.leg === legs.length - 1)?.balance ?? null
}

function linkOf(operation: Operation): string | null {
  if ('hold' in operation) return operation.hold
  return operation.kind === 'reverse' ? operation.target : null
}

function sum(legs: readonly PlainLeg[]): bigint {
  return legs.reduce((total, leg) => total + leg.amount, 0n)
}
