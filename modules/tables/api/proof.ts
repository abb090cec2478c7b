import { type Registry, tablesHandRound, tablesProof } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import { layoutOf, pokerGameOf } from '@poyraz/games/tables'
import { err, ok } from '@poyraz/kernel'
import { openSlots, shownPlay } from '../blackjack/hands.ts'
import { type TablesCtx, tableName, tableOf } from '../ctx.ts'
import { openPokerSlots } from '../poker/stored-poker.ts'
import { findHandRound, listEntries } from '../store/entries.ts'
import { findProof, type ProvenRound } from '../store/rounds.ts'
import { findSeason } from '../store/seasons.ts'
import { findShoe, type StoredShoe } from '../store/shoes.ts'

export function addProof(registry: Registry, ctx: TablesCtx): void {
  addHandRound(registry, ctx)
  registry.add(tablesProof, async ({ input: { roundID }, lang }) => {
    const round = await findProof(ctx.database.db, roundID)
    if (!round) {
      const isByHand = (await findHandRound(ctx.database.db, roundID)) !== undefined
      return err({ error: isByHand ? 'dealt_by_hand' : 'not_found' })
    }
    const hasEnded = round.seed !== null
    return ok({
      roundID,
      tableID: round.tableId,
      tableName: tableName(ctx, round.tableId, lang),
      gameID: round.gameId,
      rulesHash: round.rulesHash,
      seasonID: round.seasonId,
      terminal: round.terminal,
      number: round.number,
      handID: round.handId,
      seats: [...round.seats],
      seed: round.seed,
      cards: await presentCards(ctx, ctx.database.db, roundID, round),
      streams: hasEnded ? [{ name: 'main', words: round.words, rejects: round.rejects }] : [],
      outcome: hasEnded ? round.outcome : null,
      isVoid: round.state === 'void',
    })
  })
}

function addHandRound(registry: Registry, ctx: TablesCtx): void {
  registry.add(tablesHandRound, async ({ input: { roundID }, lang }) => {
    const { db } = ctx.database
    const round = await findHandRound(db, roundID)
    const table = round && tableOf(ctx, round.tableId)
    if (!round || !table) return err({ error: 'not_found' })
    const { tableId, number, state, outcome, before, record } = round
    const facts = {
      roundID,
      tableID: tableId,
      tableName: table.name[lang],
      gameID: layoutOf(table).rules.gameId,
    }
    const entries = [...(await listEntries(db, roundID))]
    return ok({
      ...facts,
      number,
      state,
      entries,
      outcome: state === 'closed' ? outcome : null,
      before,
      record,
    })
  })
}

/**
 * Returns the commitment to all cards of a round, with the proofs of face-up ones; `null` for games without a
 * shoe.
 */
async function presentCards(ctx: TablesCtx, db: Db, roundId: string, round: ProvenRound) {
  const shoe = await findShoe(db, roundId)
  if (!shoe) return null
  const cards = { ...round, season: await findSeason(db, round.seasonId) }
  const { root } = shoe
  return { root, open: [...ctx.shoes.openings(cards, root, slotsOf(ctx, shoe, round.tableId))] }
}

/** Returns the slots whose cards lie open; none before the deal. */
function slotsOf(ctx: TablesCtx, { hands, poker }: StoredShoe, tableId: number): readonly number[] {
  const table = tableOf(ctx, tableId)
  const game = table && pokerGameOf(table)
  if (game) return poker ? openPokerSlots(game, poker.cards) : []
  return hands ? openSlots(shownPlay(hands)) : []
}
