import {
  accessAccounts,
  accessDisable,
  accessEnable,
  accessEndSessions,
  accessGrantOwner,
  accessInvitations,
  accessInvite,
  accessProposals,
  accessReset,
  accessSetRoles,
  STAFF_ROLES,
  type StaffRole,
} from '@poyraz/contract/backoffice'
import type { Result } from '@poyraz/kernel'
import { say } from '../say.ts'
import type { Backoffice, Refused } from './client.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const LESSER_ROLES = STAFF_ROLES.filter((role): role is LesserRole => role !== 'owner')
type LesserRole = Exclude<StaffRole, 'owner'>

const REFUSALS = {
  not_found: 'There is no account of this name.',
  state_conflict: 'That is so already, or the account has to stay as it is.',
  same_person: 'Somebody else has to do this.',
  roles: `Say which roles, with commas between them: ${LESSER_ROLES.join(', ')}.`,
}

/** Changes of one account that need only its name and a note. */
const CHANGES = {
  disable: accessDisable,
  enable: accessEnable,
  'grant-owner': accessGrantOwner,
  'end-sessions': accessEndSessions,
} as const

/** Commands about staff accounts: list, invite, set roles and change. */
export async function accounts(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject: name, note } = order
  if (Object.hasOwn(CHANGES, action)) {
    const done = await backoffice.call(CHANGES[action as keyof typeof CHANGES], { name, note })
    return done.ok ? say(`${name}: ${action} is done.`) : sayRefused(done.error, REFUSALS)
  }
  switch (action) {
    case 'list':
      return list(backoffice)
    case 'invite':
      return invite(backoffice, order)
    case 'roles':
      return setRoles(backoffice, order)
    case 'reset':
      return invited(await backoffice.call(accessReset, { name, note }))
    default:
      return null
  }
}

/** Lists invitations that nobody has used yet. */
export async function invitations(backoffice: Backoffice, { action }: Order): Promise<number | null> {
  if (action !== 'list') return null
  return sayList(
    await backoffice.call(accessInvitations, {}),
    ({ account, roles, invitedBy, expiresAt, reason }) =>
      `${account ?? 'new'}  ${roles.join(',')}  by ${invitedBy}  until ${expiresAt}  ${reason}`,
    (_, total) => say(`${total} invitations are open.`),
  )
}

/** Lists calls that need a second account. */
export async function proposals(backoffice: Backoffice, { action }: Order): Promise<number | null> {
  if (action !== 'list') return null
  return sayList(
    await backoffice.call(accessProposals, {}),
    ({ procedure, payload, proposedBy, expiresAt, reason }) =>
      `${procedure}  ${JSON.stringify(payload)}  ${proposedBy}  until ${expiresAt}  ${reason}`,
    (_, total) => say(`${total} wait for a second account, which makes the same call.`),
  )
}

async function list(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(accessAccounts, {}),
    ({ name, roles, isDisabled, invitedBy, createdAt, openSessions }) =>
      `${name}  ${roles.join(',')}  ${isDisabled ? 'disabled' : 'open'}  ${createdAt}  by ${invitedBy}  ${openSessions} sessions`,
    (_, total) => say(`${total} accounts.`),
  )
}

async function invite(backoffice: Backoffice, { subject, note }: Order): Promise<number> {
  const roles = rolesIn(subject)
  if (!roles) return say(REFUSALS.roles, 1)
  return invited(await backoffice.call(accessInvite, { roles, note }))
}

async function setRoles(backoffice: Backoffice, { subject: name, detail, note }: Order): Promise<number> {
  const roles = rolesIn(detail)
  if (!roles) return say(REFUSALS.roles, 1)
  const done = await backoffice.call(accessSetRoles, { name, roles, note })
  return done.ok ? say(`${name} is ${roles.join(', ')} now.`) : sayRefused(done.error, REFUSALS)
}

function rolesIn(text: string): LesserRole[] | null {
  const roles = text.split(',').map((word) => LESSER_ROLES.find((role) => role === word))
  return roles.every((role) => role !== undefined) ? roles : null
}

function invited(made: Result<{ readonly invitation: string; readonly expiresAt: string }, Refused>): number {
  return made.ok ? sayInvitation(made.value) : sayRefused(made.error, REFUSALS)
}

/** Prints an invitation once; its code is enough to join. */
export function sayInvitation({
  invitation,
  expiresAt,
}: {
  readonly invitation: string
  readonly expiresAt: string
}): number {
  return say(`Good once, until ${expiresAt}: npm run staff -- join ${invitation} NAME`)
}
