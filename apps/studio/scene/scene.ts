import type { ReelSpin, SlotSpin, SlotWin, SymbolGrid } from '@poyraz/games'
import type { Place } from './wire.ts'

/** Position of the reels after a spin, or the symbols of a grid. */
export type Stand = ReelStand | { readonly window: SymbolGrid }
export type ReelStand = Pick<ReelSpin, 'mode' | 'stops' | 'expanded' | 'heights'>

/** A step of a cascade: rows that burst in each column, what merged groups leave by `column row`, and the next grid. */
export type Tumble = {
  readonly gone: readonly ReadonlySet<number>[]
  readonly left: ReadonlyMap<string, string>
  readonly window: SymbolGrid
}

/**
 * The display of a round: the WebGL scene, or the plain one without WebGL. It knows no money and decides
 * nothing; every picture is a function of the outcome. Promises resolve when the picture is complete.
 */
export type Scene = {
  /** Shows these stops at once, without motion, with expanded wilds. */
  rest(stand: Stand): void
  /** Starts the reels; they turn until `land` or `goBack`. */
  turn(): void
  /** Stops the reels from the left at the drawn stops; `holds` marks the reels that stop late. */
  land(spin: SlotSpin, holds: readonly boolean[], on: LandingEvents): Promise<void>
  /** Returns the reels to where they were, after a refused stake. */
  goBack(): Promise<void>
  /** Expands a wild over each of these reels. */
  cover(reels: readonly number[]): Promise<void>
  /** Bursts what wins in a grid; the rest drops, and new symbols fall in. */
  tumble(tumble: Tumble): Promise<void>
  /** Shows what mystery symbols of a grid became. */
  reveal(window: SymbolGrid): Promise<void>
  /**
   * Highlights these wins and dims the rest; an empty list ends the highlight. With `lively` the winning
   * symbols move; a result of no more than the stake stays still.
   */
  light(wins: readonly SlotWin[], lively: boolean): void
  resize(place: Place): void
}

export type LandingEvents = {
  readonly onHold: (reel: number) => void
  readonly onStop: (reel: number) => void
}
