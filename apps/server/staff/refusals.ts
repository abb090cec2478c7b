import { say } from '../say.ts'
import type { Refused } from './client.ts'

const SIGN_IN = 'Sign in first: npm run staff -- login NAME'
export const NOTE_REQUIRED = 'Say why, with --note.'

/** Texts of an area for refusals, by error code or by the reason in the data of a refusal. */
export type RefusalTexts = Readonly<Record<string, string>>

/** Prints why the back office refused: the text of the area, else the server's. Returns the exit code. */
export function sayRefused(refused: Refused, texts: RefusalTexts = {}): number {
  // `approval_required` is a success: the call was stored as a proposal.
  return say(textOf(refused, texts), refused.error === 'approval_required' ? 0 : 1)
}

function textOf({ error, message, fields, data }: Refused, texts: RefusalTexts): string {
  if (error === 'session_expired') return SIGN_IN
  const [broken] = fields
  if (broken) {
    if (broken.field === 'note') return NOTE_REQUIRED
    // A malformed id counts as not found.
    if (broken.field.endsWith('ID')) return texts['not_found'] ?? message
    return texts[broken.error] ?? `${broken.field}: ${message}`
  }
  return texts[reasonOf(data) ?? error] ?? texts[error] ?? message
}

function reasonOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null
  return typeof data.reason === 'string' ? data.reason : null
}
