import { z } from 'zod'
import { amountWire, catalogueId, entityId, kurusWire, ownJsonObject } from '../primitives.ts'
import { tableDealer } from './hand.ts'

/** Chips on a spot of the layout, such as `17`, `17-20` or `red`. */
export const tableChips = z.strictObject({ spot: z.string().min(1).max(24), amount: amountWire })
/** More spots than any layout has, together with every announced bet. */
export const TABLE_CHIPS_MAX = 160

const card = z.int().min(0).max(51)

/**
 * The open cards of a round in which players decide, and whose turn it is. A card is rank + 13 * suit: rank
 * 0 to 12 is two to ace, suit 0 to 3 is clubs, diamonds, hearts, spades. Hidden cards are not part of it.
 */
const tableHands = z.strictObject({
  stage: z.enum(['betting', 'deal', 'insurance', 'turns', 'dealer']),
  /** Length of the stage, which ends at `endsAt`. */
  stageMs: z.int(),
  /** Seats that players have or hold from the round before. */
  taken: z.array(z.int()),
  /** Number of decisions so far; the next one names it. */
  step: z.int(),
  turn: z.strictObject({ seat: z.int(), hand: z.int() }).nullable(),
  dealer: z.array(card),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      stake: kurusWire,
      insurance: z.enum(['none', 'open', 'taken', 'declined']),
      hands: z.array(
        z.strictObject({ id: z.int(), cards: z.array(card), isDoubled: z.boolean(), isDone: z.boolean() }),
      ),
    }),
  ),
})

/**
 * A round of poker against the house: the open cards of the hand that all players share, and how many of them
 * decided about their ante. Cards that are hidden are not part of it.
 */
const tablePoker = z.strictObject({
  stage: z.enum(['betting', 'deal', 'decision', 'dealer']),
  /** Length of the stage, which ends at `endsAt`. */
  stageMs: z.int(),
  player: z.array(card),
  /** Shared cards; the flop alone until the decisions are over. */
  board: z.array(card),
  /** Empty until the decisions are over. */
  dealer: z.array(card),
  antes: z.int(),
  played: z.int(),
  folded: z.int(),
})

/** Multiplier of a crash round in hundredths: 247 is 2.47 times the stake. */
export const hundredths = z.int().min(0).max(1_000_000)

/**
 * The flight of a crash round. It names cash-outs that were paid and nothing else: neither the end of the
 * flight nor a target that the kite has not reached.
 */
const tableFlight = z.strictObject({
  /** Time of the server at which the kite starts from 1.00; `null` while bets are open. */
  startsAt: z.int().nullable(),
  /** Number of bets, and of those that are cashed out. */
  count: z.int(),
  cashed: z.int(),
  /** The greatest bets of the round. Players are numbered by the order of their first bet. */
  bets: z.array(
    z.strictObject({
      betID: entityId,
      player: z.int(),
      stake: kurusWire,
      /** Multiplier that was paid; 0 for a lost bet; `null` while it flies. */
      paid: hundredths.nullable(),
      win: kurusWire.nullable(),
    }),
  ),
})

/**
 * The public state of a table. Bets are accepted while `phase` is `betting` and until `endsAt`; both times
 * are the server's, in milliseconds. `outcome` comes with `drawing`, when bets are closed; in crash it comes with
 * `result`, and `endsAt` of a flight is the latest possible end. At a table that is dealt by hand it comes with the
 * last entry of the dealer, and until then `endsAt` is the deadline of the next one.
 */
export const tableState = z.strictObject({
  tableID: catalogueId,
  version: z.int(),
  roundID: entityId,
  /** Number of the round in its season. */
  number: z.int(),
  phase: z.enum(['betting', 'drawing', 'result']),
  at: z.int(),
  endsAt: z.int(),
  /** Time of the next opening of a closed table; `null` while it is open. */
  opensAt: z.int().nullable(),
  outcome: ownJsonObject.nullable(),
  /** Short form of the outcome: `17`. */
  label: z.string().nullable(),
  /** Players with a bet in this round. */
  players: z.int(),
  /** Players who got more than they staked in this round; `null` until bets are settled. */
  winners: z.int().nullable(),
  /** Spots on which players have chips. */
  crowd: z.array(z.string()),
  /** Hands of the round; `null` in games without decisions. */
  hands: tableHands.nullable(),
  /** Cards of a round of poker against the house; `null` in other games. */
  poker: tablePoker.nullable(),
  /** Flight of the round; `null` in other games than crash. */
  flight: tableFlight.nullable(),
  /** The dealer of a table that is dealt by hand; `null` at tables that draw from the chain. */
  dealer: tableDealer.nullable(),
})

/** A table with its settings and latest results, newest first. */
export const tableListItem = z.strictObject({
  tableID: catalogueId,
  name: z.string(),
  game: z.enum([
    'roulette',
    'baccarat',
    'dragon-tiger',
    'sic-bo',
    'blackjack',
    'money-wheel',
    'andar-bahar',
    'crash',
    'three-card-poker',
    'casino-holdem',
  ]),
  presenter: z.string(),
  /** Language in which the presenter calls; `null` if it is the language of the site. */
  spokenLang: z.enum(['tr', 'en']).nullable(),
  minBet: kurusWire,
  maxBet: kurusWire,
  /** Length of the betting of a round. */
  bettingMs: z.int(),
  state: tableState,
  recent: z.array(z.string()),
})

/** Chips of a player on the table in a round. */
export const tableSeat = z.strictObject({
  roundID: entityId,
  spots: z.array(z.strictObject({ spot: z.string(), amount: kurusWire })),
  staked: kurusWire,
  /** The player folded the hand of the ante. */
  folded: z.boolean(),
  /** Bets of a crash round; empty in other games. */
  flights: z.array(
    z.strictObject({
      betID: entityId,
      spot: z.string(),
      stake: kurusWire,
      /** Automatic cash-out that the player chose. */
      target: hundredths.nullable(),
      /** Multiplier at which the bet is cashed out at the latest: `target`, or the limit of the table. */
      limit: hundredths,
      paid: hundredths.nullable(),
      win: kurusWire.nullable(),
    }),
  ),
})

/** Event between servers without data: pages show tables. */
export const tablesShown = z.strictObject({})
