import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { CODE_DIGITS } from '../constants.ts'
import { accountName } from './fields.ts'
import { PERMISSIONS, STAFF_ROLES, staffProcedure } from './staff-procedure.ts'

const PASSWORD_LENGTH_MIN = 12
const PASSWORD_LENGTH_MAX = 128
const INVITATION_LENGTH = 26

const rate = { points: 20, windowMs: MINUTE_MS } as const
/** Rate of calls that hash a password, because they share the hasher with players' logins. */
const entryRate = { points: 2, windowMs: MINUTE_MS } as const
const totpCode = z.string().regex(new RegExp(`^[0-9]{${CODE_DIGITS}}$`))
const invitation = z.string().length(INVITATION_LENGTH)
const newPassword = z.string().min(PASSWORD_LENGTH_MIN).max(PASSWORD_LENGTH_MAX)
const own = { class: 'access', auth: 'staff', rate, permission: null } as const

const sessionItem = z.strictObject({
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  permissions: z.array(z.enum(PERMISSIONS)),
  expiresAt: z.iso.datetime(),
  idleMinutes: z.int(),
})

export const accessLogin = staffProcedure({
  class: 'access',
  method: 'login',
  docs: 'Signs in with a password and a code of the authenticator; the session is in the cookie.',
  auth: 'none',
  permission: null,
  write: false,
  rate: entryRate,
  input: z.strictObject({
    name: z.string().max(64),
    password: z.string().max(PASSWORD_LENGTH_MAX),
    code: totpCode,
  }),
  reply: 'object',
  item: sessionItem,
  errors: ['locked', 'login_failed', 'unavailable'],
})

export const accessJoin = staffProcedure({
  class: 'access',
  method: 'join',
  docs: 'Chooses name and password for an invitation and answers the secret for the authenticator. The account opens with `confirm`.',
  auth: 'none',
  permission: null,
  write: false,
  rate: entryRate,
  input: z.strictObject({ invitation, name: accountName, password: newPassword }),
  reply: 'object',
  item: z.strictObject({ secret: z.string(), otpauth: z.string() }),
  errors: ['token_invalid', 'already_registered', 'unavailable'],
})

export const accessConfirm = staffProcedure({
  class: 'access',
  method: 'confirm',
  docs: 'Opens the account of an invitation with the first code of its authenticator, and signs in.',
  auth: 'none',
  permission: null,
  write: false,
  rate: entryRate,
  input: z.strictObject({ invitation, code: totpCode }),
  reply: 'object',
  item: sessionItem,
  errors: ['token_invalid', 'already_registered', 'code_incorrect'],
})

export const accessLogout = staffProcedure({
  ...own,
  method: 'logout',
  docs: 'Ends this session.',
  write: true,
  input: z.strictObject({}),
  reply: 'none',
  item: z.null(),
  errors: [],
})

export const accessChangePassword = staffProcedure({
  ...own,
  method: 'change_password',
  docs:
    'Changes the password of this account, with the old one and a code of its authenticator. Ends its other sessions ' +
    'and voids its unused invitations.',
  write: true,
  rate: entryRate,
  input: z.strictObject({
    oldPassword: z.string().max(PASSWORD_LENGTH_MAX),
    password: newPassword,
    code: totpCode,
  }),
  reply: 'none',
  item: z.null(),
  errors: ['locked', 'login_failed', 'unavailable'],
})

export const accessMe = staffProcedure({
  ...own,
  method: 'me',
  docs: 'Who is signed in, and what the account may do.',
  write: false,
  input: z.strictObject({}),
  reply: 'object',
  item: sessionItem,
  errors: [],
})
