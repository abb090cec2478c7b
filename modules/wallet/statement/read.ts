import type { Language } from '@poyraz/contract'
import { STATEMENT_LINES_MAX } from '@poyraz/contract'
import { DAY_MS, err, istanbulDayStartMs, ok, type Result } from '@poyraz/kernel'
import type { StatementLine } from '@poyraz/ledger'
import { repliesEn, repliesTr } from '@poyraz/text'
import { PLAYABLE, type Reason, reasonType } from '../accounts.ts'
import type { WalletCtx } from '../ctx.ts'
import { readRefs } from '../line-refs.ts'
import { type Statement, statementOf } from './statement.ts'

const TEXTS = { tr: repliesTr, en: repliesEn } as const

export type StatementRequest = {
  readonly playerId: string
  readonly startDate: string
  readonly endDate: string
  readonly lang: Language
}

/** Reads everything that moved in the period from the ledger. */
export async function readStatement(
  ctx: WalletCtx,
  request: StatementRequest,
): Promise<Result<Statement, 'too_many'>> {
  const from = new Date(istanbulDayStartMs(request.startDate))
  const to = new Date(istanbulDayStartMs(request.endDate) + DAY_MS)
  const owner = request.playerId
  const [opening, { lines, total }] = await Promise.all([
    ctx.ledger.balanceBefore({ owner, accounts: PLAYABLE, before: from }),
    ctx.ledger.statement({
      owner,
      accounts: PLAYABLE,
      from,
      to,
      reasons: null,
      line: null,
      amountMin: null,
      orderBy: 'date',
      descending: false,
      limit: STATEMENT_LINES_MAX,
      offset: 0,
    }),
  ])
  // Counted in a separate query: a line may have been added between the two.
  if (total > STATEMENT_LINES_MAX) return err('too_many')
  const names = await namesOf(ctx, lines, request)
  const movements = lines.map((line) => ({
    at: line.at,
    type: reasonType(line.reason),
    kind: TEXTS[request.lang][`type_${line.reason as Reason}`] ?? line.reason,
    name: names.transfers.get(line.key)?.name[request.lang] ?? names.houses.get(line.counter) ?? '',
    ref: names.refOf(line),
    amount: line.amount,
  }))
  return ok(statementOf(opening, movements))
}

async function namesOf(
  ctx: WalletCtx,
  lines: readonly StatementLine[],
  { playerId, lang }: StatementRequest,
) {
  const counters = [...new Set(lines.map(({ counter }) => counter))]
  const [refs, houses] = await Promise.all([
    readRefs(ctx, playerId, lines),
    Promise.all(counters.map(async (one) => [one, await ctx.describe(one, lang)] as const)),
  ])
  return { ...refs, houses: new Map(houses) }
}
