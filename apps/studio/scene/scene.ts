import type { SlotSpin, SlotWin } from '@poyraz/games'
import type { Tier } from '../round/tier.ts'
import type { Place } from './wire.ts'

/** How a spin leaves the reels. */
export type Stand = Pick<SlotSpin, 'mode' | 'stops' | 'expanded'>

/**
 * What shows a round: the WebGL scene, or the plain one where WebGL is missing. It knows no money and decides
 * nothing; every picture is a function of the outcome. Promises resolve when the picture stands.
 */
export type Scene = {
  /** Stands still at these stops, at once, with the wilds grown that have grown there. */
  rest(stand: Stand): void
  /** The reels start to turn and go on until `land` or `goBack`. */
  turn(): void
  /** Stops the reels from the left at the drawn stops; `holds` marks the reels that stop late. */
  land(spin: SlotSpin, holds: readonly boolean[], on: LandingEvents): Promise<void>
  /** The stake was refused: the reels come back to where they stood. */
  goBack(): Promise<void>
  /** A wild grows over its reel. */
  cover(reels: readonly number[]): Promise<void>
  /** Lights these wins and dims the rest; none puts the light out. */
  light(wins: readonly SlotWin[]): void
  /** What flies on a win. Ends by itself. */
  celebrate(tier: Tier): void
  resize(place: Place): void
}

export type LandingEvents = {
  readonly onHold: (reel: number) => void
  readonly onStop: (reel: number) => void
}
