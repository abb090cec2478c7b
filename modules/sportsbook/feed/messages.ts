import type { PlaceTerms } from '@poyraz/betting'
import type { MatchState } from '@poyraz/betting/football'
import type { EventState, IncidentKind } from '@poyraz/contract'

/** Names of a provider's feed; every source sends these messages. `sequence` orders those of one event. */
type Base = { readonly eventId: number; readonly sequence: number }

export type FeedOutcome = {
  readonly outcome: string
  readonly odds: number
  /** Fair chance in millionths, pushes left out. */
  readonly chance: number
  /** Part of a stake that returns on average, in millionths; missing where none does. */
  readonly push?: number | undefined
}
export type FeedMarket = {
  readonly market: string
  readonly group: string
  readonly outcomes: readonly FeedOutcome[]
  /** Terms of each-way bets on its outcomes; the place part is settled by the market `PLACE` of these places. */
  readonly eachWay?: PlaceTerms
}

export type FeedScore = { readonly home: number; readonly away: number }
export type FeedIncident = {
  readonly kind: IncidentKind
  readonly side: 'home' | 'away' | null
  readonly seconds: number
  readonly score: FeedScore
  readonly text: string | null
}
/** Score and clock of a running or finished event. */
export type FeedFacts = {
  readonly score: FeedScore
  readonly periods: readonly FeedScore[]
  readonly redCards: FeedScore
  readonly clock: {
    readonly period: string
    readonly seconds: number
    readonly at: string
    readonly running: boolean
    readonly speed: number
    /** The team with more players on the ice. */
    readonly powerPlay?: 'home' | 'away' | null
  } | null
  /** Server, and the points of the running game as they are called; for sports with a service. */
  readonly service?: {
    readonly side: 'home' | 'away'
    readonly points: { readonly home: string; readonly away: string } | null
  } | null
  readonly incidents: readonly FeedIncident[]
  readonly stats: readonly { readonly stat: string; readonly home: number; readonly away: number }[]
}

/** Result of an outcome by the void factor and the dead-heat factor of a provider. */
export type FeedResult = {
  readonly outcome: string
  readonly result: 'won' | 'lost'
  /** 1 void, 0.5 half of the stake void. */
  readonly voidFactor: 0 | 0.5 | 1
  /** Tied runners and the places that they share. */
  readonly deadHeat?: { readonly places: number; readonly tied: number }
}

export type FeedMessage =
  | (Base & {
      readonly type: 'odds_change'
      readonly state: EventState
      readonly facts: FeedFacts | null
      /** All markets that take bets now; others are suspended. */
      readonly markets: readonly FeedMarket[]
      /** State of the score model behind these prices, for bet builders; football alone has one. */
      readonly joint?: MatchState | null
    })
  | (Base & {
      readonly type: 'bet_stop'
      readonly state: EventState
      readonly facts: FeedFacts | null
    })
  | (Base & {
      readonly type: 'bet_settlement'
      readonly markets: readonly { readonly market: string; readonly results: readonly FeedResult[] }[]
    })
  | (Base & { readonly type: 'rollback_bet_settlement'; readonly markets: readonly string[] })
  | (Base & {
      readonly type: 'bet_cancel'
      readonly markets: readonly string[]
      /** Bets accepted in this time are void; without it all bets are. */
      readonly from: Date | null
      readonly to: Date | null
    })
  | (Base & { readonly type: 'rollback_bet_cancel'; readonly markets: readonly string[] })

export type MessageOf<Type extends FeedMessage['type']> = Extract<FeedMessage, { readonly type: Type }>
