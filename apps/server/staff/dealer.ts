import {
  dealerChangeShoe,
  dealerCorrectRound,
  dealerEnter,
  dealerLeave,
  dealerOffer,
  dealerReviews,
  dealerSetStream,
  dealerState,
  dealerTables,
  dealerTake,
  dealerVoidEntry,
  dealerVoidRound,
} from '@poyraz/contract/backoffice'
import type { Result } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { say } from '../say.ts'
import { cardText, readHandValue } from './card-text.ts'
import type { Backoffice, Refused } from './client.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  not_found: 'There is no such table that is dealt by hand, or no such round.',
  table_taken: 'Another account has the table.',
  table_not_held: 'You do not have the table: take it first. The lease lasts 20 seconds; show renews it.',
  entry_closed: 'The round takes no entry now: bets are open, it is decided, or its time is up.',
  entry_order: 'This place has another value, or its turn has not come.',
  card_unavailable: 'All of these cards have left the shoe.',
  shoe_finished: 'The cut card was reached: change the shoe.',
  state_conflict: 'That is so already, or the round is not paid yet.',
  stream_origin: 'The address is not of this site, nor of an origin in STREAM_ORIGINS.',
  approval_required: 'A second person must give the same command within 24 hours.',
  same_person: 'A second person must give the same command.',
}
const SAY_VALUE = 'Say the number of the wheel, 0 to 36, or a card such as 9h, Td or Qs.'
const SAY_STREAM = 'Say the video, such as hls=https://video.example/table.m3u8 or whep=ADDRESS, or off.'

type Command = (backoffice: Backoffice, order: Order) => Promise<number>
const COMMANDS: Readonly<Record<string, Command>> = {
  tables,
  show,
  take: (backoffice, order) => handle(backoffice, dealerTake, order),
  offer: (backoffice, order) => handle(backoffice, dealerOffer, order),
  leave: (backoffice, order) => handle(backoffice, dealerLeave, order),
  enter,
  'void-entry': voidEntry,
  'void-round': voidRound,
  shoe: changeShoe,
  correct,
  reviews,
  stream,
}

/** Commands of dealers and the floor: tables that are dealt by hand. The console of dealers does the same. */
export async function dealer(backoffice: Backoffice, order: Order): Promise<number | null> {
  const command = Object.hasOwn(COMMANDS, order.action) ? COMMANDS[order.action] : undefined
  return command ? command(backoffice, order) : null
}

/** Returns the number of a table; 0, which no table has, for other words. */
const tableOf = (subject: string) => (/^\d{1,9}$/.test(subject) ? Number(subject) : 0)

type Desk = Extract<Awaited<ReturnType<typeof stateOf>>, { readonly ok: true }>['value']
const stateOf = (backoffice: Backoffice, { subject }: Order) =>
  backoffice.call(dealerState, { tableID: tableOf(subject) })

async function tables(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(dealerTables, {}),
    ({ tableID, name, game, dealer: by, isOffered }) =>
      `${tableID}  ${name}  ${game}  ${by === null ? 'nobody' : by}${isOffered ? '  offered' : ''}`,
    ({ length }) => say(`${length} tables.`),
  )
}

async function show(backoffice: Backoffice, order: Order): Promise<number> {
  return sayDesk(await stateOf(backoffice, order))
}

async function handle(
  backoffice: Backoffice,
  procedure: typeof dealerTake | typeof dealerOffer | typeof dealerLeave,
  { subject }: Order,
): Promise<number> {
  return sayDesk(await backoffice.call(procedure, { tableID: tableOf(subject) }))
}

/** Enters the next value of the present round. */
async function enter(backoffice: Backoffice, order: Order): Promise<number> {
  const found = await stateOf(backoffice, order)
  if (!found.ok) return sayRefused(found.error, REFUSALS)
  const { tableID, game, roundID, entered } = found.value
  const value = readHandValue(game, order.detail)
  if (value === null) return say(SAY_VALUE, 1)
  return sayDesk(await backoffice.call(dealerEnter, { tableID, roundID, place: entered.length, value }))
}

