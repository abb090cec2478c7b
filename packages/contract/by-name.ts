import type { z } from 'zod'
import type * as contract from './index.ts'

type Exported = (typeof contract)[keyof typeof contract]
type Declared = Extract<Exported, { readonly class: string; readonly method: string }>

/** Every procedure by `class.method`, with its types. */
export type ProceduresByName = { readonly [P in Declared as `${P['class']}.${P['method']}`]: P }

export type ProcedureName = keyof ProceduresByName

/** Input of a call on the wire, where amounts are integers of kuruş. */
export type ProcedureInput<N extends ProcedureName> = Fields<z.input<ProceduresByName[N]['input']>>

/** An input without fields would otherwise refuse the fields that every call may have. */
type Fields<T> = T extends Record<string, never> ? object : T
