import { countLines, type PlaceTerms } from '@poyraz/betting'
import type { BetSport, OddsPolicy } from '@poyraz/contract'
import type { SportsEvent } from '../api/types.ts'
import type { Part } from './builder.ts'

/** A selection of the slip, with the price that the player saw. */
export type Selection = {
  readonly eventID: number
  /** Slips that were stored earlier have none. */
  readonly leagueID?: number
  readonly market: string
  readonly outcome: string
  readonly odds: number
  readonly version: number
  readonly banker: boolean
  readonly sport: BetSport
  /** League and season of a bet on a whole season; `away` is empty then. */
  readonly home: string
  readonly away: string
  readonly startsAt: string
  readonly marketName: string
  readonly outcomeName: string
  /** Selections of a bet builder. */
  readonly parts?: readonly Part[]
}

type Priced = Pick<Selection, 'market' | 'outcome' | 'odds' | 'version' | 'marketName' | 'outcomeName'>

type Name = { readonly name: string }
/** A match, or a season of a league. */
export type BetEvent = Pick<SportsEvent, 'eventID' | 'leagueID' | 'startsAt' | 'version'> & {
  readonly sport: BetSport
  readonly home: Name
  readonly away: Name
}

/** Returns a selection of this event with a price and its names. */
export function selectionOf(event: BetEvent, price: Priced): Selection {
  const { market, outcome, odds, version, marketName, outcomeName } = price
  return {
    eventID: event.eventID,
    leagueID: event.leagueID,
    market,
    outcome,
    odds,
    version,
    banker: false,
    sport: event.sport,
    home: event.home.name,
    away: event.away.name,
    startsAt: event.startsAt,
    marketName,
    outcomeName,
  }
}

export const SLIP_MODES = ['single', 'combined', 'system'] as const
export type SlipMode = (typeof SLIP_MODES)[number]

/** The coupon that the player is building. `stake` is in kuruş, per line or per single. */
export type Slip = {
  readonly selections: readonly Selection[]
  readonly mode: SlipMode
  readonly sizes: readonly number[]
  /** Terms of the each-way bet as the player saw them; `null` for other coupons. */
  readonly eachWay: PlaceTerms | null
  readonly stake: number
  readonly policy: OddsPolicy
  /** The player wants a free bet to pay the stake, if there is one that fits. */
  readonly isFree: boolean
  /** The open coupon that this one replaces. Placing sells it in the same call. */
  readonly editing: Editing | null
}

export type Editing = { readonly couponID: string; readonly code: string }

export const EMPTY_SLIP: Slip = {
  selections: [],
  mode: 'single',
  sizes: [],
  eachWay: null,
  stake: 5000,
  policy: 'higher',
  isFree: false,
  editing: null,
}
export const SELECTIONS_MAX = 30
const SYSTEM_MIN = 3

type Key = Pick<Selection, 'eventID' | 'market' | 'outcome'>
export const isSame = (a: Key, b: Key) =>
  a.eventID === b.eventID && a.market === b.market && a.outcome === b.outcome

/** Adds a selection, or removes it if it is there. It replaces another outcome of the same market. */
export function toggle(slip: Slip, selection: Selection): Slip {
  if (slip.selections.some((one) => isSame(one, selection))) return without(slip, selection)
  const others = slip.selections.filter(
    ({ eventID, market }) => eventID !== selection.eventID || market !== selection.market,
  )
  if (others.length >= SELECTIONS_MAX) return slip
  return withSelections(slip, [...others, selection])
}

export function without(slip: Slip, selection: Key): Slip {
  return withSelections(
    slip,
    slip.selections.filter((one) => !isSame(one, selection)),
  )
}

/**
 * Sets the selections. The second match changes the mode from singles to combined; a system that the
 * selections do not allow any more becomes combined.
 */
export function withSelections(slip: Slip, selections: readonly Selection[]): Slip {
  const grew = slip.selections.length < 2 && selections.length >= 2
  const mode = modeFor(grew && !areRelated(selections) ? 'combined' : slip.mode, selections)
  const sizes = slip.sizes.filter((size) => size <= freeLegs(selections))
  const [before, now] = [slip.selections[0], selections[0]]
  const isKept = selections.length === 1 && before && now && isSame(before, now)
  const eachWay = isKept ? slip.eachWay : null
  return { ...slip, selections, eachWay, mode, sizes: mode === 'system' && sizes.length === 0 ? [2] : sizes }
}

function modeFor(mode: SlipMode, selections: readonly Selection[]): SlipMode {
  if (selections.length < 2) return 'single'
  return mode === 'system' && !allowsSystem(selections) ? 'combined' : mode
}

export const allowsSystem = (selections: readonly Selection[]) => selections.length >= SYSTEM_MIN

/** Returns true if two selections are of the same event, so they cannot be combined. */
export function areRelated(selections: readonly Selection[]): boolean {
  return new Set(selections.map(({ eventID }) => eventID)).size < selections.length
}

function freeLegs(selections: readonly Selection[]): number {
  return selections.filter(({ banker }) => !banker).length
}

/** Returns the possible line sizes of a system. */
export function sizesOf(selections: readonly Selection[]): number[] {
  return Array.from({ length: freeLegs(selections) }, (_, place) => place + 1)
}

/** Returns the number of lines of a system with `sizes` legs each beside the bankers. */
export function lineCount(selections: readonly Selection[], sizes: readonly number[]): number {
  return countLines({ bankers: selections.map(({ banker }) => banker), sizes })
}

/** The win and the place. */
const EACH_WAY_LINES = 2

/** Returns the number of lines; in the mode `single`, of coupons. */
export function linesIn({ selections, mode, sizes, eachWay }: Slip): number {
  if (mode === 'single') return eachWay === null ? selections.length : EACH_WAY_LINES
  return mode === 'combined' ? Math.min(1, selections.length) : lineCount(selections, sizes)
}

/** Returns the field `system` of the request; `null` for combined coupons and singles. */
export function systemOf({ mode, sizes }: Slip): number[] | null {
  return mode === 'system' ? [...sizes].sort((a, b) => a - b) : null
}
