import { parseArgs } from 'node:util'

/** What a member of staff typed behind the area. */
export type Order = {
  readonly action: string
  /** What it is about, mostly an id. */
  readonly subject: string
  readonly detail: string
  /** Kept for the house. */
  readonly note: string
  /** Shown to the player, word for word. */
  readonly tell: string
  /** The file to write to. */
  readonly to: string
}

const TEXT = { type: 'string', default: '' } as const

/**
 * What was typed, word by word, or what is wrong with it: a mistyped option is never taken for a text and the
 * rest carried out.
 */
export function readOrder(args: readonly string[]): { area: string; order: Order } | string {
  try {
    const options = { note: TEXT, tell: TEXT, to: TEXT }
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [area = '', action = '', subject = '', detail = '', ...tooMuch] = positionals
    if (tooMuch.length > 0) return `One word too many: ${tooMuch.join(' ')}`
    return { area, order: { action, subject, detail, ...values } }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
