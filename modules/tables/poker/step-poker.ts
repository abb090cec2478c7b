import type { Tx } from '@poyraz/db'
import {
  type CasinoPoker,
  dealPoker,
  type HouseTable,
  PLAY,
  pokerDealerMs,
  pokerDealMs,
  pokerLabel,
  pokerReturn,
} from '@poyraz/games/tables'
import { assert } from '@poyraz/kernel'
import { decideByRules, type Next, openNext, payRound, voidRound } from '../commands/rounds.ts'
import type { TablesCtx } from '../ctx.ts'
import { shoeOf } from '../shoes.ts'
import { countAntes, isDecided } from '../store/antes.ts'
import { listOpenBets } from '../store/bets.ts'
import type { Room } from '../store/rooms.ts'
import { writeOutcome } from '../store/rounds.ts'
import { findSeason } from '../store/seasons.ts'
import { writePoker } from '../store/shoes.ts'
import type { StoredPoker } from './stored-poker.ts'

export type PokerTable = { readonly table: HouseTable; readonly game: CasinoPoker; readonly room: Room }

/** Makes the step of a poker table that is due: deals, ends the decisions, opens the dealer's cards, or settles. */
export async function stepPoker(ctx: TablesCtx, tx: Tx, at: PokerTable): Promise<Next> {
  const { table, room } = at
  const { phase, poker, roundId } = room
  if (phase === 'result') return openNext(ctx, tx, table, room)
  // After a restore, players may have seen the cards of this round before.
  if ((await findSeason(tx, room.seasonId)).isRetired) return voidRound(ctx, tx, table, room)
  if (!poker) return deal(ctx, tx, at)
  if (poker.stage === 'dealer') return pay(ctx, tx, at)
  const isOver = poker.stage === 'decision' || isDecided(await countAntes(tx, roundId))
  if (isOver) return openDealer(ctx, tx, at)
  return begin(tx, roundId, { ...poker, stage: 'decision', stageMs: table.pace.drawingMs })
}

/** Closes the bets and deals the cards that are open during the decisions. */
async function deal(ctx: TablesCtx, tx: Tx, { table, game, room }: PokerTable): Promise<Next> {
  const deck = await shoeOf(ctx, tx, room)
  const cards = decideByRules(ctx, () => dealPoker(game.slots.first, deck))
  if (!cards) return voidRound(ctx, tx, table, room)
  return begin(tx, room.roundId, { stage: 'deal', stageMs: pokerDealMs(game.slots), cards })
}

/** Opens the other cards. Antes without a decision count as folded, because they have no play stake. */
export async function openDealer(ctx: TablesCtx, tx: Tx, at: PokerTable): Promise<Next> {
  const { table, game, room } = at
  const { roundId } = room
  const deck = await shoeOf(ctx, tx, room)
  const decided = decideByRules(ctx, () => {
    const cards = dealPoker(game.slots.all, deck)
    return { cards, label: pokerLabel(game, cards) }
  })
  if (!decided) return voidRound(ctx, tx, table, room)
  const { cards, label } = decided
  // A proof has no draws of its own: the committed deck proves the shuffle.
  await writeOutcome(tx, { roundId, outcome: cards, label, words: 0, rejects: 0 })
  return begin(tx, roundId, { stage: 'dealer', stageMs: pokerDealerMs(game.slots), cards })
}

async function begin(tx: Tx, roundId: string, poker: StoredPoker): Promise<Next> {
  await writePoker(tx, roundId, poker)
  return { phase: 'drawing', roundId, lengthMs: poker.stageMs }
}

async function pay(ctx: TablesCtx, tx: Tx, { table, game, room }: PokerTable): Promise<Next> {
  const { poker, roundId } = room
  assert(poker, 'a settled round has its cards')
  const bets = await listOpenBets(tx, roundId)
  const played = new Set(
    bets.flatMap(({ playerId, spots }) => (Object.hasOwn(spots, PLAY) ? [playerId] : [])),
  )
  return payRound(ctx, tx, {
    table,
    room,
    returnOf: ({ playerId, spots }) => pokerReturn(game, poker.cards, spots, played.has(playerId)),
  })
}
