import type { Refusal } from '@poyraz/contract'
import { err, ok, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from './ctx.ts'

/** Whether a new password is as long as the jurisdiction wants it, which may be longer than the form asks for. */
export function checkLength(
  { config }: Pick<IdentityCtx, 'config'>,
  password: string,
): Result<null, Refusal<never>> {
  if (Array.from(password).length >= config.passwordLengthMin) return ok(null)
  return err({ error: 'invalid_input', fields: [{ field: 'password', error: 'password_length_strict' }] })
}
