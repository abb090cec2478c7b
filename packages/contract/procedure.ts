import type { Result } from '@poyraz/kernel'
import type { z } from 'zod'
import type { Permission, StaffRole } from './backoffice/staff-procedure.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Rate limit per player: `points` calls in `windowMs`. All callers of one address together, visitors
 * included, have ten times as much.
 */
export type Rate = { readonly points: number; readonly windowMs: number }

/**
 * One procedure of the endpoint: all that a caller or a reviewer must know, in one place.
 * - `auth`: `none` ignores a session, `optional` uses one that comes along, `player` needs a full one,
 *   `pending` needs one that waits for its second factor (or a full one); `staff` needs one of the back office
 *   (`backoffice/staff-procedure.ts`) and is served there alone.
 * - `write`: it has an effect, takes the optional `key`, and the same key with the same input has it once.
 * - `reply`: `list` answers `data: Item[]` with pagination, `object` answers `data: Item`, `none` answers `data: []`.
 * - `errors`: the refusals of the handler itself; the edge's own are in `EDGE_ERRORS`.
 * The fields `Lang`, `SiteType` and `key` are taken by the edge and never reach `input`.
 */
export type Procedure<
  Input extends z.ZodType = z.ZodType,
  Item extends z.ZodType = z.ZodType,
  Kind extends ReplyKind = ReplyKind,
  Auth extends AuthKind = AuthKind,
  Errors extends ErrorCode = ErrorCode,
> = {
  readonly class: string
  readonly method: string
  readonly docs: string
  readonly auth: Auth
  readonly write: boolean
  readonly rate: Rate
  readonly input: Input
  readonly reply: Kind
  readonly item: Item
  readonly errors: readonly Errors[]
}

export type ReplyKind = 'list' | 'object' | 'none'
export type AuthKind = 'none' | 'optional' | 'player' | 'pending' | 'staff'

/** Class and method as literal types, by which clients find the types of a procedure. */
type Named<Class extends string, Method extends string> = { readonly class: Class; readonly method: Method }

/** Declares a procedure and keeps every literal type of its declaration. */
export function procedure<
  const Class extends string,
  const Method extends string,
  const Input extends z.ZodType,
  const Item extends z.ZodType,
  const Kind extends ReplyKind,
  const Auth extends AuthKind,
  const Errors extends ErrorCode,
>(
  spec: Procedure<Input, Item, Kind, Auth, Errors> & Named<Class, Method>,
): Procedure<Input, Item, Kind, Auth, Errors> & Named<Class, Method> {
  return spec
}

/** The caller, resolved from the session by the edge. `rid` 10 is a player, 20 a tester. */
export type Caller = {
  readonly playerId: string
  readonly sessionId: string
  readonly rid: 10 | 20
  readonly pending: boolean
  /** Epoch of the session. It rises when the player's rights change; money statements check it again. */
  readonly epoch: number
}

/** The staff account that calls the back office, resolved from its session by the edge. */
export type StaffCaller = {
  readonly accountId: string
  readonly sessionId: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly permissions: readonly Permission[]
  readonly expiresAt: Date
}

export type Language = 'tr' | 'en'

/** One decoded call as its handler sees it. */
export type Call<P extends Procedure> = {
  readonly input: z.output<P['input']>
  readonly caller: P['auth'] extends 'player' | 'pending'
    ? Caller
    : P['auth'] extends 'staff'
      ? StaffCaller
      : P['auth'] extends 'none'
        ? null
        : Caller | null
  /** Idempotency key of a write, if the client sent one: 16-64 of `A-Za-z0-9_-`, scope player + class.method. */
  readonly key: string | null
  /** SHA-256 (hex) of the canonical input, without key, Lang and SiteType: same key, other hash is a conflict. */
  readonly inputHash: string
  readonly lang: Language
  /** The address of the connection (behind trusted proxies: the forwarded one); never what the client claims. */
  readonly address: string
  readonly userAgent: string
  /**
   * The device cookie's value (or header `x-device`), `null` for a client that has none yet. At the back office
   * the token of its session cookie (or header `x-staff-session`).
   */
  readonly device: string | null
  /** Scheme and host of this site for the caller: the configured one, else those of the request. */
  readonly ownOrigin: string
  readonly requestId: string
}

/** A field's broken rule, put at its field by the client. `error` names a text under `fields.<error>`. */
export type FieldError = { readonly field: string; readonly error: string }

/** A refusal: its code, and what the client needs to act on it. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  readonly error: Code | 'invalid_input'
  readonly fields?: readonly FieldError[]
  /** Goes to `data` of the reply, e.g. the open round's id. */
  readonly data?: unknown
  readonly debug?: string
}

export type Page<T> = {
  readonly items: readonly T[]
  readonly total: number
  readonly limit: number
  readonly offset: number
  /** Sums of all items that match the filter, not only of this page. Only lists of money have them. */
  readonly sums?: Sums
}

/** Money in and out, in kuruş; `moneyOut` is negative. */
export type Sums = { readonly moneyIn: bigint; readonly moneyOut: bigint }

type Item<P extends Procedure> = z.output<P['item']>

/** A handler's successful reply. A plain array as `list` is complete; the edge cuts the page out of it. */
export type Success<P extends Procedure> = P['reply'] extends 'list'
  ? readonly Item<P>[] | Page<Item<P>>
  : P['reply'] extends 'object'
    ? Item<P>
    : null

/** Response headers that a handler may set. Only session procedures use them (the device cookie). */
export type Effects = { readonly setDevice?: string; readonly clearDevice?: boolean }

export type Handled<P extends Procedure> = Result<Success<P>, Refusal<P['errors'][number]>> & {
  readonly effects?: Effects
}

export type Handler<P extends Procedure> = (call: Call<P>) => Promise<Handled<P>>

/** Registry of handlers. The edge freezes it at start; a second handler of a procedure is refused. */
export type Registry = {
  add<P extends Procedure>(procedure: P, handler: Handler<P>): void
}
