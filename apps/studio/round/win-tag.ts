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
  const window = grownWindow(rules, spin)
  const badges = badgesOf(rules, spin, { wins, window })
  const units = wins.reduce((sum, win) => sum + plainUnits(rules, win, window), 0)
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

type Window = ReelSpin['window']

/** Returns the wilds that multiply a win, each once, and the multiplier of the free spins. */
function badgesOf(
  rules: StripGame['rules'],
  spin: ReelSpin,
  { wins, window }: { readonly wins: readonly SlotWin[]; readonly window: Window },
): readonly Badge[] {
  const multiplied = wins.filter((win) => plainUnits(rules, win, window) < win.units)
  const wilds = cellsOf(multiplied).filter((cell) => timesAt(rules, window, cell) > 1)
  const ofWilds = wilds.map((from) => ({ from, times: timesAt(rules, window, from) }))
  return spin.multiplier > 1 ? [...ofWilds, { from: 'feature', times: spin.multiplier }] : ofWilds
}

/** Returns the units of a win without its wilds' multipliers. In ways each wild multiplies its own ways only. */
function plainUnits(rules: StripGame['rules'], win: SlotWin, window: Window): number {
  const { kind, ways = 1, units, cells, multiplier = 1 } = win
  if (kind !== 'ways') return units / multiplier
  const byReel = rules.rows.map((_, reel) => cells.filter((cell) => cell[0] === reel))
  const weights = byReel.map((reel) => reel.reduce((sum, cell) => sum + timesAt(rules, window, cell), 0))
  const weight = weights.reduce((product, sum) => product * Math.max(1, sum), 1)
  return (units / weight) * ways
}

function timesAt({ wild }: StripGame['rules'], window: Window, [reel, row]: Cell): number {
  return wild && window[reel]?.[row] === wild.symbol ? wild.multiplier : 1
}
