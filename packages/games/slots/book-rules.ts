import type { BookRules } from './rules.ts'

/** The rules that the words of tickets depend on: all but the declared return, which follows from the book. */
export function bookRules<Rules extends BookRules>({
  rtpBp: _declared,
  ...rules
}: Rules): Omit<Rules, 'rtpBp'> {
  return rules
}
