import { parseCsv } from './csv.ts'
import { parseMatches } from './json.ts'
import type { MatchRow, Parsed, Refusal } from './row.ts'
import { matchKey, refusal } from './row.ts'

/** Maximum size of a file. */
export const FILE_BYTES_MAX = 8_000_000

/** Parses a file by the end of its name. Text that is not UTF-8 is refused as a whole. */
export function parseFile(name: string, content: Uint8Array, zone: string): Parsed {
  const none = { rows: [], leagues: [] }
  if (content.length > FILE_BYTES_MAX) return { ...none, refused: [refusal(0, 'file_size', '')] }
  const text = textOf(content)
  if (text === null) return { ...none, refused: [refusal(0, 'encoding', '')] }
  const parsed = name.toLowerCase().endsWith('.json') ? parseMatches(text) : parseCsv(text, zone)
  const { rows, refused } = withoutRepeats(parsed.rows)
  return { ...parsed, rows, refused: [...parsed.refused, ...refused] }
}

function textOf(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}

/** Refuses all lines of a match that a file has twice with another content: neither is newer. */
function withoutRepeats(all: readonly MatchRow[]): Pick<Parsed, 'rows' | 'refused'> {
  const known = new Map<string, MatchRow>()
  const contradicted = new Set<string>()
  const refused: Refusal[] = []
  for (const row of all) {
    const key = matchKey(row)
    const first = known.get(key)
    if (first === undefined) known.set(key, row)
    else if (contentOf(first) !== contentOf(row)) {
      if (!contradicted.has(key)) refused.push(refusal(first.line, 'repeated', key))
      contradicted.add(key)
      refused.push(refusal(row.line, 'repeated', key))
    }
  }
  return { rows: [...known].flatMap(([key, row]) => (contradicted.has(key) ? [] : [row])), refused }
}

const contentOf = ({ line: _line, ...content }: MatchRow) => JSON.stringify(content)
