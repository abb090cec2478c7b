import { onCommit, type Tx, transact } from '@poyraz/db'
import { drawnGameOf, type HandDealing, type HouseTable } from '@poyraz/games/tables'
import { assert, err, ok, type Result, sqlTime } from '@poyraz/kernel'
import type { Next } from '../commands/rounds.ts'
import type { TablesCtx } from '../ctx.ts'
import { publishState } from '../live-state.ts'
import { countDealt, findHandShoe } from '../store/dealers.ts'
import { insertEntry, voidEntryAt } from '../store/entries.ts'
import { lockForDecision, type Room, writePhase } from '../store/rooms.ts'
import { clearOutcome, writeOutcome } from '../store/rounds.ts'

/** A table that is dealt by hand, with the rules of its deal. */
export type HandTable = HouseTable & {
  readonly byHand: NonNullable<HouseTable['byHand']>
  readonly dealing: HandDealing
}

/** A call of a dealer about a round; `by` is the name of the account. */
export type DealerCall = { readonly table: HandTable; readonly roundId: string; readonly by: string }

type Held = 'table_not_held' | 'entry_closed'
export type EntryRefusal = Held | 'entry_order' | 'card_unavailable' | 'shoe_finished'

/** Closes the bets of a round that is dealt by hand. Without an entry in this time the round is void. */
export function waitForEntry(table: HouseTable, { roundId }: Room): Next {
  assert(table.byHand, 'a round by hand has a table that is dealt by hand')
  return { phase: 'drawing', roundId, lengthMs: table.byHand.entryMs }
}

/**
 * Enters the value at a place of the round. The same value at the same place counts once. The last value
 * decides the round, which is paid when the drawing has been shown.
 */
export function enterValue(
  ctx: TablesCtx,
  call: DealerCall & { readonly index: number; readonly value: number },
): Promise<Result<null, EntryRefusal>> {
  const { table, index, value } = call
  return onOwnRound(ctx, call, async (tx, room) => {
    if (room.entered[index] === value) return ok(null)
    if (room.outcome !== null || !isDealing(room)) return err('entry_closed')
    if (index !== room.entered.length) return err('entry_order')
    const shoe = await shoeFor(tx, { table, index, value })
    if (!shoe.ok) return shoe
    const { roundId, by } = call
    await insertEntry(tx, { tableId: table.id, roundId, index, value, shoe: shoe.value, by, at: room.now })
    await writeNext(ctx, tx, table, { ...room, entered: [...room.entered, value] })
    return ok(null)
  })
}

/** Voids the last value of a round that is not paid, with a reason. The round waits for the value anew. */
export function voidEntry(
  ctx: TablesCtx,
  call: DealerCall & { readonly index: number; readonly reason: string },
): Promise<Result<null, Held | 'entry_order'>> {
  const { table, roundId, by, index, reason } = call
  return onOwnRound(ctx, call, async (tx, room) => {
    if (!isDealing(room)) return err('entry_closed')
    if (room.entered.length === 0 || index !== room.entered.length - 1) return err('entry_order')
    await voidEntryAt(tx, { roundId, index, by, reason, at: room.now })
    await clearOutcome(tx, roundId)
    await writeNext(ctx, tx, table, { ...room, entered: room.entered.slice(0, index) })
    return ok(null)
  })
}

/** Runs a change of the present round for the dealer who has the table; the room is locked. */
export function onOwnRound<E>(
  ctx: TablesCtx,
  { table, roundId, by }: DealerCall,
  change: (tx: Tx, room: Room) => Promise<Result<null, E>>,
): Promise<Result<null, E | Held>> {
  return transact(ctx.database.db, async (tx): Promise<Result<null, E | Held>> => {
    const room = await lockForDecision(tx, table.id, sqlTime(ctx.clock))
    if (room?.dealerName !== by) return err('table_not_held')
    return room.roundId === roundId ? change(tx, room) : err('entry_closed')
  })
}

/** True from the end of the bets until the payout is due. */
const isDealing = ({ phase, now, endsAt }: Room): boolean => phase === 'drawing' && now < endsAt

/** Returns the shoe that a card may come from; `null` in games without cards. */
async function shoeFor(
  tx: Tx,
  { table, index, value }: { readonly table: HandTable; readonly index: number; readonly value: number },
): Promise<Result<number | null, 'card_unavailable' | 'shoe_finished'>> {
  const { shoe: rules, count } = table.dealing
  if (rules === null) return ok(null)
  const shoe = await findHandShoe(tx, table.id)
  assert(shoe, 'a table with a dealer has its shoe')
  const left = rules.decks * count - shoe.dealt
  if (index === 0 && left <= rules.cutCards) return err('shoe_finished')
  const dealt = await countDealt(tx, { tableId: table.id, shoe: shoe.number, value })
  return dealt < rules.decks ? ok(shoe.number) : err('card_unavailable')
}

/** Decides the round if its values are complete, and writes the next deadline. */
async function writeNext(ctx: TablesCtx, tx: Tx, table: HandTable, room: Room): Promise<void> {
  const { roundId, entered } = room
  const isDecided = table.dealing.next(entered) === null
  if (isDecided) {
    const game = drawnGameOf(table)
    assert(game, 'a game that is dealt by hand is a drawn game')
    const outcome = table.dealing.outcome(entered)
    await writeOutcome(tx, { roundId, outcome, label: game.label(outcome), words: 0, rejects: 0 })
  }
  const lengthMs = isDecided ? table.pace.drawingMs : table.byHand.entryMs
  await writePhase(tx, { tableId: table.id, roundId, phase: 'drawing', lengthMs }, sqlTime(ctx.clock))
  onCommit(tx, () => publishState(ctx, table.id))
}
