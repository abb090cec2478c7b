import { type Tx, transact } from '@poyraz/db'
import { commitSeed, toHex } from '@poyraz/fairness'
import { newSeed } from '@poyraz/fairness/server'
import { coinFlip } from '@poyraz/games'
import { assert, err, type Kurus, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { BetRefusal } from '@poyraz/wagering'
import type { CoinflipCtx } from '../ctx.ts'
import {
  deleteSeats,
  findRound,
  insertRound,
  insertSeat,
  lockFilling,
  type Round,
  type Seat,
  saveRound,
} from '../store/rounds.ts'
import { betOf, drawsOf, SEATS } from './round-parts.ts'

type Sitting = { readonly playerId: string; readonly epoch: number; readonly stake: Kurus }

/** Takes a seat. With the third one the bets are placed and the round opens, in the same transaction. */
export function sit(ctx: CoinflipCtx, sitting: Sitting): Promise<Result<Round, BetRefusal>> {
  return transact(ctx.database.db, async (tx) => {
    const found = (await lockFilling(tx, sitting.stake)) ?? (await newRound(ctx, tx, sitting.stake))
    if (found.seats.some(({ playerId }) => playerId === sitting.playerId)) return ok(found)
    const { playerId, epoch } = sitting
    const seat = [0, 1, 2].find((free) => found.seats.every((taken) => taken.seat !== free))
    assert(seat !== undefined, 'a filling round has a free seat')
    const taken = { seat, playerId, epoch, betId: uuidv7(ctx.clock.nowMs()) }
    await insertSeat(tx, found.id, taken)
    const round = await reread(tx, found.id)
    return round.seats.length < SEATS ? ok(round) : open(ctx, tx, round, taken)
  })
}

/** Opens the round, or takes the seats of those away whose bets are refused. */
async function open(ctx: CoinflipCtx, tx: Tx, round: Round, last: Seat): Promise<Result<Round, BetRefusal>> {
  const placed = await ctx.wagering.openTable(
    tx,
    round.seats.map((seat) => betOf(round, seat)),
  )
  const refused = new Map<number, BetRefusal>()
  for (const [index, bet] of placed.entries()) {
    const { seat } = round.seats[index] as Seat
    if (!bet.ok && bet.error.error !== 'state_conflict') refused.set(seat, bet.error)
  }
  if (refused.size > 0) {
    await deleteSeats(tx, round.id, [...refused.keys()])
    const own = refused.get(last.seat)
    return own ? err(own) : ok(await reread(tx, round.id))
  }
  const draws = drawsOf(ctx, round)
  const state = coinFlip.open(SEATS, draws)
  const opened = { ...round, phase: 'open' as const, state, words: draws.words, rejects: draws.rejects }
  await saveRound(tx, opened)
  return ok(opened)
}

async function newRound(ctx: CoinflipCtx, tx: Tx, stake: Kurus): Promise<Round> {
  const id = uuidv7(ctx.clock.nowMs())
  const seed = newSeed()
  const commitment = toHex(commitSeed(seed))
  await insertRound(tx, { id, stake, sealedSeed: ctx.seeds.seal(id, seed), commitment })
  return reread(tx, id)
}

async function reread(tx: Tx, id: string): Promise<Round> {
  const round = await findRound(tx, id)
  assert(round, 'the round was written in this transaction')
  return round
}
