import type { BuilderPart } from '@poyraz/betting'

/** Parts and odds of a bet builder, as stored with its leg. */
export type StoredBuilder = {
  readonly parts: readonly (BuilderPart & {
    /** Chance of the whole if this part wins, in millionths. */
    readonly share: number
  })[]
  /** Odds of each set of parts when the leg was taken, by its mask. */
  readonly odds: readonly number[]
}
