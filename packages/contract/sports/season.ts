import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import { BET_SPORTS } from './bet-sports.ts'
import { EVENT_STATES, marketItem, outcomeItem } from './catalogue.ts'

/** Terms of each-way bets: the place part pays on the first `places`, at 1/`fraction` of the odds. */
export const eachWayTerms = z.strictObject({
  places: z.int().min(2).max(10),
  fraction: z.int().min(2).max(10),
})

const outrightMarket = marketItem.extend({
  /** `null` where each-way bets are not taken. */
  eachWay: eachWayTerms.nullable(),
  outcomes: z.array(
    outcomeItem.extend({
      /** `null` for an outcome of several runners, such as `3-5`. */
      teamID: catalogueId.nullable(),
      /** False where the place part would be worth more than its odds, or takes no bets. */
      eachWay: z.boolean(),
    }),
  ),
})

/** Bets on the outcome of a whole season. */
export const outrightItem = z.strictObject({
  eventID: catalogueId,
  sport: z.enum(BET_SPORTS),
  leagueID: catalogueId,
  /** League and season, in the language of the call. */
  title: z.string(),
  season: z.int(),
  /** Kick-off of the last round; bets end then. */
  startsAt: z.iso.datetime(),
  state: z.enum(EVENT_STATES),
  version: z.int().nonnegative(),
  /** No bets are taken while a round is played. */
  markets: z.array(outrightMarket),
})
export type OutrightItem = z.output<typeof outrightItem>
