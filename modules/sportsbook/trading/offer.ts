import { offer } from '@poyraz/betting/prices'
import type { MarketState } from '@poyraz/contract'
import type { FeedOutcome } from '../feed/messages.ts'
import type { StoredEvent, StoredMarket } from '../store/events.ts'
import { orderOddsAt } from '../virtual/race-markets.ts'

export type OfferedOutcome = FeedOutcome & {
  /** True if staff suspended it alone; its market may take bets. */
  readonly stopped: boolean
  /** False if it is stopped, or if its price of staff is far above the fair one now (`isGivenAway`). */
  readonly open: boolean
}
type Prices = { readonly outcomes: readonly OfferedOutcome[] }
export type OfferedMarket = Omit<StoredMarket, 'outcomes'> & Prices

type Situation = Pick<StoredEvent, 'id' | 'markets' | 'feedStop' | 'interventions'>

/** Odds times chance of a fair price, in thousandths times millionths. */
export const FAIR = 1_000_000_000
/**
 * Average return of a stake, by the model, up to which a price of staff takes bets: ten percent above the
 * fair price.
 */
const STAFF_RETURN_MAX = 1.1

/**
 * Returns true for a price that is given away: it returns more than `STAFF_RETURN_MAX` by the chance of the
 * feed.
 */
export function isGivenAway(odds: number, chance: number): boolean {
  return odds * chance > FAIR * STAFF_RETURN_MAX
}

/**
 * Returns the markets as players get them: those of the feed with the interventions of staff. A price counts
 * before a margin, and the margin with the smallest target before wider ones. An outcome takes no bets while
 * its price of staff is given away by the chance of the feed.
 */
export function offeredMarkets(event: Situation): readonly OfferedMarket[] {
  const { markets, interventions } = event
  const isSuspended = event.feedStop !== null || isStopped(event)
  const nearest = marginFinder(event)
  const exceptions = new Map(interventions.map((one) => [`${one.kind} ${one.target}`, one]))
  // Most events have no intervention; a market may have thousands of outcomes.
  if (interventions.length === 0) return markets.map((market) => untouched(market, isSuspended))
  return markets.map((market) => {
    const key = `${event.id}/${market.market}`
    const stopped = isSuspended || exceptions.has(`stop market:${key}`)
    const book = nearest(key)
    const prices = book === null ? market.outcomes : pricesWithMargin(market, book)
    const outcomes = prices.map((price) => {
      const own = exceptions.get(`price outcome:${key}/${price.outcome}`)?.value ?? null
      const stopped = exceptions.has(`stop outcome:${key}/${price.outcome}`)
      const isTooHigh = own !== null && isGivenAway(own, price.chance)
      return { ...price, odds: own ?? price.odds, stopped, open: !stopped && !isTooHigh }
    })
    return { ...market, state: stateOf(market.state, stopped), outcomes }
  })
}

/** A market of the feed without interventions. */
function untouched(market: StoredMarket, isSuspended: boolean): OfferedMarket {
  const outcomes = market.outcomes.map(({ outcome, odds, chance, push }) => ({
    outcome,
    odds,
    chance,
    push,
    stopped: false,
    open: true,
  }))
  return { ...market, state: stateOf(market.state, isSuspended), outcomes }
}

/** Returns true if staff take no bets on the event, its league or its sport. */
export function isStopped({ interventions }: Pick<StoredEvent, 'interventions'>): boolean {
  return interventions.some(({ kind, target }) => kind === 'stop' && /^(sport|league|event):/.test(target))
}

/** A decided market stays decided. */
function stateOf(state: MarketState, isSuspended: boolean): MarketState {
  return state === 'active' && isSuspended ? 'suspended' : state
}

/**
 * Returns a function from a market to its book (sum of implied probabilities) in thousandths, `null` for the
 * prices of the feed.
 */
function marginFinder({ interventions }: Situation): (marketKey: string) => number | null {
  const margins = interventions.filter(({ kind }) => kind === 'margin')
  const at = (level: string) => margins.find(({ target }) => target.startsWith(`${level}:`))?.value
  const wider = at('event') ?? at('league') ?? at('sport') ?? null
  return (key) => margins.find(({ target }) => target === `market:${key}`)?.value ?? wider
}

const MILLION = 1_000_000

/** Prices the fair chances with another margin. An outcome without a price keeps that of the feed. */
function pricesWithMargin(
  { market: key, group, outcomes }: StoredMarket,
  bookMilli: number,
): readonly FeedOutcome[] {
  // A chance of zero would have no price; the smallest is one in a million.
  const fair = outcomes.map(({ outcome, chance }) => ({ outcome, chance: Math.max(chance, 1) / MILLION }))
  const priced = offer(
    { key, group, code: key, line: null, outcomes: fair },
    { book: bookMilli / 1000, method: 'power' },
  )
  const odds = new Map(priced?.outcomes.map(({ outcome, oddsMilli }) => [outcome, oddsMilli]))
  return outcomes.map((one, place) => {
    const ofOrder = orderOddsAt(key, fair[place]?.chance ?? 1, bookMilli / 1000)
    return { ...one, odds: ofOrder ?? odds.get(one.outcome) ?? one.odds }
  })
}
