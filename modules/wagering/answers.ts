import { assert, err, inTurn, kurus, ok, type Result } from '@poyraz/kernel'
import type { Settled } from './bets.ts'
import { type SettlementRefusal, settlementRefusal } from './refusals.ts'
import type { SettledRow } from './store.ts'

/** Returns the answer to a write of one bet. */
export function only<Row>([row]: readonly Row[]): Row {
  assert(row, 'a bet has an answer')
  return row
}

/**
 * Runs a write that may pay closed accounts. Those that it would pay are reopened, and it runs again: it
 * wrote nothing for them. What it wrote for others keeps its first answer. A crash in between leaves an open
 * account, which closes again by itself.
 */
export async function reopening(
  players: readonly { readonly playerId: string }[],
  write: () => Promise<readonly SettledRow[]>,
  reopen: (playerId: string) => Promise<unknown>,
): Promise<readonly SettledRow[]> {
  let rows: readonly SettledRow[] = []
  for (;;) {
    const before = rows
    rows = (await write()).map((row, index) => (before[index]?.status === 'created' ? before[index] : row))
    const closed = players.filter((_, index) => rows[index]?.status === 'account_closed')
    if (closed.length === 0) return rows
    await inTurn(
      closed.map(
        ({ playerId }) =>
          () =>
            reopen(playerId),
      ),
    )
  }
}

/** Converts the answer of a statement that ends bets. */
export function settled(row: SettledRow): Result<Settled, SettlementRefusal> {
  if (row.status !== 'created' && row.status !== 'exists') return err(settlementRefusal(row.status))
  return ok({
    isNew: row.status === 'created',
    toCash: kurus(row.to_cash ?? 0n),
    toBonus: kurus(row.to_bonus ?? 0n),
  })
}
