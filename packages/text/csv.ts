import type { Lang } from './languages.ts'

/** Text, an amount in kuruş (a number of the protocol), or a count. */
export type Cell = string | { readonly amount: number } | number

/** List separator and decimal mark that spreadsheets expect in each language. */
const MARKS = { tr: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** A spreadsheet would run a text with one of these first characters as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n]/

/** Formats a table as CSV (RFC 4180) for spreadsheets of this language. */
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
