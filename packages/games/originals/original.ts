import type { Rules } from '@poyraz/rounds'
import type { Words } from '../game-folder.ts'
import type { SlotTile, SlotVolatility } from '../slots/game.ts'

/**
 * The published rules that every original has. They are plain JSON whose only numbers are safe
 * integers, because their hash names the rules in every receipt. Pays are *units*: a stake is worth
 * `unitsPerBet` of them and every stake is a multiple of that, so a payout never needs rounding. Only
 * multipliers are cut, down to a whole unit.
 */
export type OriginalRules = {
  readonly gameId: string
  readonly version: number
  /** Mapping of draws to outcomes. */
  readonly mapping: string
  /** `instant`: one command decides the round. `open`: it waits for the player's decisions. */
  readonly mode: 'instant' | 'open'
  readonly unitsPerBet: number
  /** Stakes a player may choose, in kuruş, rising. */
  readonly stakes: readonly number[]
  /** No round pays more units than this. */
  readonly capUnits: number
  /** The least return of all options, in hundredths of a percent, rounded down. */
  readonly rtpBp: number
}

/** A command of any original: plain JSON with a `kind`. */
export type OriginalCommand = {
  readonly [field: string]: string | number | boolean | readonly number[]
}

/** End of an open round; `closed` and `void` are ends by the host, after the player was away too long. */
export type OriginalEnd = 'lost' | 'cash_out' | 'complete' | 'closed' | 'void'

/** The outcome of a round: plain JSON with what the game shows. `units` is what it pays. */
export type OriginalOutcome = { readonly units: number; readonly ended?: OriginalEnd }

/** The rules of an original as its host calls them; it takes no part in states and commands. */
export type OriginalRound = Rules<unknown, unknown, OriginalOutcome>

/**
 * A finished game: `game.ts` of its folder. The rules are hashed and certified, the rest is how it is
 * offered.
 */
export type OriginalGame = {
  /** The number on the wire, for ever, in the range of the originals: 501 to 599. */
  readonly id: number
  /** The game's frozen name: its folder, and the same as `rules.gameId`. */
  readonly slug: string
  readonly rules: OriginalRules
  readonly round: OriginalRound
  /** False until the studio has a client for it: the catalogue then keeps it closed. */
  readonly offered: boolean
  readonly present: OriginalPresent
}

export type OriginalPresent = {
  readonly name: Words
  readonly tagline: Words
  /** Of the option that the game opens with; a test compares it with the certificate. */
  readonly volatility: SlotVolatility
  readonly tile: SlotTile
}

/** The stakes of all originals, from ₺1 to ₺500. */
export const ORIGINAL_STAKES = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000]
/** A unit is a hundredth of the stake. */
export const UNITS_PER_BET = 100
