import {
  type CascadeGame,
  type CascadeRules,
  type CascadeSpin,
  type CoinAt,
  gridsOf,
  type HoldPlay,
  type ReelBookGame,
  type ReelSpin,
  revealedGrid,
  type SlotMode,
  type SlotOutcome,
  type SlotRules,
  type SlotWin,
  type SymbolGrid,
} from '@poyraz/games/machine-room'

/** A game whose rounds are tickets. */
export type TicketMachine = CascadeGame | ReelBookGame

/** Returns the round of a ticket. */
export function outcomeAt(machine: TicketMachine, ticket: number): SlotOutcome {
  return 'show' in machine ? machine.show(ticket) : machine.showReels(ticket)
}

/** One picture of a round: a window of reels, a step of a cascade, or the end of a hold-and-win. */
export type Frame = {
  /** Number of the spin, from 0; 0 is the paid one. */
  readonly spin: number
  readonly mode: SlotMode
  readonly grid: SymbolGrid
  readonly wins: readonly SlotWin[]
  /** Multiplier of the wins of this frame. */
  readonly multiplier: number
  /** Payout of this frame, in units. */
  readonly units: number
  /** Free spins that this frame awards. */
  readonly awarded: number
  readonly coins: readonly CoinAt[]
  readonly hold: HoldPlay | null
}

/** Returns the pictures of a round in their order. Their units add up to those of the round, before its cap. */
export function framesOf(rules: SlotRules, outcome: SlotOutcome): readonly Frame[] {
  return outcome.spins.flatMap((spin, index) => {
    if ('steps' in spin) return rules.mapping === 'book-1' ? cascadeFrames(rules, spin, index) : []
    return reelFrames(rules.wild?.symbol, spin, index)
  })
}

function cascadeFrames(rules: CascadeRules, spin: CascadeSpin, index: number): readonly Frame[] {
  const grids = gridsOf(rules, spin)
  const base = { spin: index, mode: spin.mode, coins: [], hold: null }
  const steps = spin.steps.map((step, place): Frame => {
    const grid = revealedGrid(rules, grids[place] ?? spin.window, step)
    const { wins, multiplier } = step
    return { ...base, grid, wins, multiplier, units: step.units * spin.multiplier, awarded: 0 }
  })
  const paid = steps.reduce((sum, { units }) => sum + units, 0)
  const end: Frame = {
    ...base,
    grid: grids.at(-1) ?? spin.window,
    wins: spin.scatters ? [spin.scatters] : [],
    multiplier: spin.multiplier,
    units: spin.units - paid,
    awarded: spin.awarded,
  }
  return [...steps, end]
}

function reelFrames(wild: string | undefined, spin: ReelSpin, index: number): readonly Frame[] {
  const coins = spin.coins ?? []
  const held = spin.hold?.units ?? 0
  const found = spin.pick?.units ?? 0
  const window: Frame = {
    spin: index,
    mode: spin.mode,
    grid: shownWindow(wild, spin),
    wins: spin.wins,
    multiplier: spin.multiplier,
    units: spin.units - held - found,
    awarded: spin.awarded,
    coins,
    hold: null,
  }
  if (spin.pick) return [window, { ...window, wins: [], units: found }]
  if (!spin.hold) return [window]
  const landed = spin.hold.respins.flatMap((respin) => respin.landed)
  const end = {
    wins: [],
    multiplier: 1,
    units: held,
    awarded: 0,
    coins: [...coins, ...landed],
    hold: spin.hold,
  }
  return [window, { ...window, ...end }]
}

/** The window as it is evaluated: wilds that cover a reel, or stay in a cell, are in it. */
export function shownWindow(wild: string | undefined, { window, expanded, wilds }: ReelSpin): SymbolGrid {
  if (wild === undefined) return window
  return window.map((column, reel) =>
    column.map((symbol, row) => {
      const isHeld = wilds?.some(([atReel, atRow]) => atReel === reel && atRow === row) === true
      return isHeld || expanded?.includes(reel) === true ? wild : symbol
    }),
  )
}
