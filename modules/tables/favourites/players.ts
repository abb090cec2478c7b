import {
  FAVOURITE_BETS_MAX,
  type Registry,
  tablesDeleteFavouriteBet,
  tablesFavouriteBets,
  tablesSaveFavouriteBet,
} from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { layoutOf } from '@poyraz/games/tables'
import { err, kurus, ok, uuidv7 } from '@poyraz/kernel'
import type { TablesCtx } from '../ctx.ts'
import { sumOf } from '../store/bets.ts'
import {
  deleteFavouriteBet,
  type FavouriteBet,
  listFavouriteBets,
  lockFavouriteBets,
  writeFavouriteBet,
} from './store.ts'

/** Adds the procedures of saved layouts of chips. */
export function addFavouriteBets(
  registry: Registry,
  ctx: Pick<TablesCtx, 'database' | 'clock' | 'tables'>,
): void {
  const { db } = ctx.database
  registry.add(tablesFavouriteBets, async ({ input: { game }, caller: { playerId } }) =>
    ok(present(await listFavouriteBets(db, { playerId, game }))),
  )
  registry.add(tablesSaveFavouriteBet, async ({ input, caller: { playerId }, key, inputHash }) => {
    const { game, name, chips } = input
    const wrong = chips.findIndex(({ spot }) => !layoutOf({ game }).spots.has(spot))
    if (wrong !== -1)
      return err({ error: 'invalid_input', fields: [{ field: `chips.${wrong}.spot`, error: 'invalid' }] })
    const spots: Record<string, number> = {}
    for (const { spot, amount } of chips) spots[spot] = (spots[spot] ?? 0) + Number(amount)
    const most = Math.max(0, ...ctx.tables.filter((one) => one.game === game).map(({ maxBet }) => maxBet))
    if (sumOf(spots) > most)
      return err({ error: 'invalid_input', fields: [{ field: 'chips', error: 'too_big' }] })
    const owner = { playerId, game }
    const write = { procedure: tablesSaveFavouriteBet, playerId, key, inputHash }
    const saved = await effect(db, write, async (tx) => {
      await lockFavouriteBets(tx, owner)
      const before = await listFavouriteBets(tx, owner)
      const isNew = !before.some((bet) => bet.name === name)
      if (isNew && before.length >= FAVOURITE_BETS_MAX) return err({ error: 'favourite_limit' as const })
      await writeFavouriteBet(tx, owner, { id: uuidv7(ctx.clock.nowMs()), name, spots })
      return ok(await listFavouriteBets(tx, owner))
    })
    return saved.ok ? ok(present(saved.value)) : saved
  })
  registry.add(tablesDeleteFavouriteBet, async ({ input: { id }, caller: { playerId }, key, inputHash }) =>
    effect(db, { procedure: tablesDeleteFavouriteBet, playerId, key, inputHash }, async (tx) =>
      (await deleteFavouriteBet(tx, playerId, id)) ? ok(null) : err({ error: 'not_found' as const }),
    ),
  )
}

const present = (bets: readonly FavouriteBet[]) => ({
  bets: bets.map(({ id, name, spots }) => ({
    id,
    name,
    chips: Object.entries(spots).map(([spot, amount]) => ({ spot, amount: kurus(amount) })),
  })),
})
