import type { SourceFile } from './repository.ts'

/** A function of PostgreSQL: its schema and name, and its text from `create` to the end of its body. */
export type SqlFunction = { readonly path: string; readonly name: string; readonly text: string }

const MIGRATION = /\/migrations\/\d+-[\w-]+\.sql$/
const DEFINED = /^(create (?:or replace )?|drop )function (?:if exists )?([\w.]+)/gim
const QUOTE = '$$'

/** Returns the functions that exist after all migrations: the newest definition of each name. */
export function sqlFunctions(files: readonly SourceFile[]): SqlFunction[] {
  const found = new Map<string, SqlFunction>()
  const migrations = files.filter(({ path }) => MIGRATION.test(path))
  for (const file of migrations.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    for (const { index, 1: verb = '', 2: name = '' } of file.text.matchAll(DEFINED)) {
      if (verb.toLowerCase() === 'drop ') found.delete(name)
      else found.set(name, { path: file.path, name, text: file.text.slice(index, bodyEnd(file, index)) })
    }
  }
  return [...found.values()]
}

function bodyEnd({ path, text }: SourceFile, from: number): number {
  const opened = text.indexOf(QUOTE, from)
  const closed = text.indexOf(QUOTE, opened + QUOTE.length)
  if (opened === -1 || closed === -1)
    throw new Error(`${path}: a function whose body is not quoted by ${QUOTE}`)
  return closed + QUOTE.length
}
