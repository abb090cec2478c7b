import { BUILDER_MARKET, builderOutcome } from '@poyraz/betting'
import { BUILDER_PARTS_MAX } from '@poyraz/contract/constants'
import { create } from 'zustand'
import type { SportsEvent } from '../api/types.ts'
import { type Selection, selectionOf } from './slip.ts'

/** A selection inside a bet builder, with its names. */
export type Part = {
  readonly market: string
  readonly marketName: string
  readonly outcome: string
  readonly outcomeName: string
}

export const PARTS_MIN = 2

type Builder = {
  /** The match whose page builds a bet; `null` while none does. */
  readonly eventID: number | null
  readonly parts: readonly Part[]
}
const EMPTY: Builder = { eventID: null, parts: [] }

/** The bet that the player builds from selections of one match. */
export const useBuilder = create<Builder>(() => EMPTY)

const isSame = (a: Part, b: Part) => a.market === b.market && a.outcome === b.outcome

export const builderActions = {
  start: (eventID: number) =>
    useBuilder.setState(({ eventID: of, parts }) => ({ eventID, parts: of === eventID ? parts : [] })),
  clear: () => useBuilder.setState({ parts: [] }),
  end: () => useBuilder.setState(EMPTY),
  remove: (part: Part) =>
    useBuilder.setState(({ parts }) => ({ parts: parts.filter((one) => !isSame(one, part)) })),
  toggle: (part: Part) => useBuilder.setState(({ parts }) => ({ parts: withToggled(parts, part) })),
}

/** Adds a part or removes it. Another outcome of the same market replaces the former one. */
function withToggled(parts: readonly Part[], part: Part): readonly Part[] {
  if (parts.some((one) => isSame(one, part))) return parts.filter((one) => !isSame(one, part))
  const others = parts.filter(({ market }) => market !== part.market)
  return others.length < BUILDER_PARTS_MAX ? [...others, part] : parts
}

/** Returns true if the part is chosen. */
export const hasPart = (parts: readonly Part[], market: string, outcome: string) =>
  parts.some((one) => one.market === market && one.outcome === outcome)

/** Returns the built bet as a selection of the coupon. */
export function builtSelection(
  event: SportsEvent,
  parts: readonly Part[],
  price: { readonly odds: number; readonly version: number; readonly marketName: string },
): Selection {
  const outcomeName = parts.map((part) => part.outcomeName).join(' + ')
  const leg = { market: BUILDER_MARKET, outcome: builderOutcome(parts), outcomeName }
  return { ...selectionOf(event, { ...price, ...leg }), parts }
}
