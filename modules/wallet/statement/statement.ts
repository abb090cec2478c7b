import { type Kurus, kurus } from '@poyraz/kernel'

/** One line of the statement; money in is positive. */
export type Movement = {
  readonly at: Date
  /** Number of the type on the wire; `kind` is its name. */
  readonly type: number
  readonly kind: string
  /** Display name of the counterparty: a game or a payment method. */
  readonly name: string
  readonly ref: string
  readonly amount: Kurus
}

export type Line = Movement & { readonly balance: Kurus }

/** Both sums are positive. */
type Sums = { readonly count: number; readonly moneyIn: Kurus; readonly moneyOut: Kurus }

export type Statement = {
  readonly opening: Kurus
  readonly closing: Kurus
  readonly lines: readonly Line[]
  readonly totals: Sums
  /** Ordered by the first appearance of each kind. */
  readonly kinds: ReadonlyMap<string, Sums>
}

/** Builds a statement from the opening balance and all later movements, oldest first. */
export function statementOf(opening: Kurus, movements: readonly Movement[]): Statement {
  let balance = opening
  const lines = movements.map((movement) => {
    balance = kurus(balance + movement.amount)
    return { ...movement, balance }
  })
  const byKind = Map.groupBy(movements, ({ kind }) => kind)
  const kinds = new Map([...byKind].map(([kind, ofKind]) => [kind, sumsOf(ofKind)]))
  return { opening, closing: balance, lines, totals: sumsOf(movements), kinds }
}

function sumsOf(movements: readonly Movement[]): Sums {
  const sum = (amounts: readonly bigint[]) => kurus(amounts.reduce((total, amount) => total + amount, 0n))
  const amounts = movements.map(({ amount }) => amount)
  return {
    count: movements.length,
    moneyIn: sum(amounts.filter((amount) => amount > 0n)),
    moneyOut: kurus(-sum(amounts.filter((amount) => amount < 0n))),
  }
}
