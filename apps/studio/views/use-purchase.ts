import { type BuyChoice, stakeOfCommand } from '@poyraz/games'
import type { Kurus } from '@poyraz/kernel'
import { isShortOf } from '../round/short.ts'
import { useStudio, useStudioState } from './context.ts'

export type Purchase = {
  readonly choice: BuyChoice
  readonly priceKurus: Kurus
  /**
   * - `ready`: it can be bought now.
   * - `busy`: a round is under way.
   * - `free`: free spins of a bonus wait to be played first.
   * - `short`: the balance does not cover the price.
   */
  readonly state: 'ready' | 'busy' | 'free' | 'short'
}

/** Returns the free spins that are for sale at the current stake; null where this game or place sells none. */
export function usePurchase(): Purchase | null {
  const { game, launch } = useStudio()
  const { rules } = game
  const choice = rules.mapping === 'reels-2' && rules.choice.kind === 'buy' ? rules.choice : null
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const priceKurus = stakeOfCommand(rules, stakeKurus, { kind: 'buy' })
  const state = useStudioState(({ phase, funds, balanceKurus }): Purchase['state'] => {
    if (phase !== 'idle') return 'busy'
    if (funds?.free) return 'free'
    return isShortOf({ funds: null, balanceKurus }, priceKurus) ? 'short' : 'ready'
  })
  return choice && launch.buy ? { choice, priceKurus, state } : null
}
