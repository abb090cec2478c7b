/** What a member of staff typed behind the area. */
export type Order = {
  readonly action: string
  /** What it is about, mostly an id. */
  readonly subject: string
  readonly detail: string
  readonly staff: string
  readonly note: string
  /** The file to write to. */
  readonly to: string
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isId(text: string): boolean {
  return ID.test(text)
}

/** Said wherever somebody decides without a name, or against somebody without a word. */
export const COMMON_REFUSALS = {
  note_required: 'Say why, with --note.',
  staff_name: 'Say who you are, with --as NAME (small letters, digits, dots).',
} as const
