import {
  accessChangePassword,
  accessConfirm,
  accessJoin,
  accessLogin,
  accessLogout,
  accessMe,
} from '@poyraz/contract/backoffice'
import type { Result } from '@poyraz/kernel'
import { say } from '../say.ts'
import type { Backoffice, Refused } from './client.ts'
import { createPrompt, type Prompt } from './prompt.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  login_failed: 'The name, the password or the code is wrong. A code is good once: wait for the next one.',
  token_invalid: 'This invitation is unknown, used or over.',
  already_registered: 'Another account has this name.',
  staff_name: 'A name has small letters, digits, dots and dashes, and begins with a letter.',
  too_short: 'A password has at least 12 characters.',
}

/** Prompts for password and authenticator code, and logs in. */
export async function login(backoffice: Backoffice, name: string): Promise<number> {
  return prompted(async ({ ask }) => {
    const password = await ask('Password: ')
    const code = await ask('Code of the authenticator: ')
    return entered(await backoffice.call(accessLogin, { name, password, code }))
  })
}

/** Creates the account of an invitation: name, password, authenticator, first code. */
export async function joinTeam(backoffice: Backoffice, invitation: string, name: string): Promise<number> {
  return prompted(async ({ ask }) => {
    const password = await askNewPassword(ask)
    if (password === null) return say(NOT_THE_SAME, 1)
    const joined = await backoffice.call(accessJoin, { invitation, name, password })
    if (!joined.ok) return sayRefused(joined.error, REFUSALS)
    say(`Add this secret to an authenticator: ${joined.value.secret}\n${joined.value.otpauth}`)
    const code = await ask('The code that it shows: ')
    return entered(await backoffice.call(accessConfirm, { invitation, code }))
  })
}

/** Prompts for the old password, the new one and a code, and changes the password of the signed-in account. */
export async function changePassword(backoffice: Backoffice): Promise<number> {
  return prompted(async ({ ask }) => {
    const oldPassword = await ask('Password: ')
    const password = await askNewPassword(ask)
    if (password === null) return say(NOT_THE_SAME, 1)
    const code = await ask('Code of the authenticator: ')
    const done = await backoffice.call(accessChangePassword, { oldPassword, password, code })
    if (!done.ok) return sayRefused(done.error, REFUSALS)
    return say('The password is changed, and your other sessions are ended.')
  })
}

const NOT_THE_SAME = 'The two are not the same.'

/** Asks for a new password twice; null if the two differ. */
async function askNewPassword(ask: Prompt['ask']): Promise<string | null> {
  const password = await ask('New password, of 12 characters or more: ')
  return (await ask('The same again: ')) === password ? password : null
}

export async function logout(backoffice: Backoffice): Promise<number> {
  const done = await backoffice.call(accessLogout, {})
  return done.ok ? say('Signed out.') : sayRefused(done.error)
}

export async function me(backoffice: Backoffice): Promise<number> {
  return entered(await backoffice.call(accessMe, {}))
}

type Session = { readonly name: string; readonly roles: readonly string[]; readonly expiresAt: string }

function entered(done: Result<Session, Refused>): number {
  if (!done.ok) return sayRefused(done.error, REFUSALS)
  const { name, roles, expiresAt } = done.value
  return say(`${name} (${roles.join(', ')}) is signed in until ${expiresAt}.`)
}

async function prompted(run: (prompt: Prompt) => Promise<number>): Promise<number> {
  const prompt = createPrompt()
  try {
    return await run(prompt)
  } finally {
    prompt.close()
  }
}
