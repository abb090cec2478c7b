import type * as contract from '@poyraz/contract'
import type { z } from 'zod'

type Declared = Extract<(typeof contract)[keyof typeof contract], { readonly class: string; readonly method: string }>

export type ClassName = Declared['class']
export type MethodName<C extends ClassName> = Extract<Declared, { readonly class: C }>['method']
export type Named<C extends ClassName, M extends MethodName<C>> = Extract<
  Declared,
  { readonly class: C; readonly method: M }
>

/** What a caller sends: the wire side, where amounts are integers of kuruş. */
export type Input<C extends ClassName, M extends MethodName<C>> = z.input<Named<C, M>['input']>

/** One item of the reply as it comes over the wire. */
export type Item<C extends ClassName, M extends MethodName<C>> = z.input<Named<C, M>['item']>

/** `data` of a reply that succeeded, by the procedure's kind of reply. */
export type Data<C extends ClassName, M extends MethodName<C>> = Named<C, M>['reply'] extends 'object'
  ? Item<C, M>
  : Named<C, M>['reply'] extends 'list'
    ? readonly Item<C, M>[]
    : readonly []
