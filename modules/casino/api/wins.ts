import {
  casinoRecentWins,
  casinoSetWinName,
  casinoWinName,
  type Refusal,
  type Registry,
} from '@poyraz/contract'
import { effect, onCommit } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { addWinName, hasWinName, removeWinName } from '../store/wins.ts'

/** Registers the public list of wins, and the player's consent to be named in it. */
export function addWins(registry: Registry, { database, clock, wins }: CasinoCtx): void {
  registry.add(casinoRecentWins, async () => ok([...(await wins.read())]))
  registry.add(casinoWinName, async ({ caller }) =>
    ok({ shown: (await hasWinName(database.db, caller.playerId)) ? (1 as const) : (0 as const) }),
  )
  registry.add(casinoSetWinName, async ({ input: { shown }, caller: { playerId }, key, inputHash }) => {
    // A name can be removed everywhere, also where it would not be shown.
    if (!wins.isOpen && shown === 1) return err({ error: 'not_available' })
    const write = { procedure: casinoSetWinName, playerId, key, inputHash }
    return effect<{ shown: 0 | 1 }, Refusal<'not_available'>>(database.db, write, async (tx) => {
      if (shown === 1) await addWinName(tx, playerId, new Date(clock.nowMs()))
      else await removeWinName(tx, playerId)
      onCommit(tx, wins.changed)
      return ok({ shown })
    })
  })
}
