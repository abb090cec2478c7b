/** An operation that a client wrote to its journal before sending it. JSON, amounts as text. */
export type Intent = {
  readonly id: number
  readonly kind: 'post' | 'hold' | 'post_hold' | 'release' | 'expire' | 'reverse'
  readonly owner: string
  readonly key: string
  readonly inputHash: string
  /** Legs that must be stored if it is done: without the returned rest of a hold; none for a reversal. */
  readonly legs: readonly IntendedLeg[]
  /** Key of the hold that it ends or of the posting that it reverses. */
  readonly link: string | null
}
export type IntendedLeg = { readonly debit: string; readonly credit: string; readonly amount: string }

/** The outcome in the client's journal. `done` and `refused` are definite; `unknown`: no reply arrived. */
export type Answer =
  | { readonly id: number; readonly outcome: 'done'; readonly status: string; readonly balanceAfter: string }
  | { readonly id: number; readonly outcome: 'refused'; readonly status: string; readonly isThrown: boolean }
  | { readonly id: number; readonly outcome: 'unknown' }

export type History = { readonly intents: readonly Intent[]; readonly answers: ReadonlyMap<number, Answer> }
