import type { StatementLine } from '@poyraz/ledger'
import type { Reason } from './accounts.ts'
import type { WalletCtx } from './ctx.ts'
import { lineId } from './line-id.ts'

/** Reasons whose lines refer to a round or a bet. Other lines refer to their transfer, or to themselves. */
const OF_ROUNDS: ReadonlySet<string> = new Set<Reason>(['bet', 'win', 'bet_void', 'jackpot'])

type Line = Pick<StatementLine, 'at' | 'seq' | 'key' | 'reason'>

/** Returns the id that each statement line refers to: its round, its transfer, or the line itself. */
export async function readRefs(ctx: WalletCtx, playerId: string, lines: readonly Line[]) {
  const ofRounds = lines.filter(({ reason }) => OF_ROUNDS.has(reason)).map(({ key }) => key)
  const allKeys = lines.map(({ key }) => key)
  const [roundIds, transfers] = await Promise.all([
    ctx.roundIds(playerId, ofRounds),
    ctx.transfers.find(playerId, allKeys),
  ])
  const refOf = ({ at, seq, key }: Line) => transfers.get(key)?.id ?? roundIds.get(key) ?? lineId(at, seq)
  return { transfers, refOf }
}
