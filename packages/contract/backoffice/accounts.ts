import { z } from 'zod'
import { entityId, ownJsonObject, paging } from '../primitives.ts'
import { accountName, requiredNote } from './fields.ts'
import { DECISION, STAFF_ROLES, staffProcedure, VIEW } from './staff-procedure.ts'

/** Only `grant_owner` grants the role of an owner. */
const lesserRole = z.enum(STAFF_ROLES).exclude(['owner'])
const roles = z.array(lesserRole).min(1).max(STAFF_ROLES.length)
const managed = { ...DECISION, class: 'access', permission: 'staff.manage' } as const
const CHANGE_ERRORS = ['not_found', 'state_conflict', 'same_person', 'not_permitted'] as const
const invitationItem = z.strictObject({ invitation: z.string(), expiresAt: z.iso.datetime() })

export const accessAccounts = staffProcedure({
  ...VIEW,
  class: 'access',
  method: 'accounts',
  docs: 'Accounts of staff by name, with who invited them and their open sessions.',
  permission: 'staff.view',
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    id: entityId,
    name: z.string(),
    roles: z.array(z.enum(STAFF_ROLES)),
    isDisabled: z.boolean(),
    invitedBy: z.string(),
    createdAt: z.iso.datetime(),
    openSessions: z.int(),
  }),
  errors: [],
})

export const accessProposals = staffProcedure({
  ...VIEW,
  class: 'access',
  method: 'proposals',
  docs: 'Calls that wait for a second account, the oldest first. Whoever agrees makes the same call.',
  permission: 'staff.view',
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    id: entityId,
    procedure: z.string(),
    payload: ownJsonObject,
    payloadHash: z.string(),
    proposedBy: z.string(),
    reason: z.string(),
    proposedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  errors: [],
})

export const accessInvitations = staffProcedure({
  ...VIEW,
  class: 'access',
  method: 'invitations',
  docs: 'Invitations that are neither used nor over, the oldest first; `account` is the account that one is to reset.',
  permission: 'staff.view',
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    account: z.nullable(z.string()),
    roles: z.array(z.enum(STAFF_ROLES)),
    invitedBy: z.string(),
    reason: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  errors: [],
})

export const accessInvite = staffProcedure({
  ...managed,
  method: 'invite',
  docs: 'Makes a one-time invitation for a new account with these roles.',
  hasSecretReply: true,
  input: z.strictObject({ roles, note: requiredNote }),
  reply: 'object',
  item: invitationItem,
  errors: [],
})

export const accessReset = staffProcedure({
  ...managed,
  method: 'reset',
  docs: 'Invites an account to choose a new password and authenticator, and ends its sessions. Takes two people.',
  approval: true,
  hasSecretReply: true,
  input: z.strictObject({ name: accountName, note: requiredNote }),
  reply: 'object',
  item: invitationItem,
  errors: CHANGE_ERRORS,
})

export const accessSetRoles = staffProcedure({
  ...managed,
  method: 'set_roles',
  docs: 'Replaces the roles of another account that is no owner; they count at once.',
  input: z.strictObject({ name: accountName, roles, note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: CHANGE_ERRORS,
})

export const accessGrantOwner = staffProcedure({
  ...managed,
  method: 'grant_owner',
  docs: 'Makes an account an owner. Takes two people.',
  approval: true,
  input: z.strictObject({ name: accountName, note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: CHANGE_ERRORS,
})

export const accessDisable = staffProcedure({
  ...managed,
  method: 'disable',
  docs: 'Closes an account and ends its sessions. The last owner stays.',
  input: z.strictObject({ name: accountName, note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: CHANGE_ERRORS,
})

export const accessEnable = staffProcedure({
  ...managed,
  method: 'enable',
  docs: 'Opens a disabled account again. Takes two people.',
  approval: true,
  input: z.strictObject({ name: accountName, note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: CHANGE_ERRORS,
})

export const accessEndSessions = staffProcedure({
  ...managed,
  method: 'end_sessions',
  docs: 'Ends every session of an account.',
  input: z.strictObject({ name: accountName, note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: CHANGE_ERRORS,
})
