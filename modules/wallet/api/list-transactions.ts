import {
  type Call,
  financeListTransactions,
  type Language,
  type Registry,
  TRANSACTION_CATEGORIES,
  TRANSACTION_STATUSES,
} from '@poyraz/contract'
import { DAY_MS, istanbulDayStartMs, kurus, ok } from '@poyraz/kernel'
import type { StatementLine, StatementQuery } from '@poyraz/ledger'
import { accountProduct } from '../account-product.ts'
import { PLAYABLE, REASONS, type Reason, reasonsFor, reasonType } from '../accounts.ts'
import type { WalletCtx } from '../ctx.ts'
import { lineId, lineOf } from '../line-id.ts'
import { readRefs } from '../line-refs.ts'

export function addListTransactions(registry: Registry, ctx: WalletCtx): void {
  registry.add(financeListTransactions, async ({ input, caller, lang }) => {
    const { limit, offset } = input
    if (asksForTickets(input)) {
      return ok({ ...(await ticketPage(ctx, caller.playerId, { input, lang })), limit, offset })
    }
    const condition = input.status === undefined ? null : ctx.transfers.hasStatus(input.status)
    const query = { ...toQuery(caller.playerId, input), condition, withHeld: true }
    const { lines, total, sums } = await ctx.ledger.statement(query)
    const { transfers, refOf } = await readRefs(ctx, caller.playerId, lines)
    const items = await Promise.all(
      lines.map(async (line) => {
        const transfer = transfers.get(line.key)
        const product = accountProduct(line.counter)
        return {
          ...present(line),
          balanceAfter: line.heldAfter ?? line.balanceAfter,
          ...(transfer ? { transaction_status: transfer.status } : {}),
          ...(product ? { product } : {}),
          description: transfer?.name[lang] ?? (await ctx.describe(line.counter, lang)) ?? line.counter,
          ref: refOf(line),
        }
      }),
    )
    return ok({ items, total, sums, limit, offset })
  })
}

type Input = Call<typeof financeListTransactions>['input']

/** True if the filter by type or category leaves only lottery tickets. */
function asksForTickets({ searchType: type, searchCategory: category }: Input): boolean {
  const reasons = reasonsFor({ type, category })
  return reasons?.length === 1 && reasons[0] === 'lottery_ticket'
}

/**
 * Lists lottery tickets, which are not ledger lines and have a category of their own. A ticket is always paid
 * and has no amount, so a filter by another status or by amount finds none. The order is by time only.
 */
async function ticketPage(
  ctx: WalletCtx,
  playerId: string,
  { input, lang }: { input: Input; lang: Language },
) {
  const { status = TRANSACTION_STATUSES.paid, searchMinAmount = 0 } = input
  if (status !== TRANSACTION_STATUSES.paid || searchMinAmount > 0) return { items: [], total: 0 }
  const { lines, total } = await ctx.ticketLines({
    playerId,
    id: input.searchID ?? null,
    ...period(input),
    descending: input.OrderDir === 'desc',
    limit: input.limit,
    offset: input.offset,
  })
  const items = lines.map(({ id, at, number, name }) => ({
    id,
    transaction_category_id: TRANSACTION_CATEGORIES.lottery_ticket,
    transaction_status: TRANSACTION_STATUSES.paid,
    type: reasonType('lottery_ticket'),
    amount: kurus(0),
    balanceAfter: kurus(0),
    date: at.toISOString(),
    description: name[lang],
    ref: number,
  }))
  return { items, total }
}

function toQuery(owner: string, input: Input): StatementQuery {
  const { searchID, searchMinAmount } = input
  return {
    owner,
    accounts: PLAYABLE,
    reasons: reasonsFor({ type: input.searchType, category: input.searchCategory }),
    ...period(input),
    // An invalid id becomes line number 0, which does not exist, so nothing is found.
    line: searchID === undefined ? null : (lineOf(searchID) ?? { seq: 0n, isSecond: false }),
    amountMin: searchMinAmount === undefined ? null : kurus(searchMinAmount),
    orderBy: input.OrderPar === 'amount' ? 'amount' : 'date',
    descending: input.OrderDir === 'desc',
    limit: input.limit,
    offset: input.offset,
  }
}

function period({ startDate, endDate }: Input) {
  return {
    from: startDate === undefined ? null : new Date(istanbulDayStartMs(startDate)),
    to: endDate === undefined ? null : new Date(istanbulDayStartMs(endDate) + DAY_MS),
  }
}

function present(line: StatementLine) {
  return {
    id: lineId(line.at, line.seq, line.isSecond),
    transaction_category_id: REASONS[line.reason as Reason] ?? 0,
    transaction_status: TRANSACTION_STATUSES.paid,
    type: reasonType(line.reason),
    amount: line.amount,
    date: line.at.toISOString(),
  }
}
