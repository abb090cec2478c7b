import { chainSeed, openDraws, sharedDraws } from './chain.ts'
import { rulesHash } from './commitments.ts'
import { cutDeck, type DeckId, deckOrder, deckRoot, openingHolds } from './deck.ts'
import type { Draws } from './draws.ts'
import { fromHex, toHex } from './encoding.ts'
import { canonicalJson, type Json } from './jcs.ts'
import { chainHandId, type SeatSeed, seatClients, seatSeedsHold } from './seat-seeds.ts'

/** Everything that is needed to compute a round of a live table again, as `tables.proof` returns it. */
export type TableProof = {
  readonly roundID: string
  readonly gameID: string
  readonly rulesHash: string
  readonly seasonID: string
  readonly terminal: string
  readonly number: number
  /** Name under which cards and seeds of the round are committed. */
  readonly handID: string
  readonly seats: readonly SeatSeed[]
  /** `null` until the round has ended. */
  readonly seed: string | null
  readonly streams: readonly { readonly words: number; readonly rejects: number }[]
  readonly cards: {
    readonly root: string
    readonly open: readonly {
      readonly slot: number
      readonly p: number
      readonly code: number
      readonly salt: string
      readonly path: readonly string[]
    }[]
  } | null
  readonly outcome: Json
}

/** Returns a card (0 to 51) by its slot in the order of dealing. */
type Shoe = (slot: number) => number

/** A game of live tables as the verifier needs it: draws decide, or players do with the cards of a shoe. */
export type TableMapping = { readonly rules: Json } & (
  | {
      readonly kind: 'drawn'
      /** `open` returns the draws that decided what the round offered. */
      decide(draws: Draws, open: () => Draws): Json
    }
  | {
      readonly kind: 'shoe'
      /** Number of cards of the shoe. */
      readonly cards: number
      /** Plays the decisions of an outcome with this shoe; `null` if the rules do not allow them. */
      replay(outcome: Json, shoe: Shoe): Json
    }
)

export type CheckedRound = {
  readonly chain: boolean
  readonly rules: boolean
  readonly outcome: boolean
  /** True if the shoe is the committed one; `null` in games without hidden cards. */
  readonly shoe: boolean | null
}

/** Cards of one deck; a shoe has several. */
const DECK = 52

/**
 * Recomputes a round from its proof (fairness, section 4). Returns `null` while its seed is not revealed, or
 * if it was void. `mapping` is `null` when the game is not known here.
 */
export function verifyTableRound(round: TableProof, mapping: TableMapping | null): CheckedRound | null {
  const { seed: hex, seasonID, number, terminal, outcome } = round
  if (hex === null || outcome === null) return null
  const seed = fromHex(hex)
  const chain = toHex(chainSeed({ seasonId: seasonID, from: number, seed }, 0)) === terminal
  if (mapping === null) return { chain, rules: false, outcome: false, shoe: null }
  const rules = rulesHash(mapping.rules) === round.rulesHash
  const computed =
    mapping.kind === 'drawn' ? drawAgain(round, seed, mapping) : playAgain(round, seed, mapping)
  return { chain, rules, ...computed }
}

type Computed = Pick<CheckedRound, 'outcome' | 'shoe'>

function drawAgain(
  { gameID, rulesHash: rules, seasonID, number, seats, outcome, streams: [stream] }: TableProof,
  seed: Uint8Array,
  { decide }: Extract<TableMapping, { readonly kind: 'drawn' }>,
): Computed {
  const clients = seatClients(seats)
  const draws = sharedDraws({ gameId: gameID, rulesHash: rules, seed, round: number, clients })
  const open = () => openDraws({ seasonId: seasonID, gameId: gameID, rulesHash: rules, round: number })
  const isEqual = canonicalJson(decide(draws, open)) === canonicalJson(outcome)
  const { words, rejects } = draws
  return { shoe: null, outcome: isEqual && stream?.words === words && stream.rejects === rejects }
}

/** Shuffles the shoe of a round again, and replays the round (fairness, section 5, C2). */
function playAgain(
  round: TableProof,
  seed: Uint8Array,
  { cards, replay }: Extract<TableMapping, { readonly kind: 'shoe' }>,
): Computed {
  const deck = deckOf(round, cards)
  const root = deckRoot(deck, seed)
  const order = deckOrder(deck, seed)
  const places = cutDeck(deck, root, seatClients(round.seats))
  const shoe: Shoe = (slot) => (order[places[slot] as number] as number) % DECK
  return {
    shoe: isDeckNamed(round) && toHex(root) === round.cards?.root,
    outcome: canonicalJson(replay(round.outcome, shoe)) === canonicalJson(round.outcome),
  }
}

function deckOf({ handID, gameID, rulesHash: rules }: TableProof, cards: number): DeckId {
  return { handId: handID, gameId: gameID, rulesHash: rules, n: cards }
}

/**
 * True if the name of the deck is the place of the round in its chain, so that nobody chose it. Rounds from
 * before players added seeds are named by their id.
 */
function isDeckNamed({ handID, seasonID, number, roundID, seats }: TableProof): boolean {
  return handID === chainHandId(seasonID, number) || (handID === roundID && seats.length === 0)
}

/** Checks the seeds of players: how many entered the draw, how many were not opened, and if they hold. */
export function verifySeats({ seats, handID, seasonID, number }: TableProof) {
  const opened = seatClients(seats).length
  // The first round of a chain takes no seeds: its chain was not published when they were collected.
  const isNamed = number > 1 && handID === chainHandId(seasonID, number)
  return { opened, unopened: seats.length - opened, holds: isNamed && seatSeedsHold(handID, seats) }
}

/** Checks the face-up cards against the commitment; `null` in games without hidden cards. */
export function verifyOpenCards(
  round: TableProof,
  mapping: TableMapping | null,
): { readonly count: number; readonly holds: boolean } | null {
  const { cards } = round
  if (!cards || mapping?.kind !== 'shoe') return null
  const deck = deckOf(round, mapping.cards)
  const places = cutDeck(deck, fromHex(cards.root), seatClients(round.seats))
  const holds = cards.open.every(
    ({ slot, p, code, salt, path }) =>
      places[slot] === p &&
      openingHolds(deck, fromHex(cards.root), { p, code, salt: fromHex(salt), path: path.map(fromHex) }),
  )
  return { count: cards.open.length, holds }
}
