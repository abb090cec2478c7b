import { formatLine, type Lang } from '@poyraz/text'
import type { Market } from './api/types.ts'

/** Returns the name of a table of lines: that of a market without its line. */
export function titleOf({ name, code, line }: Market, lang: Lang): string {
  if (line === null) return name
  return name.replace(formatLine({ code, line }, lang), '').replace('()', '').replace('  ', ' ').trim()
}

/** Markets that lists show with the same line for all matches: it stands in the name of the column. */
const SAME_LINE: readonly string[] = ['FT_OU']

/** Returns true if each match of a list has a line of its own for this market. */
export const hasOwnLine = ({ code, line }: Pick<Market, 'code' | 'line'>) =>
  line !== null && !SAME_LINE.includes(code)
