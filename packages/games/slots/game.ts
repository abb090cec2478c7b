import type { Words } from '../game-folder.ts'
import type { CascadeRules } from './cascades/rules.ts'
import type { ChoiceRules } from './choices/rules.ts'
import type { ReelBookRules } from './reel-books/rules.ts'
import type { BookRules, ReelRules, SlotRules } from './rules.ts'
import type { StudioKey } from './studios.ts'

/** A slot: `game.ts` of its folder. The rules are hashed and certified; the rest is presentation. */
export type SlotGame = {
  /** Number in the protocol and order in the lobby. A number is never reused, even if its game is removed. */
  readonly id: number
  /** The game's frozen name: its folder, and the same as `rules.gameId`. */
  readonly slug: string
  readonly rules: SlotRules
  /** Lobby types that do not follow from its features. */
  readonly shownAs: readonly ('new' | 'popular' | 'featured')[]
  /** The world in which the studio shows it: a folder of `apps/studio/themes`. */
  readonly theme: string
  readonly studio: StudioKey
  /** Subjects by which the lobby is filtered. */
  readonly topics: readonly SlotTopic[]
  readonly present: SlotPresent
}

export type SlotTopic = 'sea' | 'nature' | 'anatolia' | 'sky' | 'craft' | 'fruit' | 'animals'

export type ReelGame = SlotGame & { readonly rules: ReelRules }
export type CascadeSlot = SlotGame & { readonly rules: CascadeRules }
/** A game whose round is a ticket of a book. */
export type BookGame = SlotGame & { readonly rules: BookRules }
/** A game whose rounds wait for decisions of the player. */
export type ChoiceGame = SlotGame & { readonly rules: ChoiceRules }
/** A game of reels in any form: each spin by itself, with decisions, or a book of rounds. */
export type StripGame = SlotGame & { readonly rules: ReelRules | ChoiceRules | ReelBookRules }

export function isReelGame(game: SlotGame): game is ReelGame {
  return game.rules.mapping === 'reels-1'
}

export function isChoiceGame(game: SlotGame): game is ChoiceGame {
  return game.rules.mapping === 'reels-2'
}

export function isCascadeGame(game: SlotGame): game is CascadeSlot {
  return game.rules.mapping === 'book-1'
}

/** Returns true for a game with strips, of either family. */
export function isStripGame(game: SlotGame): game is StripGame {
  return game.rules.mapping !== 'book-1'
}

/** Returns true for a game whose round is a ticket of a book. */
export function isBookGame(game: SlotGame): game is BookGame {
  return game.rules.mapping === 'book-1' || game.rules.mapping === 'book-2'
}

export type SlotPresent = {
  readonly name: Words
  readonly tagline: Words
  /** Follows from the certificate's sigma; a test compares both. */
  readonly volatility: SlotVolatility
  /** Also in the certificate; a test compares both. */
  readonly most: SlotMost
  readonly features: readonly SlotFeature[]
  /** In the order of the paytable: wild, scatter, coin, orbs, mystery, then by pay, highest first. */
  readonly symbols: readonly SlotSymbol[]
  /** Picture and name of the coin that collects all others; for rules that have one. */
  readonly collect?: { readonly art: string; readonly name: Words }
  /** Pictures and names of covers and of what ends the picking; for rules that have covers. */
  readonly covers?: SlotCovers
  /** Names of the options that the player chooses from, in the order of the rules. */
  readonly options?: readonly SlotOption[]
  readonly tile: SlotTile
}

export type SlotCovers = {
  readonly art: string
  readonly endArt: string
  readonly name: Words
  readonly end: Words
}

/** An option and the symbol that stands for it. */
export type SlotOption = { readonly symbol: string; readonly name: Words }

/** Ids of the pictures of covers. */
export const [COVER_PICTURE, END_PICTURE] = ['cover', 'end'] as const

/** Id of the picture of the coin that collects, beside those of the symbols. */
export const COLLECT_PICTURE = 'collect'

/** Returns the pictures that the studio needs for a game, by id. */
export function slotPictures({
  symbols,
  collect,
  covers,
}: SlotPresent): readonly { readonly id: string; readonly art: string }[] {
  return [
    ...symbols,
    ...(collect ? [{ id: COLLECT_PICTURE, art: collect.art }] : []),
    ...(covers
      ? [
          { id: COVER_PICTURE, art: covers.art },
          { id: END_PICTURE, art: covers.endArt },
        ]
      : []),
  ]
}

export type SlotVolatility = 'low' | 'medium' | 'high' | 'extreme'

/** Maximum win, in pay units. */
export type SlotMost = {
  /** Of the paid spin, without its free spins. */
  readonly spinUnits: number
  /** Paid spins per occurrence, rounded. */
  readonly oneIn: number
  /** Upper bound of a round's pay, free spins included. */
  readonly roundUnits: number
}

export type SlotFeature =
  | 'ways'
  | 'lines'
  | 'classic'
  | 'wild'
  | 'expanding-wild'
  | 'wild-multiplier'
  | 'scatter'
  | 'free-spins'
  | 'retrigger'
  | 'multiplier'
  | 'cascades'
  | 'cluster'
  | 'anywhere'
  | 'growing-multiplier'
  | 'multiplier-symbols'
  | 'cell-multipliers'
  | 'mystery'
  | 'merges'
  | 'hold-and-win'
  | 'sticky-wild'
  | 'walking-wild'
  | 'variable-heights'
  | 'choice'
  | 'pick-bonus'
  | 'gamble'
  | 'feature-buy'

/**
 * `art` is the name of a picture of `packages/games/art`, or a code point name of the Fluent emoji 3D set.
 */
export type SlotSymbol = {
  readonly id: string
  readonly tier: 'wild' | 'scatter' | 'coin' | 'orb' | 'mystery' | 'high' | 'mid' | 'low'
  readonly art: string
  readonly name: Words
}

/** The tile in the lobby: its picture, the composition, and the two colours of its ground from light to dark. */
export type SlotTile = {
  readonly art: string
  /** `single` where it is left out. */
  readonly composition?: TileComposition
  readonly ground: readonly [light: string, dark: string]
}

/**
 * - `single`: the picture alone.
 * - `close-up`: the picture larger than the tile.
 * - `pattern`: the picture and symbols of the game as a lattice over the whole tile.
 * - `still-life`: the picture with symbols around it.
 * - `row`: symbols of the game in a grid, as on the reels.
 */
export type TileComposition = 'single' | 'close-up' | 'pattern' | 'still-life' | 'row'
