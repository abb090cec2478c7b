import type { ReelSpin } from '@poyraz/games'
import { payOf } from '../round/pays.ts'
import type { Studio } from '../studio.ts'

/** Writes their pays on the coins that a paid spin shows. */
export function showCoins({ game, store, send }: Studio, { coins }: ReelSpin): void {
  if (!coins) return
  const stakeKurus = store.getState().round?.stakeKurus ?? store.getState().stakeKurus
  const shown = coins.map(({ cell, kind, units }) => {
    return { cell, kind, payKurus: payOf(game.rules, units, stakeKurus), isNew: false }
  })
  send({ kind: 'coined', coins: { coins: shown, hold: null } })
}
