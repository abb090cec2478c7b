import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { BET_ERRORS } from '../errors.ts'
import { hashHex } from '../fairness/seeds.ts'
import { catalogueId, entityId, kurusWire, ownJsonObject, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { handValue, tableStream } from './hand.ts'
import { hundredths, TABLE_CHIPS_MAX, tableChips, tableListItem, tableSeat, tableState } from './shapes.ts'

export * from './chat.ts'
export * from './favourite-bets.ts'
export * from './proof.ts'
export * from './seat-seeds.ts'
export { tableSeat, tableState, tablesShown } from './shapes.ts'

const rate = { points: 240, windowMs: MINUTE_MS }

export const tablesList = procedure({
  class: 'tables',
  method: 'list',
  docs: 'The live tables of the house with their present state. The topic `tables` of the socket continues it.',
  auth: 'none',
  write: false,
  rate,
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: tableListItem,
  errors: [],
})

export const tablesState = procedure({
  class: 'tables',
  method: 'state',
  docs:
    'One table: settings, present state, the results of up to 200 rounds, newest first, the commitment of its ' +
    'season, and the chips of the caller in this round and in the last one that the caller played.',
  auth: 'optional',
  write: false,
  rate,
  input: z.strictObject({ tableID: catalogueId }),
  reply: 'object',
  item: tableListItem.extend({
    chips: z.array(kurusWire),
    /** A bet on one spot wins at most this, stake included. */
    maxReturn: kurusWire,
    /** `null` at a table that is dealt by hand. */
    season: z.strictObject({ seasonID: z.string(), terminal: hashHex, length: z.int() }).nullable(),
    stream: tableStream.nullable(),
    own: tableSeat.nullable(),
    last: tableSeat.nullable(),
  }),
  errors: ['not_found'],
})

export const tablesBet = procedure({
  class: 'tables',
  method: 'bet',
  docs:
    'Puts chips on spots in the open round; all of them or none. Answers with all chips of the caller in the round. ' +
    'After the end of betting it is `bets_closed`; beyond a limit of the table `table_limit` with the limit in `data`, ' +
    'and outside of the opening hours `table_closed` with the next opening in `data`. ' +
    'At a crash table a call bets on one kite, `kite-1` or `kite-2`, and `target` is its automatic cash-out in ' +
    'hundredths; a kite that has a bet refuses another one with `bet_placed`.',
  auth: 'player',
  write: true,
  rate: { points: 600, windowMs: MINUTE_MS },
  input: z.strictObject({
    tableID: catalogueId,
    roundID: entityId,
    chips: z.array(tableChips).min(1).max(TABLE_CHIPS_MAX),
    target: hundredths.min(101).optional(),
  }),
  reply: 'object',
  item: tableSeat,
  errors: [
    ...BET_ERRORS,
    'bets_closed',
    'table_closed',
    'table_limit',
    'seat_taken',
    'one_seat',
    'seat_required',
    'bet_placed',
  ],
})

export const tablesCashOut = procedure({
  class: 'tables',
  method: 'cash_out',
  docs:
    'Cashes a bet of a crash round out. The multiplier at the arrival of the call counts, by the clock of the ' +
    'database. A target that the kite reached before counts before (`cashed_out`); after the end of the flight the ' +
    'answer is `crashed`.',
  auth: 'player',
  write: true,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ tableID: catalogueId, betID: entityId }),
  reply: 'object',
  item: tableSeat,
  errors: ['not_found', 'not_rising', 'crashed', 'cashed_out', 'idempotency_conflict'],
})

export const tablesDecide = procedure({
  class: 'tables',
  method: 'decide',
  docs:
    "Decides for the caller's hand. At a blackjack table `step` is that of `hands`, so that a late call does not " +
    'decide twice. A double or a split adds the stake of the hand, insurance half of it; a refused stake changes ' +
    'nothing. Without a decision until `endsAt` the hand stands, and insurance is declined. At a table of poker ' +
    'against the house the moves are `play`, which adds one ante in Three Card Poker and two in Casino Holdem, and ' +
    '`fold`; `step` is 0. An ante is decided once, and without a decision it is folded.',
  auth: 'player',
  write: true,
  rate: { points: 600, windowMs: MINUTE_MS },
  input: z.strictObject({
    tableID: catalogueId,
    roundID: entityId,
    step: z.int().min(0),
    move: z.enum(['hit', 'stand', 'double', 'split', 'insure', 'decline', 'play', 'fold']),
  }),
  reply: 'object',
  item: z.strictObject({ state: tableState, own: tableSeat }),
  errors: [...BET_ERRORS, 'not_your_turn', 'move_unavailable'],
})

export const tablesTakeBack = procedure({
  class: 'tables',
  method: 'take_back',
  docs:
    "Takes the caller's last bet of the open round back, or all of them; the stake returns. With `spot` only bets on " +
    'that spot count. Answers with the chips that stay.',
  auth: 'player',
  write: true,
  rate: { points: 600, windowMs: MINUTE_MS },
  input: z.strictObject({
    tableID: catalogueId,
    roundID: entityId,
    bets: z.enum(['last', 'all']),
    spot: tableChips.shape.spot.optional(),
  }),
  reply: 'object',
  item: tableSeat,
  errors: ['not_found', 'bets_closed', 'idempotency_conflict'],
})

export const tablesRounds = procedure({
  class: 'tables',
  method: 'rounds',
  docs: 'The rounds that the caller played at live tables, newest first; `win` is `null` until the round has ended.',
  auth: 'player',
  write: false,
  // It counts all rounds of the player.
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ tableID: catalogueId.optional(), ...paging(20) }),
  reply: 'list',
  item: z.strictObject({
    roundID: entityId,
    tableID: catalogueId,
    tableName: z.string(),
    number: z.int(),
    label: z.string().nullable(),
    staked: kurusWire,
    win: kurusWire.nullable(),
    date: z.iso.datetime(),
  }),
  errors: [],
})

export const tablesHandRound = procedure({
  class: 'tables',
  method: 'hand_round',
  docs:
    'The log of a round that a dealer dealt by hand: each entry with its time, voided ones too. `record` is the hash of ' +
    'the log and of `before`, the record of the round before it, so a later change of any log shows. It proves nothing ' +
    'about the wheel or the cards themselves.',
  auth: 'none',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ roundID: entityId }),
  reply: 'object',
  item: z.strictObject({
    roundID: entityId,
    tableID: catalogueId,
    tableName: z.string(),
    gameID: z.string(),
    number: z.int(),
    state: z.enum(['open', 'closed', 'void']),
    /** The values while they are entered, and the voided ones; `at` in milliseconds. */
    entries: z.array(z.strictObject({ index: z.int(), value: handValue, at: z.int(), isVoid: z.boolean() })),
    outcome: ownJsonObject.nullable(),
    before: hashHex.nullable(),
    /** `null` until the round has ended. */
    record: hashHex.nullable(),
  }),
  errors: ['not_found'],
})
