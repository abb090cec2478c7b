import { say } from '../say.ts'
import type { Refused } from './client.ts'

const SIGN_IN = 'Sign in first: npm run staff -- login NAME'
export const NOTE_REQUIRED = 'Say why, with --note.'

/** Texts of an area for its refusals, by code, or by the reason that a refusal carries. */
export type RefusalTexts = Readonly<Record<string, string>>

/** Says why the back office refused: in the words of the area, else in those of the server. */
export function sayRefused(refused: Refused, texts: RefusalTexts = {}): number {
  // A proposal is what the caller could do.
  return say(textOf(refused, texts), refused.error === 'approval_required' ? 0 : 1)
}

function textOf({ error, message, fields, data }: Refused, texts: RefusalTexts): string {
  if (error === 'session_expired') return SIGN_IN
  const [broken] = fields
  if (broken) {
    if (broken.field === 'note') return NOTE_REQUIRED
    // An id that is none names nothing.
    if (broken.field.endsWith('ID')) return texts['not_found'] ?? message
    return texts[broken.error] ?? `${broken.field}: ${message}`
  }
  return texts[reasonOf(data) ?? error] ?? texts[error] ?? message
}

function reasonOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null
  return typeof data.reason === 'string' ? data.reason : null
}
