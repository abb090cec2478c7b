import type { Tx } from '@poyraz/db'
import {
  type BlackjackPlay,
  blackjackLabel,
  blackjackPayout,
  dealBlackjack,
  type HouseTable,
  timeOutBlackjack,
  unplayedStake,
} from '@poyraz/games/tables'
import { decideByRules, type Next, openNext, payRound, voidRound } from '../commands/rounds.ts'
import { voidBets } from '../commands/take-back.ts'
import type { TablesCtx } from '../ctx.ts'
import { shoeOf } from '../shoes.ts'
import { listOpenBets, type StoredBet, writeSeats } from '../store/bets.ts'
import type { Room } from '../store/rooms.ts'
import { writeOutcome } from '../store/rounds.ts'
import { findSeason } from '../store/seasons.ts'
import { deletePlaces, writeHands } from '../store/shoes.ts'
import { dealtHands, mainStakes, nextStage, type StoredHands } from './hands.ts'

/**
 * Makes the step of a blackjack table that is due: deals, applies the default decision after a time-out,
 * settles, or opens the next round.
 */
export async function stepHands(ctx: TablesCtx, tx: Tx, table: HouseTable, room: Room): Promise<Next> {
  const { phase, hands } = room
  if (phase === 'result') return openNext(ctx, tx, table, room)
  const season = await findSeason(tx, room.seasonId)
  // After a restore, players may have seen the cards of this round before.
  if (season.isRetired) return voidRound(ctx, tx, table, room)
  if (!hands) return closeBets(ctx, tx, table, room)
  const { stage, play } = hands
  if (stage === 'dealer')
    return payRound(ctx, tx, {
      table,
      room,
      returnOf: ({ spots }) => blackjackPayout(play, spots),
      unplayedOf: (spots) => unplayedStake(play, spots),
    })
  const shoe = await shoeOf(ctx, tx, room)
  // The stage `deal` only shows cards. A later stage has timed out.
  const next = decideByRules(ctx, () => (stage === 'deal' ? play : timeOutBlackjack(play, shoe)))
  return next ? playOn(tx, table, { room, hands, play: next }) : voidRound(ctx, tx, table, room)
}

/** Deals to the seat numbers with a stake. If there is none, betting starts again in the same round. */
async function closeBets(ctx: TablesCtx, tx: Tx, table: HouseTable, room: Room): Promise<Next> {
  const { roundId } = room
  const bets = await listOpenBets(tx, roundId)
  const stakes = mainStakes(bets.map(({ spots }) => spots))
  const seats = Object.keys(stakes).map(Number)
  if (seats.length === 0) return openAgain(ctx, tx, table, { room, bets })
  const shoe = await shoeOf(ctx, tx, room)
  const play = decideByRules(ctx, () => dealBlackjack(seats, shoe))
  if (!play) return voidRound(ctx, tx, table, room)
  const hands = dealtHands(play, stakes)
  await writeHands(tx, roundId, hands)
  return { phase: 'drawing', roundId, lengthMs: hands.stageMs }
}

/**
 * Starts betting again in a round without hands: bets behind return, and places kept from the round before
 * are free.
 */
async function openAgain(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  { room, bets }: { readonly room: Room; readonly bets: readonly StoredBet[] },
): Promise<Next> {
  const { roundId } = room
  await voidBets(ctx, tx, bets)
  await writeSeats(
    tx,
    [...new Set(bets.map(({ playerId }) => playerId))].map((playerId) => ({ roundId, playerId, spots: {} })),
  )
  await deletePlaces(tx, roundId, room.taken)
  return { phase: 'betting', roundId, lengthMs: table.pace.bettingMs }
}

/** Writes the play after a deal, a decision or a time-out, and starts the next stage. */
export async function playOn(
  tx: Tx,
  table: HouseTable,
  after: { readonly room: Room; readonly hands: StoredHands; readonly play: BlackjackPlay },
): Promise<Next> {
  const { roundId } = after.room
  const hands = nextStage(table, after.hands, after.play)
  const { play } = hands
  await writeHands(tx, roundId, hands)
  // A proof has no draws of its own: the committed deck proves the shuffle.
  if (hands.stage === 'dealer')
    await writeOutcome(tx, { roundId, outcome: play, label: blackjackLabel(play), words: 0, rejects: 0 })
  return { phase: 'drawing', roundId, lengthMs: hands.stageMs }
}
