import { type Cell, formatDateTime, toCsv } from '@poyraz/text'
import type { StatementHead } from './pdf.ts'
import type { Statement } from './statement.ts'

/** Renders a table for spreadsheets, with the opening and the closing balance. */
export function statementCsv({ opening, closing, lines }: Statement, { words, lang }: StatementHead): Buffer {
  const head = [words.date, words.kind, words.description, words.amount, words.balance, words.reference]
  const balance = (name: string, amount: bigint): readonly Cell[] => ['', name, '', '', wire(amount), '']
  const rows = lines.map(({ at, kind, name, amount, balance: after, ref }): readonly Cell[] => [
    formatDateTime(at.toISOString(), lang),
    kind,
    name,
    wire(amount),
    wire(after),
    ref,
  ])
  const all = [balance(words.opening, opening), ...rows, balance(words.closing, closing)]
  return Buffer.from(toCsv(head, all, lang))
}

function wire(amount: bigint): Cell {
  return { amount: Number(amount) }
}
