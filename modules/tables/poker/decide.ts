import { onCommit, type Tx, transact } from '@poyraz/db'
import { ANTE, type CasinoPoker, type HouseTable, PLAY, type PokerMove } from '@poyraz/games/tables'
import { err, ok, type Result, sqlTime } from '@poyraz/kernel'
import { type Decision, type DecisionRefusal, openFurtherStake } from '../commands/further-stake.ts'
import type { TablesCtx } from '../ctx.ts'
import { publishState } from '../live-state.ts'
import { countAntes, hasFolded, isDecided, writeFold } from '../store/antes.ts'
import { lockSeats, type Seat } from '../store/bets.ts'
import { lockForDecision, type Room, shareRoom, writePhase } from '../store/rooms.ts'
import { openDealer } from './step-poker.ts'

type Decider = {
  readonly table: HouseTable
  readonly game: CasinoPoker
  readonly decision: Decision<PokerMove>
}

/**
 * Makes the decision about the ante of a player, once. Players decide in parallel: the room is locked in
 * share mode, and only the end of the decisions waits for all of them.
 */
export async function decideAnte(
  ctx: TablesCtx,
  tx: Tx,
  { table, game, decision }: Decider,
): Promise<Result<Seat, DecisionRefusal>> {
  const { playerId, roundId, move } = decision
  const room = await shareRoom(tx, table.id, sqlTime(ctx.clock))
  if (!isDeciding(room, roundId)) return err({ error: 'not_your_turn' })
  const spots = (await lockSeats(tx, roundId, [playerId])).get(playerId) ?? {}
  const ante = spots[ANTE]
  const isOver = Object.hasOwn(spots, PLAY) || (await hasFolded(tx, roundId, playerId))
  if (ante === undefined || isOver) return err({ error: 'not_your_turn' })
  if (move === 'play') {
    const stake = { [PLAY]: ante * game.playAntes }
    return openFurtherStake(ctx, tx, { table, at: room.now, decision, spots, stake })
  }
  await writeFold(tx, roundId, playerId)
  return ok({ roundId, playerId, spots, folded: true })
}

function isDeciding(room: Room | undefined, roundId: string): room is Room {
  return room?.poker?.stage === 'decision' && room.roundId === roundId && room.now < room.endsAt
}

/** Opens the dealer's cards early if every ante is decided. Runs after the commit of a decision. */
export async function endDecisions(
  ctx: TablesCtx,
  { table, game }: Pick<Decider, 'table' | 'game'>,
  roundId: string,
): Promise<void> {
  const { database } = ctx
  if (!isDecided(await countAntes(database.db, roundId))) return
  const at = sqlTime(ctx.clock)
  await transact(database.db, async (tx) => {
    const room = await lockForDecision(tx, table.id, at)
    if (!isDeciding(room, roundId)) return
    await writePhase(tx, { ...(await openDealer(ctx, tx, { table, game, room })), tableId: table.id }, at)
    onCommit(tx, () => publishState(ctx, table.id))
  })
}
