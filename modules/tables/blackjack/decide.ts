import { onCommit, type Tx } from '@poyraz/db'
import {
  type BlackjackMove,
  blackjackSpot,
  type HouseTable,
  legalMoves,
  moveBlackjack,
} from '@poyraz/games/tables'
import { assert, err, ok, type Result, sqlTime } from '@poyraz/kernel'
import { type Decision, type DecisionRefusal, openFurtherStake } from '../commands/further-stake.ts'
import type { TablesCtx } from '../ctx.ts'
import { publishState } from '../live-state.ts'
import { shoeOf } from '../shoes.ts'
import { lockSeats, type Seat, type Spots } from '../store/bets.ts'
import { lockForDecision, type Room, writePhase } from '../store/rooms.ts'
import { listPlaces } from '../store/shoes.ts'
import type { StoredHands } from './hands.ts'
import { playOn } from './step-hands.ts'

/**
 * Makes the decision of a player whose turn it is. A further stake is opened first; if it is refused, nothing
 * changes.
 */
export async function decide(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  decision: Decision<BlackjackMove>,
): Promise<Result<Seat, DecisionRefusal>> {
  const at = sqlTime(ctx.clock)
  const { playerId, roundId, move } = decision
  const room = await lockForDecision(tx, table.id, at)
  const hands = room && handsInTurn(room, decision)
  if (!room || !hands) return err({ error: 'not_your_turn' })
  const seat = (await listPlaces(tx, roundId)).find((place) => place.playerId === playerId)?.seat
  const legal = seat === undefined ? [] : legalMoves(hands.play, seat)
  if (seat === undefined || legal.length === 0) return err({ error: 'not_your_turn' })
  if (!legal.includes(move)) return err({ error: 'move_unavailable' })
  const stake = stakeOf(hands, seat, move)
  const spots = (await lockSeats(tx, roundId, [playerId])).get(playerId) ?? {}
  const own =
    Object.keys(stake).length === 0
      ? ok({ roundId, playerId, spots })
      : await openFurtherStake(ctx, tx, { table, at: room.now, decision, spots, stake })
  if (!own.ok) return own
  const shoe = await shoeOf(ctx, tx, room)
  const moved = moveBlackjack(hands.play, { seat, move, shoe })
  assert(moved.ok, 'a legal move is made')
  const next = await playOn(tx, table, { room, hands, play: moved.value })
  // All answers about insurance share one deadline.
  const isWaiting = moved.value.stage === 'insurance'
  const lengthMs = isWaiting ? room.endsAt.getTime() - room.now.getTime() : next.lengthMs
  await writePhase(tx, { ...next, lengthMs, tableId: table.id }, at)
  onCommit(tx, () => publishState(ctx, table.id))
  return own
}

/** Returns the hands if the room waits for the decision with this number, by the clock of the database. */
function handsInTurn(
  { roundId, hands, now, endsAt }: Room,
  decision: Decision<BlackjackMove>,
): StoredHands | undefined {
  if (!hands || roundId !== decision.roundId || now >= endsAt) return undefined
  // Answers about insurance may come in any order, so their number is not compared.
  if (hands.stage === 'insurance') return hands
  return hands.stage === 'turns' && hands.play.moves.length === decision.step ? hands : undefined
}

/** Returns the further stake of a move by its spot, in kuruş; empty if the move has none. */
function stakeOf({ play, stakes }: StoredHands, seat: number, move: BlackjackMove): Spots {
  const first = stakes[seat]
  assert(first, 'a hand has its stake')
  if (move === 'insure') return { [blackjackSpot('insurance', seat)]: first / 2 }
  if (move === 'double') return { [blackjackSpot('double', seat, play.turn?.hand)]: first }
  if (move !== 'split') return {}
  const hands = play.seats.find((one) => one.seat === seat)?.hands.length
  return { [blackjackSpot('split', seat, hands)]: first }
}
