import { onCommit, transact } from '@poyraz/db'
import { assert, err, kurus, ok, type Result, sqlTime } from '@poyraz/kernel'
import { restBeforeOpening } from '../commands/rest.ts'
import { voidRound } from '../commands/rounds.ts'
import type { TablesCtx } from '../ctx.ts'
import { publishState } from '../live-state.ts'
import { endBets, listSettledBets, type SettledBet } from '../store/bets.ts'
import { openHandShoe } from '../store/dealers.ts'
import { findHandRound } from '../store/entries.ts'
import { lockForDecision, writePhase } from '../store/rooms.ts'
import { markVoid } from '../store/rounds.ts'
import { type DealerCall, onOwnRound } from './enter.ts'

/** Voids a round that is not paid: all stakes return, and the next round begins. */
export function voidOwnRound(
  ctx: TablesCtx,
  call: DealerCall,
): Promise<Result<null, 'table_not_held' | 'entry_closed'>> {
  const { table } = call
  return onOwnRound(ctx, call, async (tx, room) => {
    const isPaid = room.phase === 'result' || (room.outcome !== null && room.now >= room.endsAt)
    if (isPaid || room.rests) return err('entry_closed')
    const next = restBeforeOpening(table, room, await voidRound(ctx, tx, table, room))
    await writePhase(tx, { ...next, tableId: table.id }, sqlTime(ctx.clock))
    onCommit(tx, () => publishState(ctx, table.id))
    return ok(null)
  })
}

/** Begins a new shoe between two rounds. */
export function changeShoe(
  ctx: TablesCtx,
  { table, by }: Pick<DealerCall, 'table' | 'by'>,
): Promise<Result<null, 'table_not_held' | 'entry_closed'>> {
  return transact(ctx.database.db, async (tx): Promise<Result<null, 'table_not_held' | 'entry_closed'>> => {
    const room = await lockForDecision(tx, table.id, sqlTime(ctx.clock))
    if (room?.dealerName !== by) return err('table_not_held')
    const isDealt = room.phase === 'drawing' && room.entered.length > 0
    if (isDealt || table.dealing.shoe === null) return err('entry_closed')
    await openHandShoe(tx, { tableId: table.id, name: by }, room.now)
    return ok(null)
  })
}

export type Corrected = { readonly voided: number; readonly refused: number }

/**
 * Voids a paid round: rolls the settlement of each bet back and returns its stake, each bet in a transaction
 * of its own. A settlement that wagering does not roll back stays; a repeated call tries it again.
 */
export async function correctRound(
  ctx: TablesCtx,
  roundId: string,
): Promise<Result<Corrected, 'not_found' | 'state_conflict'>> {
  const { db } = ctx.database
  const round = await findHandRound(db, roundId)
  if (!round) return err('not_found')
  const bets = await listSettledBets(db, roundId)
  if (round.state === 'open' || bets.length === 0) return err('state_conflict')
  await markVoid(db, roundId)
  let voided = 0
  for (const bet of bets) if (await returnStake(ctx, bet)) voided++
  return ok({ voided, refused: bets.length - voided })
}

/** Returns false if the settlement stays, such as when the player does not have the win any more. */
function returnStake({ database, wagering }: TablesCtx, { id, playerId }: SettledBet): Promise<boolean> {
  return transact(database.db, async (tx) => {
    const undo = { betId: id, playerId, settlementKey: `table:end:${id}`, key: `table:undo:${id}` }
    const undone = await wagering.rollbackIn(tx, undo)
    if (!undone.ok) return false
    const end = { betId: id, playerId, key: `table:void:${id}`, kind: 'void', win: kurus(0) } as const
    const returned = await wagering.settleIn(tx, end)
    assert(returned.ok, 'an open bet is voided')
    await endBets(tx, [{ id, win: null }])
    return true
  })
}
