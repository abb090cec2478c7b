import type { Parsed } from '../syntax.ts'

/** Returns true for generated files, which say so in their first line. */
export function isGenerated(text: string): boolean {
  return /generated/i.test(text.slice(0, text.indexOf('\n') + 1))
}

/** Returns true for a data table: a file whose only export is a constant, without functions. */
export function isDataTable({ exportedNames, file, root }: Parsed): boolean {
  const body = root['body']
  const statements: readonly { type: string }[] = Array.isArray(body) ? body : []
  const isPlain = statements.every(({ type }) => !/Function|Class|If|For|While/.test(type))
  return (
    exportedNames.length === 1 && isPlain && new RegExp(`export const ${exportedNames[0]}\\b`).test(file.text)
  )
}
