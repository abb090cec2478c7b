import type { Kurus } from '@poyraz/kernel'
import type { GameState } from './state.ts'

type Money = Pick<GameState, 'funds' | 'balanceKurus'>

/** Returns true if the balance does not cover this stake and no free spin pays it. An unknown balance may. */
export function isShortOf({ funds, balanceKurus }: Money, stakeKurus: Kurus): boolean {
  return !funds?.free && balanceKurus !== null && balanceKurus < stakeKurus
}
