import { type Registry, tablesProof } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { findProof, type ProvenRound } from '../store/rounds.ts'
import { findSeason } from '../store/seasons.ts'
import { findShoe } from '../store/shoes.ts'

export function addProof(registry: Registry, ctx: TablesCtx): void {
  registry.add(tablesProof, async ({ input: { roundID }, lang }) => {
    const round = await findProof(ctx.database.db, roundID)
    if (!round) return err({ error: 'not_found' })
    const hasEnded = round.seed !== null
    return ok({
      roundID,
      tableID: round.tableId,
      tableName: tableOf(ctx, round.tableId)?.name[lang] ?? '',
      gameID: round.gameId,
      rulesHash: round.rulesHash,
      seasonID: round.seasonId,
      terminal: round.terminal,
      number: round.number,
      seed: round.seed,
      cards: await presentCards(ctx, ctx.database.db, roundID, round),
      streams: hasEnded ? [{ name: 'main', words: round.words, rejects: round.rejects }] : [],
      outcome: hasEnded ? round.outcome : null,
      isVoid: round.state === 'void',
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
  const cards = { season: await findSeason(db, round.seasonId), number: round.number, roundId }
  const { root, hands } = shoe
  return { root, open: hands ? [...ctx.shoes.openings(cards, root, hands.play)] : [] }
}
