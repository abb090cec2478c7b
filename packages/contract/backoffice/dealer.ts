import { z } from 'zod'
import { catalogueId, entityId, kurusWire, paging } from '../primitives.ts'
import { HAND_PLACES_MAX, handPlace, handValue, tableStream } from '../tables/hand.ts'
import { requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const table = { tableID: catalogueId }
const round = { ...table, roundID: entityId }
const tableFields = {
  ...table,
  name: z.string(),
  game: z.enum(['roulette', 'baccarat', 'dragon-tiger']),
  /** Name of the account that has the table. */
  dealer: z.string().nullable(),
  /** The dealer offers the table to the next one. */
  isOffered: z.boolean(),
}

/** The present round of a table as its dealer sees it. Times are the server's, in milliseconds. */
const desk = z.strictObject({
  ...tableFields,
  isOwn: z.boolean(),
  roundID: entityId,
  number: z.int(),
  phase: z.enum(['betting', 'drawing', 'result']),
  at: z.int(),
  /** Deadline of the bets or of the next entry; with an outcome, the time of the payout. */
  endsAt: z.int(),
  /** The table takes no bets: it has no dealer or is closed. */
  rests: z.boolean(),
  opensAt: z.int().nullable(),
  entered: z.array(z.strictObject({ place: handPlace, value: handValue })),
  /** Place of the next entry; `null` while the round takes none. */
  next: handPlace.nullable(),
  label: z.string().nullable(),
  players: z.int(),
  staked: kurusWire,
  /** Number of the shoe and its cards that were not dealt; `null` in games without cards. */
  shoe: z.strictObject({ number: z.int(), left: z.int() }).nullable(),
  /** Latest results, newest first. */
  recent: z.array(z.string()),
  stream: tableStream.nullable(),
})

const view = { ...VIEW, class: 'dealer', permission: 'tables.deal' } as const
const deal = { ...DECISION, class: 'dealer', permission: 'tables.deal', reply: 'object', item: desk } as const
const manage = { ...DECISION, class: 'dealer', permission: 'tables.manage' } as const

export const dealerTables = staffProcedure({
  ...view,
  method: 'tables',
  docs: 'Tables that are dealt by hand, and the account that has each of them.',
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject(tableFields),
  errors: [],
})

export const dealerState = staffProcedure({
  ...view,
  method: 'state',
  docs:
    'The present round of a table that is dealt by hand. A console repeats the call; for the account that has the ' +
    'table it renews the lease of 20 seconds.',
  polls: true,
  input: z.strictObject(table),
  reply: 'object',
  item: desk,
  errors: ['not_found'],
})

export const dealerTake = staffProcedure({
  ...deal,
  method: 'take',
  docs:
    'Takes a table that nobody has, that its dealer offers, or whose lease has expired. Bets open with it. ' +
    '`table_taken`: another account has the table.',
  input: z.strictObject(table),
  errors: ['not_found', 'table_taken'],
})

export const dealerOffer = staffProcedure({
  ...deal,
  method: 'offer',
  docs: 'Offers the own table to the next dealer. The table goes on, and the next `take` hands it over.',
  input: z.strictObject(table),
  errors: ['not_found', 'table_not_held'],
})

export const dealerLeave = staffProcedure({
  ...deal,
  method: 'leave',
  docs: 'Leaves the own table. Without another dealer it rests after the present round.',
  input: z.strictObject(table),
  errors: ['not_found', 'table_not_held'],
})

export const dealerEnter = staffProcedure({
  ...deal,
  method: 'enter',
  docs:
    'Enters the next number or card of a round whose bets are closed; `place` is the number of values before it. The ' +
    'same value at the same place is entered once, however often it is sent. `entry_closed`: bets are open, the ' +
    'round is decided, or its time is up. `entry_order`: the place has another value or its turn has not come. ' +
    '`card_unavailable`: all of these cards have left the shoe. `shoe_finished`: the cut card was reached.',
  rate: { points: 600, windowMs: 60_000 },
  input: z.strictObject({ ...round, place: z.int().min(0).max(HAND_PLACES_MAX), value: handValue }),
  errors: ['not_found', 'table_not_held', 'entry_closed', 'entry_order', 'card_unavailable', 'shoe_finished'],
})

export const dealerVoidEntry = staffProcedure({
  ...deal,
  method: 'void_entry',
  docs:
    'Voids the last value of a round that is not paid, with a reason: its outcome is undone, and the time of the entry ' +
    'begins anew. The entry stays in the log of the round.',
  input: z.strictObject({ ...round, place: z.int().min(0).max(HAND_PLACES_MAX), note: requiredNote }),
  errors: ['not_found', 'table_not_held', 'entry_closed', 'entry_order'],
})

export const dealerVoidRound = staffProcedure({
  ...deal,
  method: 'void_round',
  docs: 'Voids a round that is not paid, with a reason: all stakes return, and the next round begins.',
  input: z.strictObject({ ...round, note: requiredNote }),
  errors: ['not_found', 'table_not_held', 'entry_closed'],
})

export const dealerChangeShoe = staffProcedure({
  ...deal,
  method: 'change_shoe',
  docs: 'Begins a new shoe, between two rounds. `entry_closed`: cards of a round are on the table, or there are none.',
  input: z.strictObject({ ...table, note: requiredNote }),
  errors: ['not_found', 'table_not_held', 'entry_closed'],
})

export const dealerCorrectRound = staffProcedure({
  ...manage,
  method: 'correct_round',
  docs:
    'Voids a round that was dealt by hand and paid, with two people: each settlement is rolled back and each stake ' +
    'returned. A win that the player does not have any more stays (`refused`); the call can be repeated.',
  approval: true,
  input: z.strictObject({ roundID: entityId, note: requiredNote }),
  reply: 'object',
  item: z.strictObject({ voided: z.int(), refused: z.int() }),
  errors: ['not_found', 'state_conflict', 'same_person'],
})

export const dealerReviews = staffProcedure({
  ...VIEW,
  class: 'dealer',
  permission: 'tables.manage',
  method: 'reviews',
  shows: 'table_reviews',
  docs:
    'What to check with the video, of the last 30 days and newest first. `void`: a round with stakes that its dealer ' +
    'voided, that ran out of time, or that was corrected. `entry_voided`: a value was taken back before the payout. ' +
    '`player_wins`: a player who won 10,000 ₺ or more within 24 hours at tables that are dealt by hand, with the ' +
    'stakes and returns of these hours.',
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    reason: z.enum(['void', 'entry_voided', 'player_wins']),
    at: z.int(),
    /** The round; `null` for the sum of a player. */
    round: z
      .strictObject({ ...round, number: z.int(), dealer: z.string().nullable(), players: z.int() })
      .nullable(),
    playerID: entityId.nullable(),
    staked: kurusWire,
    returned: kurusWire,
  }),
  errors: [],
})

export const dealerSetStream = staffProcedure({
  ...manage,
  method: 'set_stream',
  docs:
    'Sets the video of a table that is dealt by hand, or removes it with `null`. The address is of this site or of an ' +
    'origin in `STREAM_ORIGINS`.',
  input: z.strictObject({ ...table, stream: tableStream.nullable(), note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: ['not_found', 'stream_origin'],
})
