import type { Tx } from '@poyraz/db'
import { crash, flightMs, type HouseTable, LAUNCH_MS, paidAt, payoutOf, reachMs } from '@poyraz/games/tables'
import { assert, SECOND_MS } from '@poyraz/kernel'
import { decideByRules, type Next, openNext, payBets, payRound, voidRound } from '../commands/rounds.ts'
import type { TablesCtx } from '../ctx.ts'
import { type FlightBet, listFlying, writePaid, writeStart } from '../store/flights.ts'
import type { Room } from '../store/rooms.ts'
import { writeOutcome } from '../store/rounds.ts'
import { findSeason } from '../store/seasons.ts'
import type { DrawnCrash } from './crashes.ts'
import { elapsedMs, isFlying, nextStepMs } from './due.ts'

/** Minimum time between two payments of reached targets. The end of the flight does not wait for it. */
const PAY_EVERY_MS = SECOND_MS / 2

/**
 * Makes the step of a crash table that is due: starts the flight, pays reached targets, or ends the flight.
 */
export async function stepFlight(ctx: TablesCtx, tx: Tx, table: HouseTable, room: Room): Promise<Next> {
  if (room.phase === 'result') return openNext(ctx, tx, table, room)
  const season = await findSeason(tx, room.seasonId)
  // After a restore, players may have seen the end of this flight before.
  if (season.isRetired) return voidRound(ctx, tx, table, room)
  const drawn = decideByRules(ctx, () => ctx.crashes.draw({ ...room, season }))
  if (!drawn) return voidRound(ctx, tx, table, room)
  if (!isFlying(room)) return launch(tx, table, room, drawn)
  const isOver = elapsedMs(room) >= flightMs(drawn.outcome.crash)
  return isOver ? land(ctx, tx, { table, room, drawn }) : payReached(ctx, tx, { room, drawn })
}

/** Closes the bets and starts the flight. Its end is not written: it follows from the chain. */
async function launch(tx: Tx, table: HouseTable, room: Room, { outcome }: DrawnCrash): Promise<Next> {
  const { roundId } = room
  const startsAt = new Date(room.now.getTime() + LAUNCH_MS)
  await writeStart(tx, roundId, startsAt)
  const bets = await listFlying(tx, roundId)
  const dueMs = nextStepMs({ now: room.now, startsAt }, { bets, crash: outcome.crash })
  return { phase: 'drawing', roundId, lengthMs: table.pace.drawingMs, dueMs }
}

type Flight = { readonly room: Room; readonly drawn: DrawnCrash }

/** Pays the targets that the kite has reached; the flight goes on. */
async function payReached(ctx: TablesCtx, tx: Tx, { room, drawn }: Flight): Promise<Next> {
  const elapsed = elapsedMs(room)
  const flying = await listFlying(tx, room.roundId)
  const { crash: end } = drawn.outcome
  const isReached = ({ most }: FlightBet) => most <= end && reachMs(most) <= elapsed
  const reached = flying.filter(isReached)
  await writePaid(
    tx,
    reached.map(({ betId, most }) => ({ betId, paid: most, cashedMs: null })),
  )
  await payBets(
    ctx,
    tx,
    reached.map(({ betId, playerId, stake, most }) => ({
      id: betId,
      playerId,
      stake: BigInt(stake),
      win: payoutOf(stake, most),
      unplayed: 0,
    })),
  )
  const left = flying.filter((bet) => !isReached(bet))
  return {
    phase: 'drawing',
    roundId: room.roundId,
    lengthMs: room.endsAt.getTime() - room.now.getTime(),
    dueMs: nextStepMs(room, { bets: left, crash: end, leastMs: elapsed + PAY_EVERY_MS }),
  }
}

/** Ends the flight: writes the crash, pays reached targets, and shows the result. */
async function land(
  ctx: TablesCtx,
  tx: Tx,
  { table, room, drawn }: Flight & { readonly table: HouseTable },
): Promise<Next> {
  const { roundId } = room
  const { outcome, words, rejects } = drawn
  const flying = await listFlying(tx, roundId)
  const paid = new Map(
    flying.map(({ betId, most }) => [betId, paidAt({ target: most, cashedMs: null }, outcome.crash)]),
  )
  await writeOutcome(tx, { roundId, outcome, label: crash.label(outcome), words, rejects })
  await writePaid(
    tx,
    [...paid].map(([betId, multiplier]) => ({ betId, paid: multiplier, cashedMs: null })),
  )
  const returnOf = ({ id, stake }: { readonly id: string; readonly stake: bigint }) => {
    const multiplier = paid.get(id)
    assert(multiplier !== undefined, 'each open bet of the round flies')
    return payoutOf(Number(stake), multiplier)
  }
  return payRound(ctx, tx, { table, room, returnOf })
}
