import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'

/** What a member of staff typed behind the area. */
export type Order = {
  readonly action: string
  /** What it is about, mostly an id. */
  readonly subject: string
  readonly detail: string
  /** Who it is, as `staffOf` tells; empty where nobody said. */
  readonly staff: string
  /** Kept for the house. */
  readonly note: string
  /** Shown to the player, word for word. */
  readonly tell: string
  /** The file to write to. */
  readonly to: string
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ACCOUNT_LENGTH_MAX = 64

const TEXT = { type: 'string', default: '' } as const

/**
 * What was typed, word by word, or what is wrong with it: a mistyped option is never taken for a text and the
 * rest carried out.
 */
export function readOrder(args: readonly string[]): { area: string; order: Order } | string {
  try {
    const options = { as: TEXT, note: TEXT, tell: TEXT, to: TEXT }
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [area = '', action = '', subject = '', detail = '', ...tooMuch] = positionals
    if (tooMuch.length > 0) return `One word too many: ${tooMuch.join(' ')}`
    const { as, ...said } = values
    return { area, order: { action, subject, detail, staff: staffOf(as), ...said } }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function isId(text: string): boolean {
  return ID.test(text)
}

/**
 * The name that was typed, with the account of the operating system that it was typed under: the name can be
 * anybody's, the account is what the machine knows. Nobody types the second.
 */
function staffOf(typed: string): string {
  return typed === '' || typed.includes('@') ? '' : `${typed}@${accountOf(process.env.SUDO_USER)}`
}

/** Behind sudo, who called it stands first. */
function accountOf(caller: string | undefined): string {
  const account = caller === undefined ? ownAccount() : `${caller}/${ownAccount()}`
  return account.replaceAll(/[^A-Za-z0-9_.+/-]/g, '_').slice(0, ACCOUNT_LENGTH_MAX)
}

/** In a container an account may have a number and no name. */
function ownAccount(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

/** Said wherever somebody decides without a name, or against somebody without a word. */
export const COMMON_REFUSALS = {
  note_required: 'Say why, with --note.',
  staff_name: 'Say who you are, with --as NAME (small letters, digits, dots).',
} as const
