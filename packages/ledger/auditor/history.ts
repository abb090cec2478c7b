/** What a client wrote into its journal: what it asked for, and later the answer. JSON, amounts as text. */
export type Intent = {
  readonly id: number
  readonly kind: 'post' | 'hold' | 'post_hold' | 'release' | 'expire' | 'reverse'
  readonly owner: string
  readonly key: string
  readonly inputHash: string
  /** What must be in the ledger if it is done; for the end of a hold without what returns, none for a reversal. */
  readonly legs: readonly IntendedLeg[]
  /** Key of the hold it ends or of the posting it reverses. */
  readonly link: string | null
}
export type IntendedLeg = { readonly debit: string; readonly credit: string; readonly amount: string }

/** `done` and `refused` are definite; `unknown` is an answer that never came. */
export type Answer =
  | { readonly id: number; readonly outcome: 'done'; readonly status: string; readonly balanceAfter: string }
  | { readonly id: number; readonly outcome: 'refused'; readonly status: string; readonly isThrown: boolean }
  | { readonly id: number; readonly outcome: 'unknown' }

export type History = { readonly intents: readonly Intent[]; readonly answers: ReadonlyMap<number, Answer> }
