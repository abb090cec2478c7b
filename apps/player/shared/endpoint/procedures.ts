import type { ProcedureInput, ProcedureName, ProceduresByName as Procedures } from '@poyraz/contract'
import type { z } from 'zod'

export type Name = ProcedureName

/** Procedures that answer with a list. */
export type ListName = { [N in Name]: Procedures[N]['reply'] extends 'list' ? N : never }[Name]

/** Input of a call. `key` makes a write idempotent. */
export type Input<N extends Name> = ProcedureInput<N> & { readonly key?: string }

/** Type of one item of the reply on the wire. */
export type Item<N extends Name> = z.input<Procedures[N]['item']>

/** Type of `data` of a successful reply, by the procedure's kind of reply. */
export type Data<N extends Name> = Procedures[N]['reply'] extends 'object'
  ? Item<N>
  : Procedures[N]['reply'] extends 'list'
    ? readonly Item<N>[]
    : readonly []

/** Splits a procedure name into class and method. */
export function splitName(name: Name): readonly [className: string, method: string] {
  const dot = name.indexOf('.')
  return [name.slice(0, dot), name.slice(dot + 1)]
}
