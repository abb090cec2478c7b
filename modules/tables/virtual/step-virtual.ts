import type { Tx } from '@poyraz/db'
import {
  drawCard,
  drawResult,
  resultOf,
  type VirtualCard,
  type VirtualTable,
  virtualGameOf,
} from '@poyraz/games/virtual'
import { assert } from '@poyraz/kernel'
import type { ChainTable } from '../chains.ts'
import { REST_MS } from '../commands/rest.ts'
import { decideByRules, endRound, insertChainRound, type Next, nextPlace } from '../commands/rounds.ts'
import type { TablesCtx } from '../ctx.ts'
import type { Room } from '../store/rooms.ts'
import { findPlace, writeOutcome } from '../store/rounds.ts'
import { findSeason, type Season } from '../store/seasons.ts'
import type { RoundOffers } from './offers.ts'

export const chainOf = (table: VirtualTable): ChainTable => ({
  id: table.id,
  rules: virtualGameOf(table).rules,
})

/** Returns the bets on virtual rounds. A server without them has no virtual tables. */
export function offersOf({ offers }: Pick<TablesCtx, 'offers'>): RoundOffers {
  assert(offers, 'virtual games have their bets')
  return offers
}

/** Makes the step of a virtual game: ends the bets and decides, settles, or offers the next round. */
export async function stepVirtual(ctx: TablesCtx, tx: Tx, table: VirtualTable, room: Room): Promise<Next> {
  switch (room.phase) {
    case 'betting':
      return (await restWithoutBets(ctx, tx, table, room)) ?? decide(ctx, tx, table, room)
    case 'drawing':
      return settle(ctx, tx, table, room)
    default:
      return openNextVirtual(ctx, tx, table, room)
  }
}

/**
 * Lets a game rest that nobody watches and nobody bet on. A resting one that is watched again starts its
 * betting in the same round; but one whose outcome may be known after a restore is decided at once. Returns
 * `null` if the round goes on.
 */
async function restWithoutBets(
  ctx: TablesCtx,
  tx: Tx,
  table: VirtualTable,
  { roundId, isWatched, isRetired, rests }: Room,
): Promise<Next | null> {
  if (isRetired || (isWatched && !rests) || (await offersOf(ctx).hasBets(tx, roundId))) return null
  if (isWatched) return { phase: 'betting', roundId, lengthMs: table.pace.bettingMs }
  return { phase: 'betting', roundId, lengthMs: REST_MS, rests: true }
}

/** Ends the bets and decides the outcome, which follows from the chain and the card. */
async function decide(ctx: TablesCtx, tx: Tx, table: VirtualTable, room: Room): Promise<Next> {
  const { roundId, seasonId, number } = room
  const season = await findSeason(tx, seasonId)
  const draws = ctx.chains.draw({ season, number, seats: [] })
  const result = decideByRules(ctx, () => drawResult(cardOf(ctx, table, { season, number }), draws))
  const offers = offersOf(ctx)
  if (result === undefined) {
    await offers.cancel(tx, roundId)
    await endRound(ctx, tx, room, 'void')
    return openNextVirtual(ctx, tx, table, room)
  }
  await offers.start(tx, roundId)
  const { outcome } = result
  const { words, rejects } = draws
  const label = virtualGameOf(table).label(outcome)
  await writeOutcome(tx, { roundId, outcome, label, words, rejects })
  return { phase: 'drawing', roundId, lengthMs: table.pace.drawingMs }
}

async function settle(ctx: TablesCtx, tx: Tx, table: VirtualTable, room: Room): Promise<Next> {
  const { roundId, seasonId, number, outcome } = room
  assert(outcome, 'a decided round has its outcome')
  const card = cardOf(ctx, table, { season: await findSeason(tx, seasonId), number })
  await offersOf(ctx).settle(tx, { ...resultOf(card, outcome), roundId })
  await endRound(ctx, tx, room, 'closed')
  return { phase: 'result', roundId, lengthMs: table.pace.resultMs }
}

async function openNextVirtual(ctx: TablesCtx, tx: Tx, table: VirtualTable, room: Room): Promise<Next> {
  const place = await nextPlace(ctx, tx, chainOf(table), room)
  const roundId = await insertChainRound(ctx, tx, { ...place, at: room.now })
  return { phase: 'betting', roundId, lengthMs: table.pace.bettingMs }
}

/** Returns what a round offers. */
export function cardOf(
  { chains }: Pick<TablesCtx, 'chains'>,
  { game }: VirtualTable,
  round: { readonly season: Season; readonly number: number },
): VirtualCard {
  return drawCard(game, chains.openDraws(round))
}

/** Offers bets on a round whose betting starts, until `endsAt`. */
export async function offerRound(
  ctx: TablesCtx,
  tx: Tx,
  table: VirtualTable,
  round: { readonly roundId: string; readonly endsAt: Date },
): Promise<void> {
  const { seasonId, number } = await findPlace(tx, round.roundId)
  const season = await findSeason(tx, seasonId)
  await offersOf(ctx).open(tx, { ...cardOf(ctx, table, { season, number }), ...round, number })
}
