import type { Tx } from '@poyraz/db'
import { assert, err, kurus, ok, type Result, sqlTime } from '@poyraz/kernel'
import type { Settlement } from '@poyraz/wagering'
import type { TablesCtx } from '../ctx.ts'
import {
  endBets,
  listOpenBets,
  lockSeats,
  type Seat,
  type Spots,
  type StoredBet,
  writeSeats,
} from '../store/bets.ts'
import { shareRoom } from '../store/rooms.ts'
import { isOpen } from './place-bets.ts'

type Request = {
  readonly tableId: number
  readonly roundId: string
  readonly playerId: string
  readonly bets: 'last' | 'all'
  /** Only bets on this spot. */
  readonly spot: string | undefined
}

/**
 * Voids the last bet of a player or all of them before the deadline. The stakes return to the funds that paid
 * them.
 */
export async function takeBack(
  ctx: TablesCtx,
  tx: Tx,
  { tableId, roundId, playerId, bets, spot }: Request,
): Promise<Result<Seat, { readonly error: 'bets_closed' }>> {
  const room = await shareRoom(tx, tableId, sqlTime(ctx.clock))
  if (!isOpen(room, roundId)) return err({ error: 'bets_closed' })
  const seats = await lockSeats(tx, roundId, [playerId])
  const all = await listOpenBets(tx, roundId, playerId)
  const open = spot === undefined ? all : all.filter(({ spots }) => Object.hasOwn(spots, spot))
  const taken = bets === 'all' ? open : open.slice(-1)
  await voidBets(ctx, tx, taken)
  const spots = taken.reduce((left, bet) => without(left, bet.spots), seats.get(playerId) ?? {})
  await writeSeats(tx, [{ roundId, playerId, spots }])
  return ok({ roundId, playerId, spots })
}

/** Voids open bets in the caller's transaction. */
export async function voidBets(ctx: TablesCtx, tx: Tx, bets: readonly StoredBet[]): Promise<void> {
  if (bets.length === 0) return
  const settlements = bets.map(
    ({ id, playerId }): Settlement => ({
      betId: id,
      playerId,
      key: `table:end:${id}`,
      kind: 'void',
      win: kurus(0),
    }),
  )
  for (const one of await ctx.wagering.settleAllIn(tx, settlements)) assert(one.ok, 'an open bet is voided')
  await endBets(
    tx,
    bets.map(({ id }) => ({ id, win: null })),
  )
}

function without(spots: Spots, taken: Spots): Spots {
  const left = Object.entries(spots).map(([spot, amount]) => [spot, amount - (taken[spot] ?? 0)] as const)
  return Object.fromEntries(left.filter(([, amount]) => amount > 0))
}
