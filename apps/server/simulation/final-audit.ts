import { fault, tally, type World } from './world.ts'

type Sum = {
  readonly owner: string
  readonly code: string
  readonly entries: bigint
  readonly balance: bigint
}
type Code = 'cash' | 'bonus' | 'held'

/** Audits the ledger with sums that no production code computes, against all replies to players. */
export async function auditMonth(world: World): Promise<void> {
  for (const { rule, subject } of await world.context.ledger.audit()) {
    fault(world, `the ledger breaks ${rule}: ${subject}`)
  }
  await auditAccounts(world)
  await auditReasons(world)
}

/** Checks that each account equals the sum of its entries and the expected balance, and is not negative. */
async function auditAccounts(world: World): Promise<void> {
  const { rows } = await world.context.database.pool.query<Sum>(`
    with moved as (
      select owner, side.code, sum(side.amount)::bigint as entries
        from ledger.transfer t
        cross join lateral (values (t.debit, -t.amount), (t.credit, t.amount)) as side (code, amount)
       where side.code not like 'house:%' group by 1, 2
    )
    select owner, code, coalesce(m.entries, 0) as entries, coalesce(a.balance, 0) as balance
      from moved m full join ledger.account a using (owner, code)`)
  const stored = new Map(rows.map((row) => [`${row.owner} ${row.code}`, row]))
  for (const { id, book } of world.players) {
    for (const code of ['cash', 'bonus', 'held'] as const)
      checkAccount(world, stored, { id, code, expected: book[code] })
  }
  checkPools(world, stored)
  if (stored.size > 0)
    fault(world, `${stored.size} accounts are of nobody who played: ${[...stored.keys()][0]}`)
}

/** Takes the accounts of jackpots off the list; each equals the sum of its entries. */
function checkPools(world: World, stored: Map<string, Sum>): void {
  for (const [name, { code, entries, balance }] of stored) {
    if (!code.startsWith('jackpot:')) continue
    stored.delete(name)
    if (entries !== balance || balance < 0n) fault(world, `${name}: entries ${entries}, balance ${balance}`)
  }
}

function checkAccount(
  world: World,
  stored: Map<string, Sum>,
  { id, code, expected }: { id: string; code: Code; expected: bigint },
): void {
  const name = `${id} ${code}`
  const { entries = 0n, balance = 0n } = stored.get(name) ?? {}
  stored.delete(name)
  if (entries !== balance || balance !== expected || balance < 0n)
    fault(world, `${name}: entries ${entries}, balance ${balance}, expected ${expected}`)
}

/**
 * Checks the totals per reason (deposits, stakes, wins, payouts, gifts) against the replies, so that no
 * amount was paid twice.
 */
async function auditReasons(world: World): Promise<void> {
  const { rows } = await world.context.database.pool.query<{ reason: string; amount: bigint }>(`
    select case reason when 'withdrawal_fee' then 'withdrawal' else reason end as reason,
           sum(amount)::bigint as amount
      from ledger.transfer group by 1`)
  const stored = new Map(rows.map(({ reason, amount }) => [reason, amount]))
  for (const [reason, expected] of world.moved) {
    const found = stored.get(reason) ?? 0n
    if (found !== expected) fault(world, `${reason}: the ledger moved ${found}, expected was ${expected}`)
  }
}

/** Adds a fictitious deposit to the expected balances, which the final audit must report. */
export function plantDeposit(world: World): void {
  const [player] = world.players
  if (!player) return
  player.book.cash += 1n
  tally(world, 'deposit', 1n)
}
