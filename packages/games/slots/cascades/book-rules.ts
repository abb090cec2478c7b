import type { CascadeRules } from './rules.ts'

/** The rules that the words of tickets depend on: all but the declared return, which follows from the book. */
export function bookRules({ rtpBp: _declared, ...rules }: CascadeRules): Omit<CascadeRules, 'rtpBp'> {
  return rules
}
