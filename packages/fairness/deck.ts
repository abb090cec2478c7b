import { tagged } from './commitments.ts'
import { assertName, concat, equalBytes, lp, lpText, u16, u32 } from './encoding.ts'
import type { Hash } from './hash.ts'
import { merkleClimb, merklePath, merkleTop } from './merkle.ts'
import { portableHash } from './sha256.ts'
import { type ClientSeed, streamDraws } from './stream.ts'

/**
 * Scheme C2: hidden cards at a table with several players. Every card has a leaf of its own, so a hand
 * ends without showing what was folded; the seats' seeds cut the deck after its root is public.
 */

/** Identity of a deck: `n` cards of one hand of one version of a game. */
export type DeckId = {
  readonly handId: string
  readonly gameId: string
  readonly rulesHash: string
  readonly n: number
}

/** Deck position `p` opened: its card code and salt, and the path to the published root. */
export type Opening = {
  readonly p: number
  readonly code: number
  readonly salt: Uint8Array
  readonly path: readonly Uint8Array[]
}

const NOTHING_PUBLIC = new Uint8Array(0)

/** Published by a seat before anybody reveals: SHA-256 of its seed, bound to hand and seat. */
export function seatCommit(handId: string, client: ClientSeed, hash: Hash = portableHash): Uint8Array {
  assertName(handId)
  return tagged(hash, 'seat', lpText(handId), u32(client.seat), lp(client.seed))
}

/** pi: position p of the deck holds card code pi[p]. */
export function deckOrder(deck: DeckId, handSeed: Uint8Array, hash: Hash = portableHash): number[] {
  const { gameId, rulesHash, n } = deck
  const input = {
    key: handSeed,
    gameId,
    rulesHash,
    clients: [],
    public: NOTHING_PUBLIC,
    nonce: 1,
    stream: 'deck',
  }
  return streamDraws(input, hash).deal(n)
}

function cardSalt(deck: DeckId, handSeed: Uint8Array, p: number, hash: Hash): Uint8Array {
  return hash.hmac(handSeed)(concat(lpText('poyraz/1/salt'), lpText(deck.handId), u32(p)))
}

/** The salt hides the card: without it, 52 guesses would open a leaf. */
function cardLeaf(deck: DeckId, card: Omit<Opening, 'path'>, hash: Hash): Uint8Array {
  return tagged(hash, 'card', lpText(deck.handId), u32(card.p), u16(card.code), card.salt)
}

function deckLeaves(deck: DeckId, handSeed: Uint8Array, hash: Hash): Uint8Array[] {
  return deckOrder(deck, handSeed, hash).map((code, p) =>
    cardLeaf(deck, { p, code, salt: cardSalt(deck, handSeed, p, hash) }, hash),
  )
}

function rootOf(deck: DeckId, top: Uint8Array, hash: Hash): Uint8Array {
  return tagged(hash, 'deck', lpText(deck.handId), u32(deck.n), top)
}

/** Published together with commit(handSeed) before any seat reveals its seed. */
export function deckRoot(deck: DeckId, handSeed: Uint8Array, hash: Hash = portableHash): Uint8Array {
  assertName(deck.handId)
  return rootOf(deck, merkleTop(hash, deckLeaves(deck, handSeed, hash)), hash)
}

/** sigma: dealt slot t is deck position sigma[t]. One honest random seat makes it uniform. */
export function cutDeck(
  deck: DeckId,
  root: Uint8Array,
  clients: readonly ClientSeed[],
  hash: Hash = portableHash,
): number[] {
  const { gameId, rulesHash, n } = deck
  const key = cutKey(deck.handId, root, hash)
  return streamDraws(
    { key, gameId, rulesHash, clients, public: NOTHING_PUBLIC, nonce: 1, stream: 'cut' },
    hash,
  ).deal(n)
}

export function cutKey(handId: string, root: Uint8Array, hash: Hash = portableHash): Uint8Array {
  return tagged(hash, 'cut', lpText(handId), root)
}

/** The opening of a card: sent to its owner, and to everybody once the card is shown. */
export function openCard(deck: DeckId, handSeed: Uint8Array, p: number, hash: Hash = portableHash): Opening {
  const code = deckOrder(deck, handSeed, hash)[p] as number
  const path = merklePath(hash, deckLeaves(deck, handSeed, hash), p)
  return { p, code, salt: cardSalt(deck, handSeed, p, hash), path }
}

/** Does the opened card belong to the published root? An opening comes from outside: anything may be in it. */
export function openingHolds(
  deck: DeckId,
  root: Uint8Array,
  card: Opening,
  hash: Hash = portableHash,
): boolean {
  const inDeck = (value: number) => Number.isSafeInteger(value) && value >= 0 && value < deck.n
  if (!inDeck(card.p) || !inDeck(card.code)) return false
  const leaf = cardLeaf(deck, card, hash)
  const top = merkleClimb(hash, { leaf, index: card.p, count: deck.n, path: card.path })
  return top !== null && equalBytes(rootOf(deck, top, hash), root)
}

/** Hold'em slots are fixed, so a leaving seat shifts nobody: hole card `card` of seat `seat`. */
export function holdemHoleSlot(table: { readonly maxSeats: number }, seat: number, card: number): number {
  return card * table.maxSeats + seat
}

/** Board card `card` (0-4), after the hole cards of all seats the table could hold. */
export function holdemBoardSlot(
  table: { readonly maxSeats: number; readonly holeCards: number },
  card: number,
): number {
  return table.holeCards * table.maxSeats + card
}
