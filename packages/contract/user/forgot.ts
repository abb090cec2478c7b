import { HOUR_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

/** Exactly one of the two fields. The answer does not reveal whether there is such an account. */
const account = z
  .strictObject({ username: z.string().max(254).optional(), email: z.string().max(254).optional() })
  .check(({ value, issues }) => {
    if (!value.username && !value.email) {
      issues.push({ code: 'custom', message: 'required', path: ['username'], input: value })
    }
  })

export const userForgot = procedure({
  class: 'user',
  method: 'forgot',
  docs:
    'Mails a link for a new password (30 minutes, once) to the address of the account, if there is one. The answer ' +
    'is always the same, and so is its time: the account is looked up after the answer.',
  auth: 'none',
  write: true,
  rate: { points: 20, windowMs: HOUR_MS },
  input: account,
  reply: 'none',
  item: z.null(),
  errors: ['idempotency_conflict'],
})
