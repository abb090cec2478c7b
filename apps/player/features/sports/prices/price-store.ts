import type { Change, SportsEvent } from '../api/types.ts'

type MarketState = SportsEvent['markets'][number]['state']
type Move = 'up' | 'down' | null

/** The price of one outcome as a button shows it. `moves` rises with each change, to restart the animation. */
export type PriceCell = {
  readonly odds: number
  readonly open: boolean
  readonly move: Move
  readonly moves: number
}

/** Parts of an event that change, without its prices. */
export type EventCell = Pick<
  SportsEvent,
  'version' | 'state' | 'score' | 'periods' | 'redCards' | 'clock' | 'service' | 'marketCount'
>

/** An event with prices: a match, or a season. */
export type PricedEvent = EventCell & Pick<SportsEvent, 'eventID' | 'markets'>

type Deps = {
  /** Runs once before the next frame. */
  readonly schedule: (run: () => void) => void
  /** Called with events whose changes were missed, or that have markets unknown to the page. */
  readonly onStale: (eventIDs: readonly number[]) => void
}

type State = Deps & {
  readonly events: Map<number, EventCell>
  readonly markets: Map<string, MarketState>
  readonly prices: Map<string, PriceCell>
  readonly listeners: Map<string, Set<() => void>>
  readonly dirty: Set<string>
  readonly stale: Set<number>
  scheduled: boolean
}

export const eventKey = (eventID: number) => `e${eventID}`
export const marketKey = (eventID: number, market: string) => `m${eventID}|${market}`
export const priceKey = (eventID: number, market: string, outcome: string) =>
  `p${eventID}|${market}|${outcome}`

/**
 * Creates the store of prices outside of React. A component subscribes to one key, so a change renders only
 * the buttons whose prices changed. Listeners are called once per frame.
 */
export function createPriceStore(deps: Deps) {
  const state: State = {
    ...deps,
    events: new Map(),
    markets: new Map(),
    prices: new Map(),
    listeners: new Map(),
    dirty: new Set(),
    stale: new Set(),
    scheduled: false,
  }
  return {
    takeEvents: (events: readonly PricedEvent[]) => events.forEach((event) => takeEvent(state, event)),
    takeChanges: (changes: readonly Change[]) => changes.forEach((change) => takeChange(state, change)),
    event: (eventID: number) => state.events.get(eventID),
    price: (key: string) => state.prices.get(key),
    market: (key: string) => state.markets.get(key),
    subscribe: (key: string, listener: () => void) => subscribe(state, key, listener),
  }
}

export type PriceStore = ReturnType<typeof createPriceStore>

function subscribe({ listeners }: State, key: string, listener: () => void): () => void {
  const known = listeners.get(key) ?? new Set()
  listeners.set(key, known.add(listener))
  return () => {
    known.delete(listener)
    if (known.size === 0) listeners.delete(key)
  }
}

/** Stores a whole event. An older version than the known one changes nothing. */
function takeEvent(state: State, event: PricedEvent): void {
  const known = state.events.get(event.eventID)
  if (known && known.version > event.version) return
  setEvent(state, event.eventID, event)
  for (const market of event.markets) takeMarket(state, event.eventID, market)
}

/** Stores a change. A gap between its previous and the known version marks the event as stale. */
function takeChange(state: State, change: Change): void {
  const known = state.events.get(change.eventID)
  if (!known || change.version <= known.version) return
  if (change.previous > known.version) markStale(state, change.eventID)
  setEvent(state, change.eventID, change)
  for (const market of change.markets) {
    if (!state.markets.has(marketKey(change.eventID, market.market))) markStale(state, change.eventID)
    takeMarket(state, change.eventID, market)
  }
}

function setEvent(state: State, eventID: number, from: EventCell): void {
  const { version, score, periods, redCards, clock, service, marketCount } = from
  state.events.set(eventID, {
    version,
    state: from.state,
    score,
    periods,
    redCards,
    clock,
    service,
    marketCount,
  })
  mark(state, eventKey(eventID))
}

type MarketChange = Change['markets'][number]

function takeMarket(
  state: State,
  eventID: number,
  { market, state: marketState, outcomes }: MarketChange,
): void {
  const key = marketKey(eventID, market)
  if (state.markets.get(key) !== marketState) {
    state.markets.set(key, marketState)
    mark(state, key)
  }
  const isActive = marketState === 'active'
  for (const { outcome, odds, open } of outcomes)
    setPrice(state, priceKey(eventID, market, outcome), odds, isActive && open)
}

function setPrice(state: State, key: string, odds: number, open: boolean): void {
  const known = state.prices.get(key)
  if (known && known.odds === odds && known.open === open) return
  const moved = known !== undefined && known.odds !== odds
  const move = moved ? (odds > known.odds ? 'up' : 'down') : (known?.move ?? null)
  state.prices.set(key, { odds, open, move, moves: (known?.moves ?? 0) + (moved ? 1 : 0) })
  mark(state, key)
}

function markStale(state: State, eventID: number): void {
  state.stale.add(eventID)
}

function mark(state: State, key: string): void {
  state.dirty.add(key)
  if (state.scheduled) return
  state.scheduled = true
  state.schedule(() => flush(state))
}

function flush(state: State): void {
  state.scheduled = false
  const keys = [...state.dirty]
  state.dirty.clear()
  for (const key of keys) for (const listener of state.listeners.get(key) ?? []) listener()
  if (state.stale.size === 0) return
  const stale = [...state.stale]
  state.stale.clear()
  state.onStale(stale)
}
