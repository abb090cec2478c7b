import { BUILDER_MARKET, builderOutcome } from '@poyraz/betting'
import {
  type Language,
  type Registry,
  sportsBuilderPrice,
  sportsCheckCoupon,
  sportsLoadCoupon,
  sportsShareCoupon,
} from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok, SECOND_MS } from '@poyraz/kernel'
import { errorsEn, errorsTr, limitText } from '@poyraz/text'
import { checkCoupon, UNIT_STAKE_MIN } from '../commands/check.ts'
import { type Price, presentPrice, pricesOf } from '../commands/prices.ts'
import { shareSelections } from '../commands/share.ts'
import type { SportsCtx } from '../ctx.ts'
import { findListed, isMatch, type ListedEvent, readEvents } from '../store/events.ts'
import { findShared } from '../store/shared.ts'
import { marketName, namedParts, outcomeName } from './names.ts'
import { presentEvent } from './present-event.ts'
import { presentOutright } from './present-outright.ts'
import { choiceOf, selectionOf } from './selections.ts'

const ERRORS = { tr: errorsTr, en: errorsEn }

/** Registers the calls about coupons that are not placed. */
export function addSlip(registry: Registry, ctx: SportsCtx): void {
  registry.add(sportsCheckCoupon, async ({ input, lang }) => {
    const selections = input.selections.map(selectionOf)
    const { events, prices } = await current(ctx, selections)
    if (prices === null) return err({ error: 'not_found' })
    const { system: sizes = null, eachWay = null, unitStake } = input
    const request = { selections, sizes, eachWay, unitStake }
    const checked = checkCoupon(request, prices, events, 'none')
    const isLive = prices.some(({ eventId }) => events.get(eventId)?.state === 'live')
    return ok({
      prices: prices.map(presentPrice),
      lines: checked.lines,
      stake: checked.stake,
      totalOdds: Number(checked.oddsMilli),
      potentialWin: checked.potential,
      unitStakeMin: UNIT_STAKE_MIN,
      unitStakeMax: checked.unitStakeMax,
      eachWay: prices.length === 1 ? (prices[0]?.eachWay?.terms ?? null) : null,
      delaySeconds: isLive ? Math.ceil(ctx.delayMs / SECOND_MS) : 0,
      problems: checked.problems.map(({ error, legs, ...numbers }) => ({
        error,
        legs: [...legs],
        message: limitText(error, numbers, lang) ?? ERRORS[lang][error],
      })),
    })
  })
  addBuilderPrice(registry, ctx)
  addShared(registry, ctx)
}

function addBuilderPrice(registry: Registry, ctx: SportsCtx): void {
  registry.add(sportsBuilderPrice, async ({ input: { eventID, parts }, lang }) => {
    const selection = choiceOf({ eventID, market: BUILDER_MARKET, outcome: builderOutcome(parts) })
    const events = await findListed(ctx.database.db, [eventID])
    const byId = new Map(events.map((event) => [event.id, event]))
    const [price = null] = pricesOf([selection], byId, ctx.clock.nowMs())
    const [named] = price === null ? [] : namedPrice(price, events, lang)
    if (named === undefined || !price?.builder) return err({ error: 'not_found' })
    const { implied, problem } = price.builder
    return ok({
      ...named,
      implied: [...implied],
      problem: problem && { error: problem, message: ERRORS[lang][problem] },
    })
  })
}

function addShared(registry: Registry, ctx: SportsCtx): void {
  const { db } = ctx.database
  registry.add(sportsShareCoupon, async ({ input, caller, key, inputHash }) => {
    const selections = input.selections.map(choiceOf)
    const { prices } = await current(ctx, selections)
    if (prices === null) return err({ error: 'not_found' })
    const at = new Date(ctx.clock.nowMs())
    const { eachWay } = input
    const share = async () => ok({ code: await shareSelections(db, selections, at, eachWay) })
    if (caller === null) return share()
    const write = { procedure: sportsShareCoupon, playerId: caller.playerId, key, inputHash }
    return effect<{ code: string }, never>(db, write, async (tx) =>
      ok({ code: await shareSelections(tx, selections, at, eachWay) }),
    )
  })
  registry.add(sportsLoadCoupon, async ({ input: { code }, lang }) => {
    const selections = await findShared(db, code)
    if (selections === undefined) return err({ error: 'not_found' })
    const { prices } = await current(ctx, selections)
    if (prices === null) return err({ error: 'not_found' })
    const events = await findListed(db, [...new Set(selections.map(({ eventId }) => eventId))])
    return ok({
      prices: prices.flatMap((price) => namedPrice(price, events, lang)),
      events: events.filter(isMatch).map((event) => presentEvent(event, lang, false)),
      outrights: events.filter((event) => !isMatch(event)).map((event) => presentOutright(event, lang)),
      eachWay: selections.some((one) => one.eachWay === true),
    })
  })
}

/** Returns the present prices; `prices` is `null` if one of the selections never existed. */
async function current(
  { database: { db }, clock }: SportsCtx,
  selections: readonly { readonly eventId: number; readonly market: string; readonly outcome: string }[],
) {
  const held = await readEvents(db, [...new Set(selections.map(({ eventId }) => eventId))])
  const events = new Map(held.map((event) => [event.id, event]))
  const prices = pricesOf(selections, events, clock.nowMs()).flatMap((price) => price ?? [])
  return { events, prices: prices.length === selections.length ? prices : null }
}

/** A price with its names; nothing without its event. */
function namedPrice(price: Price, events: readonly ListedEvent[], lang: Language) {
  const event = events.find(({ id }) => id === price.eventId)
  if (event === undefined) return []
  return [
    {
      ...presentPrice(price),
      marketName: marketName(price.market, lang, event),
      outcomeName: outcomeName(price.market, price.outcome, lang, event),
      parts: namedParts(price, lang, event),
    },
  ]
}
