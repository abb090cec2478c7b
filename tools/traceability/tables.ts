/** A requirement (R, A, F), a class of faults (C), or a statement of the specification (S). */
export const ID = /\b(?:[RAFC]\d\d|S\d\.\d+)\b/g

/** Note of a row whose statement no test shows, or not completely. */
const REASON = /\b(?:later|not tested): \S/

/** A row whose first cell is an id. The last cell is generated, the one before it is the note. */
export type Row = { readonly id: string; readonly note: string; readonly shown: string }

/** Returns the rows of a document's tables that begin with an id, in their order. */
export function rowsOf(document: string): Row[] {
  return document.split('\n').flatMap((line) => {
    const cells = cellsOf(line)
    return cells ? [{ id: cells[0] ?? '', note: cells.at(-2) ?? '', shown: cells.at(-1) ?? '' }] : []
  })
}

/** Returns the document with the paths of the tests that carry each id in its last cell. */
export function writeShown(document: string, paths: ReadonlyMap<string, readonly string[]>): string {
  const lines = document.split('\n').map((line) => {
    const cells = cellsOf(line)
    if (!cells) return line
    const shown = (paths.get(cells[0] ?? '') ?? []).map((path) => `\`${path}\``)
    return `| ${[...cells.slice(0, -1), shown.join(', ')].join(' | ')} |`
  })
  return lines.join('\n')
}

/** Returns the ids of rows that neither a test carries nor a reason excuses. */
export function unproven(rows: readonly Row[]): string[] {
  return rows.filter(({ note, shown }) => shown === '' && !REASON.test(note)).map(({ id }) => id)
}

function cellsOf(line: string): string[] | null {
  if (!/^\| (?:[RAFC]\d\d|S\d\.\d+) \|/.test(line)) return null
  return line.slice('| '.length, -' |'.length).split(' | ')
}
