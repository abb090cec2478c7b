import { onCommit, type Tx } from '@poyraz/db'
import {
  type BlackjackMove,
  blackjackSpot,
  type HouseTable,
  legalMoves,
  moveBlackjack,
} from '@poyraz/games/tables'
import { assert, err, ok, type Result, sqlTime } from '@poyraz/kernel'
import type { BetRefusal } from '@poyraz/wagering'
import { added, betOf } from '../commands/place-bets.ts'
import type { TablesCtx } from '../ctx.ts'
import { publishState } from '../live-state.ts'
import { insertBets, lockSeats, type Seat, type Spots, writeSeats } from '../store/bets.ts'
import { lockForDecision, type Room, writePhase } from '../store/rooms.ts'
import { listPlaces } from '../store/shoes.ts'
import type { StoredHands } from './hands.ts'
import { playOn, shoeOf } from './step-hands.ts'

export type Decision = {
  readonly playerId: string
  readonly epoch: number
  readonly roundId: string
  /** Number of decisions before this one. */
  readonly step: number
  readonly move: BlackjackMove
  readonly key: string
  readonly inputHash: string
}
type DecisionRefusal = BetRefusal | { readonly error: 'not_your_turn' | 'move_unavailable' }

/**
 * Makes the decision of a player whose turn it is. A further stake is opened first; if it is refused, nothing
 * changes.
 */
export async function decide(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  decision: Decision,
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
  const own = await openStake(ctx, tx, { table, room, decision, stake })
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
function handsInTurn({ roundId, hands, now, endsAt }: Room, decision: Decision): StoredHands | undefined {
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

type NewStake = {
  readonly table: HouseTable
  readonly room: Room
  readonly decision: Decision
  readonly stake: Spots
}

/** Opens the bet of a further stake, if the move has one. Returns all stakes of the player. */
async function openStake(
  ctx: TablesCtx,
  tx: Tx,
  { table, room, decision, stake }: NewStake,
): Promise<Result<Seat, DecisionRefusal>> {
  const { playerId, roundId } = decision
  const spots = (await lockSeats(tx, roundId, [playerId])).get(playerId) ?? {}
  if (Object.keys(stake).length === 0) return ok({ roundId, playerId, spots })
  const bet = betOf(ctx, table, { ...decision, spots: stake }, spots)
  const [opened] = await ctx.wagering.openAllIn(tx, [bet])
  assert(opened, 'a bet has an answer')
  if (!opened.ok) return opened
  await insertBets(tx, [
    { ...decision, spots: stake, id: opened.value.betId, stake: bet.stake, at: room.now },
  ])
  const seat = { roundId, playerId, spots: added(spots, stake) }
  await writeSeats(tx, [seat])
  return ok(seat)
}
