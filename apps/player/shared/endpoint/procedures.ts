import type * as contract from '@poyraz/contract'
import type { z } from 'zod'

type Exported = (typeof contract)[keyof typeof contract]
type Declared = Extract<Exported, { readonly class: string; readonly method: string }>

/**
 * Every procedure of the contract under `class.method`: the compiler knows which exist and what they take.
 */
type Procedures = { readonly [P in Declared as `${P['class']}.${P['method']}`]: P }

export type Name = keyof Procedures

/** Procedures that answer with a list. */
export type ListName = { [N in Name]: Procedures[N]['reply'] extends 'list' ? N : never }[Name]

/**
 * What a caller sends: the wire side, where amounts are integers of kuruş. `key` makes a write idempotent.
 */
export type Input<N extends Name> = Fields<z.input<Procedures[N]['input']>> & { readonly key?: string }

/** An input without fields would refuse the key beside it, too. */
type Fields<T> = T extends Record<string, never> ? object : T

/** One item of the reply as it comes over the wire. */
export type Item<N extends Name> = z.input<Procedures[N]['item']>

/** `data` of a reply that succeeded, by the procedure's kind of reply. */
export type Data<N extends Name> = Procedures[N]['reply'] extends 'object'
  ? Item<N>
  : Procedures[N]['reply'] extends 'list'
    ? readonly Item<N>[]
    : readonly []

/** Class and method of a name. */
export function splitName(name: Name): readonly [className: string, method: string] {
  const dot = name.indexOf('.')
  return [name.slice(0, dot), name.slice(dot + 1)]
}
