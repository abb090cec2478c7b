import type { Language } from '@poyraz/contract'
import { STATEMENT_LINES_MAX } from '@poyraz/contract'
import { DAY_MS, err, istanbulDayStartMs, ok, type Result } from '@poyraz/kernel'
import { repliesEn, repliesTr } from '@poyraz/text'
import { PLAYABLE, type Reason, reasonType } from '../accounts.ts'
import type { WalletCtx } from '../ctx.ts'
import { lineId } from '../line-id.ts'
import { type Statement, statementOf } from './statement.ts'

const TEXTS = { tr: repliesTr, en: repliesEn } as const

export type Wish = {
  readonly playerId: string
  readonly startDate: string
  readonly endDate: string
  readonly lang: Language
}

/** Everything that moved in the period, from the ledger. */
export async function readStatement(ctx: WalletCtx, wish: Wish): Promise<Result<Statement, 'too_many'>> {
  const from = new Date(istanbulDayStartMs(wish.startDate))
  const to = new Date(istanbulDayStartMs(wish.endDate) + DAY_MS)
  const owner = wish.playerId
  const [opening, { lines, total }] = await Promise.all([
    ctx.ledger.balanceBefore({ owner, accounts: PLAYABLE, before: from }),
    ctx.ledger.statement({
      owner,
      accounts: PLAYABLE,
      from,
      to,
      reasons: null,
      seq: null,
      amountMin: null,
      orderBy: 'date',
      descending: false,
      limit: STATEMENT_LINES_MAX,
      offset: 0,
    }),
  ])
  // They are counted beside being read: a line may have come in between.
  if (total > STATEMENT_LINES_MAX) return err('too_many')
  const names = await namesOf(ctx, lines, wish)
  const movements = lines.map(({ at, seq, key, reason, counter, amount }) => ({
    at,
    type: reasonType(reason),
    kind: TEXTS[wish.lang][`type_${reason as Reason}`] ?? reason,
    name: names.transfers.get(key)?.name[wish.lang] ?? names.houses.get(counter) ?? '',
    ref: names.transfers.get(key)?.id ?? lineId(at, seq),
    amount,
  }))
  return ok(statementOf(opening, movements))
}

type Named = { readonly key: string; readonly counter: string }

async function namesOf(ctx: WalletCtx, lines: readonly Named[], { playerId, lang }: Wish) {
  const counters = [...new Set(lines.map(({ counter }) => counter))]
  const [transfers, houses] = await Promise.all([
    ctx.transfers.find(
      playerId,
      lines.map(({ key }) => key),
    ),
    Promise.all(counters.map(async (one) => [one, await ctx.describe(one, lang)] as const)),
  ])
  return { transfers, houses: new Map(houses) }
}
