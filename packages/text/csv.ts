import type { Lang } from './languages.ts'

/** Text, an amount in kuruş as the wire has it, or a count. */
export type Cell = string | { readonly amount: number } | number

/** Spreadsheets of a language read its list separator and its decimal mark. */
const MARKS = { tr: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const

/** Without it, spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** A text that begins with one of these would be calculated by the spreadsheet instead of shown. */
const FORMULA_START = /^[=+\-@\t\r\n]/

/** A table as a CSV file (RFC 4180) that opens in spreadsheets of the language as it is. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[], lang: Lang): string {
  const { separator } = MARKS[lang]
  const lines = [head, ...rows].map((row) => row.map((cell) => written(cell, lang)).join(separator))
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join('')
}

function written(cell: Cell, lang: Lang): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'string') return quoted(FORMULA_START.test(cell) ? `'${cell}` : cell)
  const size = Math.abs(cell.amount)
  const { decimal } = MARKS[lang]
  return `${cell.amount < 0 ? '-' : ''}${Math.floor(size / 100)}${decimal}${String(size % 100).padStart(2, '0')}`
}

function quoted(text: string): string {
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
