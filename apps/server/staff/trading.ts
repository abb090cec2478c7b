import { SPORTS } from '@poyraz/contract'
import {
  tradingAcknowledge,
  tradingAlarms,
  tradingEvent,
  tradingEvents,
  tradingExposure,
  tradingInterventions,
  tradingResume,
  tradingSetMargin,
  tradingSetPrice,
  tradingSuspend,
  tradingTicker,
  tradingTree,
} from '@poyraz/contract/backoffice'
import type { Kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'
import { RESULT_COMMANDS } from './trading-results.ts'

const REFUSALS = {
  not_found: 'There is no such event, league, market, outcome or alarm.',
  state_conflict: 'That is so already.',
  trading_target:
    'Say what: sport:football, league:3, event:501, market:501/FT_1X2 or outcome:501/FT_1X2/1; a price needs an outcome.',
}

type Command = (backoffice: Backoffice, order: Order) => Promise<number>
const COMMANDS: Readonly<Record<string, Command>> = {
  tree,
  events,
  show,
  rules,
  suspend,
  resume,
  margin,
  price,
  exposure,
  alarms,
  acknowledge,
  ticker,
  ...RESULT_COMMANDS,
}

/** Commands of traders: what is offered, at which risk, and their decisions about it. */
export async function trading(backoffice: Backoffice, order: Order): Promise<number | null> {
  const command = Object.hasOwn(COMMANDS, order.action) ? COMMANDS[order.action] : undefined
  return command ? command(backoffice, order) : null
}

const lira = (amount: Kurus) => formatMoney(amount, 'tr')
const odds = (milli: number) => (milli / 1000).toFixed(2)
const marked = (isMarked: boolean, mark: string) => (isMarked ? `  ! ${mark}` : '')

async function tree(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(tradingTree, {}),
    ({ sport, leagueID, name, live, upcoming, suspended }) =>
      `${sport}  league:${leagueID}  ${name}  ${live} live, ${upcoming} upcoming${marked(suspended, 'suspended')}`,
    ({ length }) => say(`${length} leagues.`),
  )
}

async function events(backoffice: Backoffice, { subject }: Order): Promise<number> {
  const sport = SPORTS.find((one) => one === subject)
  if (subject !== '' && sport === undefined) return say(`Sports are ${SPORTS.join(', ')}.`, 1)
  return sayList(
    await backoffice.call(tradingEvents, sport === undefined ? {} : { sport }),
    ({ eventID, startsAt, state, home, away, leagueName, score, marketCount, suspended, feedStop }) =>
      `event:${eventID}  ${startsAt}  ${state}  ${home} - ${away}  (${leagueName})` +
      `${score ? `  ${score.home}-${score.away}` : ''}  ${marketCount} markets` +
      marked(suspended, 'suspended') +
      marked(feedStop !== null, `feed ${feedStop}`),
    (items, total) => say(`${items.length} of ${total} events.`),
  )
}

async function show(backoffice: Backoffice, { subject }: Order): Promise<number> {
  const found = await backoffice.call(tradingEvent, { eventID: Number(subject) })
  if (!found.ok) return sayRefused(found.error, REFUSALS)
  const { home, away, state, interventions, markets } = found.value
  say(`${home} - ${away}  ${state}`)
  for (const { kind, target, value } of interventions)
    say(`${kind}  ${target}${value === null ? '' : `  ${value}`}`)
  for (const market of markets) {
    say(`${market.market}  ${market.name}  ${market.state}`)
    for (const one of market.outcomes)
      say(
        `  ${one.outcome}  ${odds(one.odds)}  feed ${odds(one.feedOdds)}  ${(one.chance / 10_000).toFixed(2)} %` +
          `  at risk ${lira(one.liability)}${marked(!one.open, 'suspended')}`,
      )
  }
  return say(`${markets.length} markets.`)
}

async function rules(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(tradingInterventions, {}),
    ({ kind, target, value, at, by, reason }) =>
      `${kind}  ${target}${value === null ? '' : `  ${value}`}  ${at}  ${by}  ${reason}`,
    ({ length }) => say(`${length} in force.`),
  )
}

async function suspend(backoffice: Backoffice, { subject: target, note }: Order): Promise<number> {
  const done = await backoffice.call(tradingSuspend, { target, note })
  return done.ok ? say(`${target} takes no bets.`) : sayRefused(done.error, REFUSALS)
}

async function resume(backoffice: Backoffice, { subject: target, note }: Order): Promise<number> {
  const done = await backoffice.call(tradingResume, { target, note })
  return done.ok ? say(`The stop of ${target} is lifted.`) : sayRefused(done.error, REFUSALS)
}

async function margin(backoffice: Backoffice, { subject: target, detail, note }: Order): Promise<number> {
  const bookMilli = detail === 'off' ? null : Math.round(1000 + Number(detail.replace(',', '.')) * 10)
  if (Number.isNaN(bookMilli)) return say('Say the margin in percent, such as 6, or off.', 1)
  const done = await backoffice.call(tradingSetMargin, { target, bookMilli, note })
  if (!done.ok) return sayRefused(done.error, REFUSALS)
  return say(`${target} has ${bookMilli === null ? 'the margin of the feed' : `a margin of ${detail} %`}.`)
}

async function price(backoffice: Backoffice, { subject: target, detail, note }: Order): Promise<number> {
  const milli = detail === 'off' ? null : Math.round(Number(detail.replace(',', '.')) * 1000)
  if (Number.isNaN(milli)) return say('Say the odds, such as 2.10, or off.', 1)
  const done = await backoffice.call(tradingSetPrice, { target, odds: milli, note })
  if (!done.ok) return sayRefused(done.error, REFUSALS)
  return say(`${target} has ${milli === null ? 'the price of the feed' : `the price ${odds(milli)}`}.`)
}

async function exposure(backoffice: Backoffice, { subject }: Order): Promise<number> {
  return sayList(
    await backoffice.call(tradingExposure, eventOf(subject)),
    ({ eventID, home, away, market, outcome, liability, limit }) =>
      `outcome:${eventID}/${market}/${outcome}  ${home} - ${away}  ${lira(liability)} of ${lira(limit)}`,
    (items, total) => say(`${items.length} of ${total} outcomes.`),
  )
}

async function alarms(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(tradingAlarms, {}),
    ({ alarmID, at, kind, source, eventID, details }) =>
      `${alarmID}  ${at}  ${kind}${source === null ? '' : `  ${source}`}` +
      `${eventID === null ? '' : `  event:${eventID}`}  ${details}`,
    (items, total) => say(`${items.length} of ${total} open alarms.`),
  )
}

async function acknowledge(backoffice: Backoffice, { subject, note }: Order): Promise<number> {
  const done = await backoffice.call(tradingAcknowledge, { alarmID: Number(subject), note })
  return done.ok ? say(`Alarm ${subject} is acknowledged.`) : sayRefused(done.error, REFUSALS)
}

async function ticker(backoffice: Backoffice, { subject }: Order): Promise<number> {
  return sayList(
    await backoffice.call(tradingTicker, eventOf(subject)),
    ({ couponID, playerID, placedAt, state, stake, totalOdds, potentialWin, legs }) =>
      `${couponID}  ${placedAt}  ${state}  ${lira(stake)} at ${odds(totalOdds)} for ${lira(potentialWin)}` +
      `  player ${playerID}  ${legs.map((leg) => `${leg.eventID}/${leg.market}/${leg.outcome}`).join(' ')}`,
    (items, total) => say(`${items.length} of ${total} coupons.`),
  )
}

const eventOf = (subject: string) => (subject === '' ? {} : { eventID: Number(subject) })
