import type { Status } from './status.ts'

/** The state of a ledger as plain values, for `decide`. Times are ms, amounts kuruş. */
export type Book = {
  readonly houses: Set<string>
  readonly balances: Map<string, bigint>
  readonly transactions: Map<string, Written>
  readonly holds: Map<string, HeldMoney>
}

export type PlainLeg = {
  readonly reason: string
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
}

type Signed = { readonly owner: string; readonly key: string; readonly inputHash: string }
export type Operation =
  | (Signed & { kind: 'post'; currency: string; legs: readonly PlainLeg[] })
  | (Signed & { kind: 'hold'; currency: string; source: string; amount: bigint; expiresAtMs: number | null })
  | (Signed & { kind: 'post_hold' | 'release' | 'expire'; hold: string; legs: readonly PlainLeg[] })
  | (Signed & { kind: 'reverse'; target: string })

export type Written = {
  readonly kind: Operation['kind']
  readonly inputHash: string
  readonly legs: readonly PlainLeg[]
  readonly balanceAfter: bigint | null
  /** Key of the hold or of the reversed transaction. */
  readonly link: string | null
}

export type HeldMoney = {
  readonly source: string
  readonly amount: bigint
  readonly expiresAtMs: number | null
  readonly state: 'open' | 'posted' | 'released' | 'expired'
}

export type Decision = {
  readonly status: Status
  readonly balanceAfter: bigint | null
  /** Set only if the status is `created`. */
  readonly written?: Written
}

export function openBook(): Book {
  return { houses: new Set(), balances: new Map(), transactions: new Map(), holds: new Map() }
}

export function balanceOf(book: Book, owner: string, code: string): bigint {
  return book.balances.get(`${owner}/${code}`) ?? 0n
}

/** Applies a decision to the book; does nothing unless the decision is `created`. */
export function record(book: Book, operation: Operation, { written }: Decision): void {
  if (!written) return
  const { owner, key } = operation
  book.transactions.set(`${owner}/${key}`, written)
  for (const move of moves(written.legs)) {
    book.balances.set(`${owner}/${move.code}`, balanceOf(book, owner, move.code) + move.delta)
  }
  if (operation.kind === 'hold') {
    const { source, amount, expiresAtMs } = operation
    book.holds.set(`${owner}/${key}`, { source, amount, expiresAtMs, state: 'open' })
  }
  if ('hold' in operation) {
    const hold = book.holds.get(`${owner}/${operation.hold}`)
    if (hold) book.holds.set(`${owner}/${operation.hold}`, { ...hold, state: ENDS[operation.kind] })
  }
}

const ENDS = { post_hold: 'posted', release: 'released', expire: 'expired' } as const

/** Returns the signed movements of the owner's accounts, in order of the legs, the debit first. */
export function moves(legs: readonly PlainLeg[]) {
  return legs
    .flatMap(({ debit, credit, amount }, leg) => [
      { leg, code: debit, delta: -amount },
      { leg, code: credit, delta: amount },
    ])
    .filter((move) => !isHouse(move.code))
}

export function isHouse(code: string): boolean {
  return code.startsWith('house:')
}
