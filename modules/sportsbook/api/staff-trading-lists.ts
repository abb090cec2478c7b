import type { Language, Registry } from '@poyraz/contract'
import {
  tradingAlarms,
  tradingEvent,
  tradingEvents,
  tradingExposure,
  tradingInterventions,
  tradingTicker,
  tradingTree,
} from '@poyraz/contract/backoffice'
import { assert, err, kurus, ok } from '@poyraz/kernel'
import { LIABILITY_MAX } from '../commands/check.ts'
import type { SportsCtx } from '../ctx.ts'
import { listAlarms } from '../store/alarms.ts'
import { legsOf } from '../store/coupons.ts'
import { findListed, type ListedEvent, listEvents } from '../store/events.ts'
import { type Exposed, listExposure } from '../store/exposure.ts'
import { listInterventions } from '../store/interventions.ts'
import { tradingTreeOf } from '../store/tables.ts'
import { latestCoupons } from '../store/ticker.ts'
import { isStopped, offeredMarkets } from '../trading/offer.ts'
import { marketName, outcomeName, sideNames } from './names.ts'

const OPEN_STATES = ['live', 'upcoming'] as const
/** Prices of one event are all shown; more outcomes than any event has. */
const OUTCOMES_MAX = 5_000

/** Registers what traders read. */
export function addTradingLists(registry: Registry, ctx: SportsCtx): void {
  const { db } = ctx.database
  registry.add(tradingTree, async () => ok(await tradingTreeOf(db)))
  registry.add(tradingEvents, async ({ input: { sport, leagueID: leagueId, limit, offset }, lang }) => {
    const filter = { sport, leagueId, states: OPEN_STATES, limit, offset, newestFirst: false }
    const { items, total } = await listEvents(db, filter)
    return ok({ items: items.map((event) => presentEvent(event, lang)), total, limit, offset })
  })
  registry.add(tradingEvent, async ({ input: { eventID }, lang }) => {
    const [event] = await findListed(db, [eventID])
    if (!event) return err({ error: 'not_found' })
    const { items } = await listExposure(db, { limit: OUTCOMES_MAX, offset: 0 }, eventID)
    const interventions = event.interventions.map((one) => ({ ...one }))
    return ok({ ...presentEvent(event, lang), interventions, markets: presentMarkets(event, items, lang) })
  })
  registry.add(tradingInterventions, async ({ input: { limit, offset } }) => {
    const { items, total } = await listInterventions(db, { limit, offset })
    const shown = items.map(({ kind, target, value, reason, by, at }) => ({
      kind,
      target,
      value,
      reason,
      by,
      at: at.toISOString(),
    }))
    return ok({ items: shown, total, limit, offset })
  })
  registry.add(tradingAlarms, async ({ input: { limit, offset, all } }) => {
    const { items, total } = await listAlarms(db, { limit, offset }, !all)
    return ok({ items: items.map(presentAlarm), total, limit, offset })
  })
  addMoney(registry, ctx)
}

function addMoney(registry: Registry, { database: { db } }: SportsCtx): void {
  registry.add(tradingExposure, async ({ input: { eventID = null, limit, offset }, lang }) => {
    const { items, total } = await listExposure(db, { limit, offset }, eventID)
    const name = await namer(db, items, lang)
    const shown = items.map((one) => ({
      ...name(one),
      liability: kurus(one.liability),
      limit: kurus(LIABILITY_MAX),
    }))
    return ok({ items: shown, total, limit, offset })
  })
  registry.add(tradingTicker, async ({ input: { eventID = null, stakeMin, limit, offset }, lang }) => {
    const filter = { eventId: eventID, stakeMin: stakeMin ?? kurus(0), limit, offset }
    const { items, total } = await latestCoupons(db, filter)
    const legs = await legsOf(
      db,
      items.map(({ id }) => id),
    )
    const name = await namer(db, legs, lang)
    const shown = items.map((coupon) => ({
      couponID: coupon.id,
      playerID: coupon.playerId,
      placedAt: coupon.placedAt.toISOString(),
      state: coupon.state,
      lines: coupon.lines,
      stake: coupon.stake,
      totalOdds: Number(coupon.oddsMilli),
      potentialWin: coupon.potential,
      legs: legs
        .filter(({ couponId }) => couponId === coupon.id)
        .map((leg) => ({ ...name(leg), odds: leg.oddsMilli, live: leg.live })),
    }))
    return ok({ items: shown, total, limit, offset })
  })
}

type Outcome = Pick<Exposed, 'eventId' | 'market' | 'outcome'>

/** Returns a function that names outcomes of these events. */
async function namer(db: SportsCtx['database']['db'], outcomes: readonly Outcome[], lang: Language) {
  const events = await findListed(db, [...new Set(outcomes.map(({ eventId }) => eventId))])
  const byId = new Map(events.map((event) => [event.id, event]))
  return ({ eventId, market, outcome }: Outcome) => {
    const event = byId.get(eventId)
    assert(event, 'an outcome has its event')
    return {
      eventID: eventId,
      ...sideNames(event, lang),
      market,
      marketName: marketName(market, lang, event),
      outcome,
      outcomeName: outcomeName(market, outcome, lang, event),
    }
  }
}

function presentEvent(event: ListedEvent, lang: Language) {
  return {
    eventID: event.id,
    sport: event.sport,
    leagueID: event.leagueId,
    leagueName: event.leagueName,
    ...sideNames(event, lang),
    startsAt: event.startsAt.toISOString(),
    state: event.state,
    score: event.facts?.score ?? null,
    marketCount: event.marketCount,
    feedStop: event.feedStop,
    suspended: isStopped(event),
  }
}

function presentMarkets(event: ListedEvent, exposed: readonly Exposed[], lang: Language) {
  const atRisk = new Map(exposed.map((one) => [`${one.market}/${one.outcome}`, one.liability]))
  const feed = new Map(event.markets.map((market) => [market.market, market.outcomes]))
  return offeredMarkets(event).map(({ market, state, outcomes }) => ({
    market,
    name: marketName(market, lang, event),
    state,
    outcomes: outcomes.map(({ outcome, odds, chance, open }, place) => ({
      outcome,
      feedOdds: feed.get(market)?.[place]?.odds ?? odds,
      odds,
      chance,
      open,
      liability: kurus(atRisk.get(`${market}/${outcome}`) ?? 0n),
    })),
  }))
}

type Alarm = Awaited<ReturnType<typeof listAlarms>>['items'][number]

function presentAlarm(alarm: Alarm) {
  return {
    alarmID: Number(alarm.id),
    at: alarm.at.toISOString(),
    kind: alarm.kind,
    source: alarm.source,
    eventID: alarm.eventId,
    details: alarm.message ?? '',
    acknowledgedAt: alarm.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: alarm.acknowledgedBy,
  }
}
