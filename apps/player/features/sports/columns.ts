import type { Market, SportsEvent } from './api/types.ts'
import { hasOwnLine } from './market-lines.ts'

/** Maximum number of price columns in a list. */
const COLUMNS_MAX = 3

/** Outcomes with a short name of their own in lists. */
const SHORT_OUTCOMES = ['1', 'X', '2', 'U', 'O', 'Y', 'N', 'ODD', 'EVEN'] as const
export type ShortOutcome = (typeof SHORT_OUTCOMES)[number]

export const shortOutcome = (code: string) => SHORT_OUTCOMES.find((one) => one === code)

/** Markets that follow from the result, which is in the first column. Lists prefer other markets to them. */
const LAST = ['FT_DC', 'FT_DNB'] as const
const rankOf = (code: string) => (LAST.some((one) => one === code) ? 1 : 0)

/**
 * Returns the markets that the lists of these events show, each of the event that has most of its outcomes:
 * one that is all but certain has no price.
 */
export function columnsOf(events: readonly SportsEvent[]): readonly Market[] {
  const columns = new Map<string, Market>()
  for (const market of events.flatMap(({ markets }) => markets.filter(isNarrow)))
    if (market.outcomes.length > (columns.get(market.code)?.outcomes.length ?? 0))
      columns.set(market.code, market)
  return [...columns.values()].toSorted((a, b) => rankOf(a.code) - rankOf(b.code)).slice(0, COLUMNS_MAX)
}

/** Returns the market of a column: the first line of its code that the event has. */
export function marketOf({ markets }: SportsEvent, code: string): Market | undefined {
  return markets.find((market) => market.code === code && isNarrow(market))
}

/**
 * Classes of a column: phones show the first market only. The third one needs a wide list, with a line of its
 * own a wider one: else no room is left for the names of the teams.
 */
export function columnClass(place: number, market: Market): string {
  const width = market.outcomes.length === 3 ? '@row:w-54' : hasOwnLine(market) ? '@row:w-46' : '@row:w-36'
  const third = hasOwnLine(market) ? '@max-wider:hidden' : '@max-wide:hidden'
  const hidden = ['', '@max-row:hidden', third][place] ?? 'hidden'
  return `@row:flex-none ${width} ${hidden}`
}

const isNarrow = ({ outcomes }: Market) => outcomes.length === 2 || outcomes.length === 3
