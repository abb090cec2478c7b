import { type Registry, tablesProof } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { findProof } from '../store/rounds.ts'

export function addProof(registry: Registry, ctx: TablesCtx): void {
  registry.add(tablesProof, async ({ input: { roundID }, lang }) => {
    const round = await findProof(ctx.database.db, roundID)
    if (!round) return err({ error: 'not_found' })
    const hasEnded = round.seed !== null
    return ok({
      tableID: round.tableId,
      tableName: tableOf(ctx, round.tableId)?.name[lang] ?? '',
      gameID: round.gameId,
      rulesHash: round.rulesHash,
      seasonID: round.seasonId,
      terminal: round.terminal,
      number: round.number,
      seed: round.seed,
      streams: hasEnded ? [{ name: 'main', words: round.words, rejects: round.rejects }] : [],
      outcome: hasEnded ? round.outcome : null,
      isVoid: round.state === 'void',
    })
  })
}
