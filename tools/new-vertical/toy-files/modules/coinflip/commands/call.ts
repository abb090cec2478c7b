import { transact } from '@poyraz/db'
import { type CoinSide, coinFlip } from '@poyraz/games'
import { err, ok, type Result } from '@poyraz/kernel'
import type { CoinflipCtx } from '../ctx.ts'
import { lockRound, type Round, saveRound } from '../store/rounds.ts'
import { end } from './end.ts'
import { drawsOf } from './round-parts.ts'

type Calling = { readonly playerId: string; readonly roundId: string; readonly side: CoinSide }
type Refused = 'not_found' | 'state_conflict'

/** Calls a side for the seat of the player. The last call settles the round in the same transaction. */
export function call(
  ctx: CoinflipCtx,
  { playerId, roundId, side }: Calling,
): Promise<Result<Round, { readonly error: Refused }>> {
  return transact(ctx.database.db, async (tx) => {
    const round = await lockRound(tx, roundId)
    const seat = round?.seats.find((one) => one.playerId === playerId)?.seat
    if (!round || seat === undefined) return err({ error: 'not_found' as const })
    // A repeated call answers as before.
    if (round.state?.calls[seat] === side) return ok(round)
    if (round.phase !== 'open' || round.state === null) return err({ error: 'state_conflict' as const })
    const draws = drawsOf(ctx, round)
    const next = coinFlip.apply(round.state, { by: seat, command: side }, draws)
    if (!next.ok) return err({ error: 'state_conflict' as const })
    const called = { ...round, state: next.value, words: draws.words, rejects: draws.rejects }
    const outcome = coinFlip.outcome(next.value)
    if (outcome !== null) return ok(await end(ctx, tx, called, outcome))
    await saveRound(tx, called)
    return ok(called)
  })
}
