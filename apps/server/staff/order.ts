import { parseArgs } from 'node:util'

/** Arguments of a staff command after the area. */
export type Order = {
  readonly action: string
  /** Subject of the command, mostly an id. */
  readonly subject: string
  readonly detail: string
  /** Internal note, recorded with the action. */
  readonly note: string
  /** Shown to the player, word for word. */
  readonly tell: string
  /** The file to write to. */
  readonly to: string
  /** The file to read. */
  readonly from: string
}

const TEXT = { type: 'string', default: '' } as const

/**
 * Parses the arguments strictly. Returns an error text for an unknown option or a superfluous word, so that a
 * mistyped command is not run in part.
 */
export function readOrder(args: readonly string[]): { area: string; order: Order } | string {
  try {
    const options = { note: TEXT, tell: TEXT, to: TEXT, from: TEXT }
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [area = '', action = '', subject = '', detail = '', ...tooMuch] = positionals
    if (tooMuch.length > 0) return `One word too many: ${tooMuch.join(' ')}`
    return { area, order: { action, subject, detail, ...values } }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
