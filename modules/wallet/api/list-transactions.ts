import {
  type Call,
  financeListTransactions,
  type Language,
  type Registry,
  TRANSACTION_STATUSES,
} from '@poyraz/contract'
import { DAY_MS, istanbulDayStartMs, kurus, ok } from '@poyraz/kernel'
import type { StatementLine, StatementQuery } from '@poyraz/ledger'
import { ACCOUNTS, REASONS, type Reason, reasonsFor, reasonType } from '../accounts.ts'
import type { WalletCtx } from '../ctx.ts'
import { lineId, lineSeq } from '../line-id.ts'

export function addListTransactions(registry: Registry, ctx: WalletCtx): void {
  registry.add(financeListTransactions, async ({ input, caller, lang }) => {
    const { limit, offset } = input
    // What the ledger holds has been paid; no line of it has another status.
    if (input.status !== undefined && input.status !== TRANSACTION_STATUSES.paid) {
      return ok({ items: [], total: 0, limit, offset })
    }
    const { lines, total } = await ctx.ledger.statement(toQuery(caller.playerId, input))
    const items = await Promise.all(lines.map((line) => present(ctx, line, lang)))
    return ok({ items, total, limit, offset })
  })
}

function toQuery(owner: string, input: Call<typeof financeListTransactions>['input']): StatementQuery {
  const { startDate, endDate, searchID, searchMinAmount } = input
  return {
    owner,
    account: ACCOUNTS.cash,
    reasons: reasonsFor({ type: input.searchType, category: input.searchCategory }),
    from: startDate === undefined ? null : new Date(istanbulDayStartMs(startDate)),
    to: endDate === undefined ? null : new Date(istanbulDayStartMs(endDate) + DAY_MS),
    // The id of nothing finds nothing: no line has number 0.
    seq: searchID === undefined ? null : (lineSeq(searchID) ?? 0n),
    amountMin: searchMinAmount === undefined ? null : kurus(searchMinAmount),
    orderBy: input.OrderPar === 'amount' ? 'amount' : 'date',
    descending: input.OrderDir === 'desc',
    limit: input.limit,
    offset: input.offset,
  }
}

async function present(ctx: WalletCtx, line: StatementLine, lang: Language) {
  return {
    id: lineId(line.at, line.seq),
    transaction_category_id: REASONS[line.reason as Reason] ?? 0,
    transaction_status: TRANSACTION_STATUSES.paid,
    type: reasonType(line.reason),
    amount: line.amount,
    balanceAfter: line.balanceAfter,
    date: line.at.toISOString(),
    description: (await ctx.describe(line.counter, lang)) ?? line.counter,
    ref: line.key,
  }
}
