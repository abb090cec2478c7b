import type { ReelSpin, SlotWin, StripGame } from '@poyraz/games'
import { type Kurus, kurus } from '@poyraz/kernel'
import { grownWindow } from './grown-window.ts'
import { payOf } from './pays.ts'

export type Cell = readonly [reel: number, row: number]

/** A multiplier at the place where it acts: a wild in a win, or the counter of the free spins. */
export type Badge = { readonly from: Cell | 'feature'; readonly times: number }

/**
 * The amount beside a group of winning cells. It shows `baseKurus` until the badges have flown into it, then
 * `payKurus`.
 */
export type WinTag = {
  readonly cells: readonly Cell[]
  readonly baseKurus: Kurus
  readonly payKurus: Kurus
  readonly badges: readonly Badge[]
  readonly stage: 'base' | 'flying' | 'whole'
}

/**
 * Returns the tag of these wins of a spin. `payKurus` is the exact amount that they add to the round, which the
 * win cap of the game may have cut.
 */
export function tagOf(
  rules: StripGame['rules'],
  spin: ReelSpin,
  given: { readonly wins: readonly SlotWin[]; readonly stakeKurus: Kurus; readonly payKurus: Kurus },
): WinTag {
  const { wins, stakeKurus, payKurus } = given
  const badges = badgesOf(rules, spin, wins)
  const units = wins.reduce((sum, win) => sum + win.units / (win.multiplier ?? 1), 0)
  const baseKurus = badges.length > 0 ? payOf(rules, units, stakeKurus) : payKurus
  const cells = cellsOf(wins)
  const least = baseKurus < payKurus ? baseKurus : payKurus
  return { cells, baseKurus: kurus(least), payKurus, badges, stage: badges.length > 0 ? 'base' : 'whole' }
}

/** Returns each winning cell once. */
export function cellsOf(wins: readonly SlotWin[]): readonly Cell[] {
  const cells = wins
    .flatMap((win) => win.cells)
    .map(([reel, row]) => [`${reel} ${row}`, [reel, row]] as const)
  return [...new Map(cells).values()]
}

/** Returns the wilds that multiply a win, each once, and the multiplier of the free spins. */
function badgesOf(rules: StripGame['rules'], spin: ReelSpin, wins: readonly SlotWin[]): readonly Badge[] {
  const { wild } = rules
  const window = grownWindow(rules, spin)
  const multiplied = wins.filter(({ multiplier = 1 }) => multiplier > 1)
  const wilds = cellsOf(multiplied).filter(([reel, row]) => wild && window[reel]?.[row] === wild.symbol)
  const ofWilds = wilds.map((from) => ({ from, times: wild?.multiplier ?? 1 }))
  return spin.multiplier > 1 ? [...ofWilds, { from: 'feature', times: spin.multiplier }] : ofWilds
}
