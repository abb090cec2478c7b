import { type Registry, tablesCommitSeed, tablesOpenSeed, tablesSeeds } from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok, sqlTime } from '@poyraz/kernel'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { findRoom, type Room } from '../store/rooms.ts'
import { commitSeed, openSeed } from './seat-seeds.ts'
import { findSeededRound } from './seeded-round.ts'
import { listSeatSeeds, type StoredSeed } from './store.ts'

/** Adds the procedures of seeds that players add to the next round of a table. */
export function addSeatSeeds(registry: Registry, ctx: TablesCtx): void {
  const { db } = ctx.database
  const readSeeds = async (room: Room) => {
    const round = await findSeededRound(db, room)
    const list = round ? await listSeatSeeds(db, round) : []
    return {
      tableID: room.tableId,
      roundID: room.roundId,
      handID: round?.handId ?? null,
      isFrozen: room.phase !== 'betting',
      ...presentList(list),
    }
  }
  registry.add(tablesSeeds, async ({ input: { tableID } }) => {
    const room = tableOf(ctx, tableID) && (await findRoom(db, tableID, sqlTime(ctx.clock)))
    return room ? ok(await readSeeds(room)) : err({ error: 'not_found' })
  })
  registry.add(tablesCommitSeed, async ({ input, caller: { playerId }, key, inputHash }) => {
    if (!tableOf(ctx, input.tableID)) return err({ error: 'not_found' })
    const { tableID: tableId, roundID: roundId, commit } = input
    return effect(db, { procedure: tablesCommitSeed, playerId, key, inputHash }, async (tx) => {
      const done = await commitSeed(ctx, tx, { tableId, roundId, playerId, commit })
      return done.ok ? ok({ handID: done.value.round.handId, ...presentList(done.value.list) }) : done
    })
  })
  registry.add(tablesOpenSeed, async ({ input, caller: { playerId }, key, inputHash }) => {
    if (!tableOf(ctx, input.tableID)) return err({ error: 'not_found' })
    const { tableID: tableId, roundID: roundId, seed } = input
    return effect(db, { procedure: tablesOpenSeed, playerId, key, inputHash }, async (tx) => {
      const done = await openSeed(ctx, tx, { tableId, roundId, playerId, seed })
      return done.ok ? ok({ handID: done.value.round.handId, ...presentList(done.value.list) }) : done
    })
  })
}

const presentList = (list: readonly StoredSeed[]) => ({
  commits: list.map(({ commit }) => commit),
  opened: list.filter(({ seed }) => seed !== null).length,
})
