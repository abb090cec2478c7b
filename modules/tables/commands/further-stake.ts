import type { Tx } from '@poyraz/db'
import type { HouseTable } from '@poyraz/games/tables'
import { assert, ok, type Result } from '@poyraz/kernel'
import type { BetRefusal } from '@poyraz/wagering'
import type { TablesCtx } from '../ctx.ts'
import { insertBets, type Seat, type Spots, sumOf, writeSeats } from '../store/bets.ts'
import { betOf } from './open-bet.ts'
import { added } from './place-bets.ts'

/** A decision of a player during a round. */
export type Decision<Move extends string> = {
  readonly playerId: string
  readonly epoch: number
  readonly roundId: string
  /** Number of decisions before this one; only used in games where players decide in turn. */
  readonly step: number
  readonly move: Move
  readonly key: string
  readonly inputHash: string
}

export type DecisionRefusal = BetRefusal | { readonly error: 'not_your_turn' | 'move_unavailable' }

type Further = {
  readonly table: HouseTable
  readonly at: Date
  readonly decision: Decision<string>
  /** Stakes that the player has in the round; the seat is locked. */
  readonly spots: Spots
  readonly stake: Spots
}

/** Opens the bet of a further stake in wagering. Returns all stakes of the player. */
export async function openFurtherStake(
  ctx: TablesCtx,
  tx: Tx,
  { table, at, decision, spots, stake }: Further,
): Promise<Result<Seat, BetRefusal>> {
  const { playerId, roundId } = decision
  const bet = betOf(ctx, table, { ...decision, spots: stake }, sumOf(spots))
  const [opened] = await ctx.wagering.openAllIn(tx, [bet])
  assert(opened, 'a bet has an answer')
  if (!opened.ok) return opened
  await insertBets(tx, [{ ...decision, spots: stake, id: opened.value.betId, stake: bet.stake, at }])
  const seat = { roundId, playerId, spots: added(spots, stake) }
  await writeSeats(tx, [seat])
  return ok(seat)
}
