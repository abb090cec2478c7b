import type { Refusal } from '@poyraz/contract'
import { foldPassword, PASSWORD_LENGTH_MIN } from '@poyraz/contract/forms'
import { err, ok, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from './ctx.ts'

type Broken = 'password_length_strict' | 'password_common'

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/**
 * Checks a new password against the rules that only the server knows: the minimum length of the jurisdiction,
 * and a list of common passwords that is too large for a browser.
 */
export async function checkNewPassword(
  { config }: Pick<IdentityCtx, 'config'>,
  password: string,
): Promise<Result<null, Refusal<never>>> {
  if (Array.from(password.normalize('NFC')).length < config.passwordLengthMin) {
    return refused('password_length_strict')
  }
  commonPasswords ??= readCommonPasswords()
  return (await commonPasswords).has(foldPassword(password)) ? refused('password_common') : ok(null)
}

function refused(error: Broken): Result<never, Refusal<never>> {
  return err({ error: 'invalid_input', fields: [{ field: 'password', error }] })
}

/** Reads the common passwords with a digit; forms already refuse those without. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passing = (text: string) => text.length >= PASSWORD_LENGTH_MIN && /[0-9]/.test(text)
  return new Set(dictionary['passwords-common'].filter(passing))
}