/** Takes the last value of the present round back. */
async function voidEntry(backoffice: Backoffice, order: Order): Promise<number> {
  const found = await stateOf(backoffice, order)
  if (!found.ok) return sayRefused(found.error, REFUSALS)
  const { tableID, roundID, entered } = found.value
  if (entered.length === 0) return say('The round has no value yet.', 1)
  const last = { tableID, roundID, place: entered.length - 1, note: order.note }
  return sayDesk(await backoffice.call(dealerVoidEntry, last))
}

async function voidRound(backoffice: Backoffice, order: Order): Promise<number> {
  const found = await stateOf(backoffice, order)
  if (!found.ok) return sayRefused(found.error, REFUSALS)
  const { tableID, roundID } = found.value
  return sayDesk(await backoffice.call(dealerVoidRound, { tableID, roundID, note: order.note }))
}

async function changeShoe(backoffice: Backoffice, { subject, note }: Order): Promise<number> {
  return sayDesk(await backoffice.call(dealerChangeShoe, { tableID: tableOf(subject), note }))
}

async function correct(backoffice: Backoffice, { subject: roundID, note }: Order): Promise<number> {
  const done = await backoffice.call(dealerCorrectRound, { roundID, note })
  if (!done.ok) return sayRefused(done.error, REFUSALS)
  const { voided, refused } = done.value
  return say(`${voided} bets are returned${refused > 0 ? `, ${refused} wins are spent and stay` : ''}.`)
}

async function reviews(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(dealerReviews, {}),
    ({ reason, at, round, playerID, staked, returned }) =>
      `${reason}  ${new Date(at).toISOString()}  ` +
      (round
        ? `table ${round.tableID} round ${round.roundID}  ${round.dealer ?? 'nobody'}`
        : `player ${playerID}`) +
      `  staked ${formatMoney(staked, 'tr')}  returned ${formatMoney(returned, 'tr')}`,
    (items, total) => say(`${items.length} of ${total} to check.`),
  )
}

async function stream(backoffice: Backoffice, { subject, detail, note }: Order): Promise<number> {
  const [, kind, url] = /^(hls|whep)=(.+)$/.exec(detail) ?? []
  if (detail !== 'off' && (kind === undefined || url === undefined)) return say(SAY_STREAM, 1)
  const video = kind === undefined || url === undefined ? null : { kind: kind as 'hls' | 'whep', url }
  const done = await backoffice.call(dealerSetStream, { tableID: tableOf(subject), stream: video, note })
  if (!done.ok) return sayRefused(done.error, REFUSALS)
  return say(`Table ${subject} has ${video ? 'a new' : 'no'} video.`)
}

/** Prints the round of a table as its dealer sees it. */
function sayDesk(found: Result<Desk, Refused>): number {
  if (!found.ok) return sayRefused(found.error, REFUSALS)
  const { tableID, name, game, dealer: by, isOwn, isOffered, number, phase, next, shoe } = found.value
  const { rests, label, players, staked, entered, roundID } = found.value
  const holder = by === null ? 'nobody' : `${by}${isOwn ? ' (you)' : ''}${isOffered ? ', offered' : ''}`
  say(`${tableID}  ${name}  dealt by ${holder}${rests ? '  rests' : ''}`)
  say(`round ${number}  ${roundID}  ${phase}  ${players} players, ${formatMoney(staked, 'tr')}`)
  for (const { place, value } of entered) say(`  ${place}  ${valueText(game, value)}`)
  if (shoe) say(`shoe ${shoe.number}  ${shoe.left} cards left`)
  if (label !== null) return say(`result ${label}`)
  return say(next === null ? 'No entry is due.' : `Next: ${next}.`)
}

const valueText = (game: Desk['game'], value: number) =>
  game === 'roulette' ? String(value) : cardText(value)
