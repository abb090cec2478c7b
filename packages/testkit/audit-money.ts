import {
  accountStatement,
  financeCheckBalance,
  financeListTransactions,
  type Registry,
} from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import type { Fault } from '@poyraz/ledger'
import { createCaller } from './caller.ts'

type Audited = {
  readonly database: Database
  readonly ledger: { audit(): Promise<readonly Fault[]> }
  register(registry: Registry): void
}
type Call = ReturnType<typeof createCaller>
type Line = {
  readonly date: string
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly ref: string
}

/** Maximum page size of the statement. */
const PAGE = 250
const FILE_DAYS_MAX = 365
const FILE_LINES_MAX = 5_000
/** A round may be settled in the background during the audit: then everything is read again. */
const ATTEMPTS_MAX = 20

/**
 * Audits the ledger, and recomputes every player's statement as the player would: page by page, line by line,
 * without the product's arithmetic. Throws if something does not add up.
 */
export async function auditMoney({ database, ledger, register }: Audited): Promise<void> {
  const call = createCaller(register)
  for (let attempt = 1; ; attempt++) {
    const before = await journalHead(database)
    const faults = (await ledger.audit()).map(({ rule, subject }) => `${rule} ${subject}`)
    for (const playerId of await playersWithMoney(database)) faults.push(...(await faultsOf(call, playerId)))
    if (faults.length === 0) return
    const isQuiet = (await journalHead(database)) === before
    if (isQuiet || attempt === ATTEMPTS_MAX) throw new Error(`money does not add up:\n${faults.join('\n')}`)
  }
}

async function journalHead({ pool }: Database): Promise<bigint> {
  const { rows } = await pool.query<{ seq: bigint | null }>('select max(seq) as seq from ledger.transfer')
  return rows[0]?.seq ?? 0n
}

async function playersWithMoney({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ owner: string }>('select distinct owner from ledger.account')
  return rows.map(({ owner }) => owner)
}

async function faultsOf(call: Call, playerId: string): Promise<readonly string[]> {
  const lines = await readLines(call, playerId)
  const faults: string[] = []
  let held = 0n
  for (const [index, line] of lines.entries()) {
    held += line.amount
    if (line.balanceAfter !== held)
      faults.push(`${playerId} line ${index + 1}: ${held} after it, shown is ${line.balanceAfter}`)
    const before = lines[index - 1]
    if (before && line.date < before.date)
      faults.push(`${playerId} line ${index + 1} is dated before its last`)
  }
  const balance = await call(financeCheckBalance, {}, { playerId })
  const now =
    balance.ok && Array.isArray(balance.value) ? (balance.value[0] as { balance: bigint }).balance : null
  if (now !== held) faults.push(`${playerId} has ${now}, the lines add up to ${held}`)
  return [...faults, ...(await faultsOfFile(call, playerId, lines))]
}

async function readLines(call: Call, playerId: string): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (;;) {
    const input = { OrderDir: 'asc', limit: PAGE, offset: lines.length } as const
    const page = await call(financeListTransactions, input, { playerId })
    if (!page.ok || !('items' in page.value)) throw new Error(`${playerId} cannot read the own statement`)
    lines.push(...page.value.items)
    if (page.value.items.length < PAGE) return lines
  }
}

/** Compares the exported file with the lines of the statement. */
async function faultsOfFile(
  call: Call,
  playerId: string,
  lines: readonly Line[],
): Promise<readonly string[]> {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || lines.length > FILE_LINES_MAX) return []
  if (Date.parse(last.date) - Date.parse(first.date) > FILE_DAYS_MAX * DAY_MS) return []
  const [startDate, endDate] = [dayOf(first.date), dayOf(last.date)]
  const file = await call(accountStatement, { format: 'json', startDate, endDate }, { playerId })
  if (!file.ok || !('content' in file.value)) throw new Error(`${playerId} gets no file of the own statement`)
  const inFile = JSON.parse(Buffer.from(file.value.content, 'base64').toString()) as object[]
  const listed = lines.map(({ date, amount, balanceAfter, ref }) => ({
    date,
    amount: Number(amount),
    balanceAfter: Number(balanceAfter),
    ref,
  }))
  const differs = listed.findIndex((line, index) => {
    const { date, amount, balanceAfter, ref } = (inFile[index] ?? {}) as (typeof listed)[number]
    return JSON.stringify({ date, amount, balanceAfter, ref }) !== JSON.stringify(line)
  })
  const isAll = inFile.length === lines.length
  if (differs < 0 && isAll) return []
  return [
    `${playerId} line ${differs + 1} of the file differs from the list: ${JSON.stringify(inFile[differs])}`,
  ]
}

/** Returns the day in Istanbul as `YYYY-MM-DD`. */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date(date))
}
