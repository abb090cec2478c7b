import type { HoldRow, Rows, TransferRow } from './rows.ts'

/** A transaction as stored in the journal. */
type StoredTransaction = { readonly first: TransferRow; readonly legs: readonly TransferRow[] }

function transactionsOf(transfers: readonly TransferRow[]): Map<string, StoredTransaction> {
  const grouped = Map.groupBy(transfers, (row) => `${row.owner}/${row.key}`)
  const found = new Map<string, StoredTransaction>()
  for (const [name, legs] of grouped) {
    legs.sort((a, b) => a.leg - b.leg)
    const [first] = legs
    if (first) found.set(name, { first, legs })
  }
  return found
}

/** Returns the faults of the tables as sentences. Uses no code of the ledger. */
export function auditRows(rows: Rows): string[] {
  const faults = [...wholeness(rows), ...reversals(rows)]
  const balances = new Map<string, bigint>()
  let house = 0n
  for (const row of rows.transfers) {
    if (BigInt(row.amount) <= 0n) faults.push(`${row.owner}/${row.key} moves ${row.amount}`)
    for (const { code, delta, after } of sidesOf(row)) {
      if (code.startsWith('house:')) {
        house += delta
        continue
      }
      const name = `${row.owner}/${code}`
      const balance = (balances.get(name) ?? 0n) + delta
      balances.set(name, balance)
      if (balance < 0n) faults.push(`${name} was below zero after ${row.key}`)
      if (after !== String(balance))
        faults.push(`${name} had ${balance} after ${row.key}, stored was ${after}`)
    }
  }
  for (const { owner, code, balance } of rows.accounts) {
    const name = `${owner}/${code}`
    if (BigInt(balance) !== (balances.get(name) ?? 0n))
      faults.push(`${name} has ${balance}, not what was moved`)
    balances.delete(name)
  }
  for (const name of balances.keys()) faults.push(`${name} has entries and no row`)
  const liability = rows.accounts.reduce((sum, row) => sum + BigInt(row.balance), 0n)
  if (liability + house !== 0n) faults.push(`money is not conserved: players ${liability}, house ${house}`)
  return [...faults, ...auditHolds(rows)]
}

function sidesOf(row: TransferRow) {
  const amount = BigInt(row.amount)
  return [
    { code: row.debit, delta: -amount, after: row.debit_after },
    { code: row.credit, delta: amount, after: row.credit_after },
  ]
}

function wholeness({ transfers }: Rows): string[] {
  const faults: string[] = []
  for (const [name, { first, legs }] of transactionsOf(transfers)) {
    const isWhole = legs.every(
      (row, index) =>
        row.leg === index + 1 && row.at === first.at && row.kind === first.kind && row.link === first.link,
    )
    if (!isWhole || first.input_hash === null) faults.push(`${name} is not one whole transaction`)
  }
  return faults
}

function reversals({ transfers }: Rows): string[] {
  const faults: string[] = []
  const transactions = transactionsOf(transfers)
  const taken = new Set<string>()
  for (const { first, legs } of transactions.values()) {
    if (first.kind !== 'reverse') continue
    const name = `${first.owner}/${first.link}`
    if (taken.has(name)) faults.push(`${name} was reversed twice`)
    taken.add(name)
    const mirror = legs.map((row) => `${row.credit}>${row.debit}=${row.amount}`).reverse()
    const original =
      transactions.get(name)?.legs.map((row) => `${row.debit}>${row.credit}=${row.amount}`) ?? []
    if (mirror.join() !== original.join()) faults.push(`${name} was not mirrored`)
  }
  return faults
}

const ENDS: Readonly<Record<string, string>> = { post_hold: 'posted', release: 'released', expire: 'expired' }

function auditHolds({ transfers, accounts, holds }: Rows): string[] {
  const faults: string[] = []
  const ends = Map.groupBy(
    [...transactionsOf(transfers).values()].filter(({ first }) => first.kind in ENDS),
    ({ first }) => `${first.owner}/${first.link}`,
  )
  const open = new Map<string, bigint>()
  for (const hold of holds) {
    if (hold.state === 'open') open.set(hold.owner, (open.get(hold.owner) ?? 0n) + BigInt(hold.amount))
    faults.push(...auditEnds(hold, ends.get(`${hold.owner}/${hold.key}`) ?? []))
  }
  for (const { owner, code, balance } of accounts) {
    if (code === 'held' && BigInt(balance) !== (open.get(owner) ?? 0n))
      faults.push(`${owner} holds ${balance}`)
  }
  return faults
}

function auditEnds(hold: HoldRow, ends: readonly StoredTransaction[]): string[] {
  const name = `${hold.owner}/${hold.key}`
  if (ends.length > 1) return [`${name} ended ${ends.length} times`]
  const [end] = ends
  if ((end ? ENDS[end.first.kind] : 'open') !== hold.state)
    return [`${name} is ${hold.state} without its end`]
  const ended = end?.legs.reduce((sum, row) => sum + BigInt(row.amount), 0n) ?? BigInt(hold.amount)
  return ended === BigInt(hold.amount) ? [] : [`${name} of ${hold.amount} ended with ${ended}`]
}
