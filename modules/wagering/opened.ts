import type { Db } from '@poyraz/db'
import { err, kurus, ok, type Result } from '@poyraz/kernel'
import type { OpenBet, Opened } from './bets.ts'
import { withNumbers } from './refusal-numbers.ts'
import { type BetRefusal, betRefusal } from './refusals.ts'
import type { OpenedRow } from './store.ts'

/** Converts the answer of a statement that opens bets. */
export function opened(row: OpenedRow): Result<Opened, BetRefusal> {
  if (row.id === null) return err(betRefusal(row.status))
  const balanceAfter = row.balance_after === null ? null : kurus(row.balance_after)
  return ok({ betId: row.id, isNew: row.status === 'created', balanceAfter })
}

/** Adds the numbers of a limit to a refusal. */
export async function numbered(
  db: Db,
  bet: OpenBet,
  result: Result<Opened, BetRefusal>,
  at: Date | null,
): Promise<Result<Opened, BetRefusal>> {
  return result.ok ? result : err(await withNumbers(db, bet, result.error, at))
}
