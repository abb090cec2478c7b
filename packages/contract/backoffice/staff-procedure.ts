import { MINUTE_MS } from '@poyraz/kernel'
import type { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import type { Procedure, ReplyKind } from '../procedure.ts'

/** Permissions of staff accounts. Roles are lists of these. */
export const PERMISSIONS = [
  'payments.view',
  'payments.decide',
  'debts.decide',
  'accounts.view',
  'accounts.decide',
  'cards.issue',
  'bonuses.view',
  'bonuses.decide',
  'documents.view',
  'documents.decide',
  'identity.release',
  'play.view',
  'play.decide',
  'cases.view',
  'cases.decide',
  'chat.view',
  'chat.decide',
  'messages.view',
  'messages.answer',
  'promotions.send',
  'trading.view',
  'trading.decide',
  'tables.deal',
  'tables.manage',
  'staff.view',
  'staff.manage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const STAFF_ROLES = [
  'owner',
  'manager',
  'payments',
  'bonuses',
  'compliance',
  'support',
  'trading',
  'dealer',
  'floor',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * One procedure of the back office. It follows the rules of a player's procedure, and adds:
 * - `permission`: the permission that the account needs; `null` for calls about the caller's own session.
 * - `shows`: the list with data of players in the reply; the view is recorded before the list is read.
 * - `approval`: a second account must make the same call within 24 hours; `note` may differ.
 * - `polls`: consoles repeat the call all the time. It shows no data of players, is recorded only if it is
 *   refused or fails, and is no sign of life of the session.
 * - `hasSecretReply`: the reply holds a secret, so it is not stored for a repeated key.
 * A field `note` of the input is the reason in the audit record.
 */
export type StaffProcedure<
  Input extends z.ZodType = z.ZodType,
  Item extends z.ZodType = z.ZodType,
  Kind extends ReplyKind = ReplyKind,
  Auth extends 'none' | 'staff' = 'none' | 'staff',
  Errors extends ErrorCode = ErrorCode,
> = Procedure<Input, Item, Kind, Auth, Errors> & {
  readonly permission: Permission | null
  readonly shows?: string
  readonly approval?: true
  readonly polls?: true
  readonly hasSecretReply?: true
}

type Named<Class extends string, Method extends string> = { readonly class: Class; readonly method: Method }

/** Declares a procedure of the back office and keeps every literal type of its declaration. */
export function staffProcedure<
  const Class extends string,
  const Method extends string,
  const Input extends z.ZodType,
  const Item extends z.ZodType,
  const Kind extends ReplyKind,
  const Auth extends 'none' | 'staff',
  const Errors extends ErrorCode,
>(
  spec: StaffProcedure<Input, Item, Kind, Auth, Errors> & Named<Class, Method>,
): StaffProcedure<Input, Item, Kind, Auth, Errors> & Named<Class, Method> {
  return spec
}

const rate = { points: 120, windowMs: MINUTE_MS } as const

/** Common fields of procedures that only read. */
export const VIEW = { auth: 'staff', write: false, rate } as const
/** Common fields of procedures that change something. */
export const DECISION = { auth: 'staff', write: true, rate } as const
