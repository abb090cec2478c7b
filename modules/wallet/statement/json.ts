import type { Statement } from './statement.ts'

/** Renders the lines as JSON, with the names and units of `finance.list_transactions`. */
export function statementJson({ lines }: Statement): Buffer {
  const items = lines.map(({ at, type, kind, name, amount, balance, ref }) => ({
    date: at.toISOString(),
    type,
    kind,
    description: name,
    amount: Number(amount),
    balanceAfter: Number(balance),
    ref,
  }))
  return Buffer.from(JSON.stringify(items))
}
