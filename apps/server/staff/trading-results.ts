import {
  tradingCorrectPrice,
  tradingResults,
  tradingSettle,
  tradingVoid,
  tradingVoidEvent,
  tradingWithdrawResult,
} from '@poyraz/contract/backoffice'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  not_found: 'There is no such market, or it has no such outcome.',
  state_conflict: 'That is so already.',
  approval_required: 'A second person must give the same command within 24 hours.',
}
const MARKET = /^market:(\d{1,9})\/([^/]+)$/
const SAY_MARKET = 'Say the market, such as market:501/FT_1X2.'
const RESULTS = ['won', 'lost', 'void', 'half_won', 'half_lost'] as const

/** Commands about results by hand; each takes two people. */
export const RESULT_COMMANDS = {
  results,
  settle,
  void: voidMarket,
  withdraw,
  correct,
  'void-event': voidEvent,
}

async function results(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(tradingResults, {}),
    ({ eventID, market, kind, results: named, at, by, reason }) =>
      `market:${eventID}/${market}  ${kind}  ` +
      `${named.map(({ outcome, result }) => `${outcome}=${result}`).join(',')}  ${at}  ${by}  ${reason}`,
    ({ length }) => say(`${length} in force.`),
  )
}

async function settle(backoffice: Backoffice, { subject, detail, note }: Order): Promise<number> {
  const market = marketOf(subject)
  if (market === null) return say(SAY_MARKET, 1)
  const named = resultsOf(detail)
  if (named === null)
    return say(`Say outcomes such as 1 or 1=half_won,2=half_lost; results are ${RESULTS.join(', ')}.`, 1)
  const done = await backoffice.call(tradingSettle, { ...market, results: named, note })
  return done.ok ? say(`${subject} is settled.`) : sayRefused(done.error, REFUSALS)
}

async function voidMarket(backoffice: Backoffice, { subject, note }: Order): Promise<number> {
  const market = marketOf(subject)
  if (market === null) return say(SAY_MARKET, 1)
  const done = await backoffice.call(tradingVoid, { ...market, note })
  return done.ok ? say(`${subject} is void.`) : sayRefused(done.error, REFUSALS)
}

async function withdraw(backoffice: Backoffice, { subject, note }: Order): Promise<number> {
  const market = marketOf(subject)
  if (market === null) return say(SAY_MARKET, 1)
  const done = await backoffice.call(tradingWithdrawResult, { ...market, note })
  return done.ok ? say(`${subject} has the result of the feed.`) : sayRefused(done.error, REFUSALS)
}

const OUTCOME = /^outcome:(\d{1,9})\/([^/]+)\/(.+)$/

/** `ODDS` counts legs at the right price; `ODDS,void` voids them. */
async function correct(backoffice: Backoffice, { subject, detail, note }: Order): Promise<number> {
  const [, id, market, outcome] = OUTCOME.exec(subject) ?? []
  const [odds, word] = detail.split(',')
  const milli = Math.round(Number(odds) * 1_000)
  if (market === undefined || outcome === undefined || !(milli > 0) || (word ?? 'void') !== 'void')
    return say('Say the outcome and the right odds, such as outcome:501/FT_1X2/1 2.10 or 2.10,void.', 1)
  const correction = word === undefined ? 'price' : 'void'
  const wrong = { eventID: Number(id), market, outcome, odds: milli, correction } as const
  const done = await backoffice.call(tradingCorrectPrice, { ...wrong, note })
  if (!done.ok) return sayRefused(done.error, { ...REFUSALS, state_conflict: 'No coupon is concerned.' })
  const { coupons, more } = done.value
  return say(`${coupons} coupons are corrected.${more ? ' There are more: give the command again.' : ''}`)
}

async function voidEvent(backoffice: Backoffice, { subject, detail, note }: Order): Promise<number> {
  const [, id] = /^event:(\d{1,9})$/.exec(subject) ?? []
  const markets = (['undecided', 'all'] as const).find((one) => one === detail)
  if (id === undefined || markets === undefined)
    return say('Say the event, and undecided or all, such as event:501 undecided.', 1)
  const done = await backoffice.call(tradingVoidEvent, { eventID: Number(id), markets, note })
  return done.ok ? say(`${done.value.markets} markets are void.`) : sayRefused(done.error, REFUSALS)
}

function marketOf(subject: string): { eventID: number; market: string } | null {
  const [, id, market] = MARKET.exec(subject) ?? []
  return id === undefined || market === undefined ? null : { eventID: Number(id), market }
}

/** Parses `1` as `1=won`, and several outcomes with commas; `null` for an unknown result. */
function resultsOf(text: string) {
  const parts = text.split(',').map((part) => {
    const [outcome = '', word = 'won'] = part.split('=')
    return { outcome, result: RESULTS.find((one) => one === word) }
  })
  const named = parts.flatMap(({ outcome, result }) =>
    result && outcome !== '' ? [{ outcome, result }] : [],
  )
  return named.length === parts.length ? named : null
}
