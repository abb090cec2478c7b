import { onCommit, type Tx } from '@poyraz/db'
import { type CashOutRefusal, cashOut, payoutOf } from '@poyraz/games/tables'
import { assert, err, kurus, ok, type Result, sqlTime } from '@poyraz/kernel'
import type { TablesCtx } from '../ctx.ts'
import { endBets, findSeat, type Seat } from '../store/bets.ts'
import { type FlightBet, lockFlightBet, writePaid } from '../store/flights.ts'
import { type Room, shareRoom } from '../store/rooms.ts'
import { findSeason } from '../store/seasons.ts'
import { elapsedMs, isFlying } from './due.ts'

type CashOut = { readonly tableId: number; readonly betId: string; readonly playerId: string }
type Refusal = { readonly error: CashOutRefusal | 'not_found' }

/**
 * Cashes a bet out and pays it. The room is locked before the time is taken, so either the end of the flight
 * waits for the payment, or the payment sees that the flight has ended. The time since the start alone gives
 * the multiplier, and it is stored.
 */
export async function cashOutBet(
  ctx: TablesCtx,
  tx: Tx,
  { tableId, betId, playerId }: CashOut,
  onPaid: () => void,
): Promise<Result<Seat, Refusal>> {
  const room = await shareRoom(tx, tableId, sqlTime(ctx.clock))
  const bet = await lockFlightBet(tx, betId, playerId)
  if (!room || !bet || bet.state === 'void') return err({ error: 'not_found' })
  const decided = await decide(ctx, tx, room, bet)
  if (!decided.ok) return decided
  const win = payoutOf(bet.stake, decided.value)
  const settlement = { betId, playerId, key: `table:end:${betId}`, kind: 'settle', win: kurus(win) } as const
  const [settled] = await ctx.wagering.settleAllIn(tx, [settlement])
  assert(settled?.ok, 'an open bet is settled')
  await endBets(tx, [{ id: betId, win }])
  await writePaid(tx, [{ betId, paid: decided.value, cashedMs: elapsedMs(room) }])
  onCommit(tx, onPaid)
  const seat = await findSeat(tx, bet.roundId, playerId)
  assert(seat, 'a bet has its seat')
  return ok(seat)
}

/** Returns the multiplier of a cash-out at `room.now`. */
async function decide(ctx: TablesCtx, tx: Tx, room: Room, bet: FlightBet): Promise<Result<number, Refusal>> {
  if (bet.state === 'settled') return err({ error: bet.paid === 0 ? 'crashed' : 'cashed_out' })
  assert(bet.roundId === room.roundId, 'an open bet belongs to the present round')
  if (!isFlying(room)) return err({ error: 'not_rising' })
  const season = await findSeason(tx, room.seasonId)
  // After a restore, players may have seen the end of this flight before.
  if (season.isRetired) return err({ error: 'crashed' })
  const elapsed = elapsedMs(room)
  if (elapsed < 0) return err({ error: 'not_rising' })
  const { crash } = ctx.crashes.draw({ ...room, season }).outcome
  const decided = cashOut({ target: bet.most, cashedMs: null }, { crash, elapsedMs: elapsed })
  return decided.ok ? decided : err({ error: decided.error })
}
