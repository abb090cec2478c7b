import { tagged } from './commitments.ts'
import { assertName, concat, equalBytes, lp, lpText, u16, u32 } from './encoding.ts'
import type { Hash } from './hash.ts'
import { merkleClimb, merkleTree } from './merkle.ts'
import { portableHash } from './sha256.ts'
import { type ClientSeed, streamDraws } from './stream.ts'

/**
 * Scheme C2: hidden cards at a table with several players. Each card has its own leaf in a Merkle tree, so
 * folded cards stay hidden after the hand. The seeds of the seats cut the deck after its root is published.
 */

/** Identity of a deck: `n` cards of one hand of one version of a game. */
export type DeckId = {
  readonly handId: string
  readonly gameId: string
  readonly rulesHash: string
  readonly n: number
}

/** Opening of deck position `p`: card code, salt and path to the published root. */
export type Opening = {
  readonly p: number
  readonly code: number
  readonly salt: Uint8Array
  readonly path: readonly Uint8Array[]
}

const NOTHING_PUBLIC = new Uint8Array(0)

/** Returns a seat's commitment: SHA-256 of its seed, hand and seat. Published before any seat reveals. */
export function seatCommit(handId: string, client: ClientSeed, hash: Hash = portableHash): Uint8Array {
  assertName(handId)
  return tagged(hash, 'seat', lpText(handId), u32(client.seat), lp(client.seed))
}

/** Returns pi: position p of the deck has the card code pi[p]. */
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

/** Hash of a card. The salt hides the card; without it, 52 tries would find it. */
function cardLeaf(deck: DeckId, card: Omit<Opening, 'path'>, hash: Hash): Uint8Array {
  return tagged(hash, 'card', lpText(deck.handId), u32(card.p), u16(card.code), card.salt)
}

function leavesOf(deck: DeckId, handSeed: Uint8Array, order: readonly number[], hash: Hash): Uint8Array[] {
  return order.map((code, p) => cardLeaf(deck, { p, code, salt: cardSalt(deck, handSeed, p, hash) }, hash))
}

function rootOf(deck: DeckId, top: Uint8Array, hash: Hash): Uint8Array {
  return tagged(hash, 'deck', lpText(deck.handId), u32(deck.n), top)
}

/** Returns the root of the deck. It is published with commit(handSeed), before any seat reveals its seed. */
export function deckRoot(deck: DeckId, handSeed: Uint8Array, hash: Hash = portableHash): Uint8Array {
  return openDeck(deck, handSeed, hash).root
}

/** Returns sigma: dealt slot t is deck position sigma[t]. It is uniform if one seat's seed is random. */
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

/** Returns the opening of a card. It is sent to the card's owner, and to everybody when the card is shown. */
export function openCard(deck: DeckId, handSeed: Uint8Array, p: number, hash: Hash = portableHash): Opening {
  return openDeck(deck, handSeed, hash).open(p)
}

/** A deck whose order and leaves are computed once, for hands that open many cards. */
export type OpenDeck = {
  readonly root: Uint8Array
  codeAt(p: number): number
  open(p: number): Opening
}

export function openDeck(deck: DeckId, handSeed: Uint8Array, hash: Hash = portableHash): OpenDeck {
  assertName(deck.handId)
  const order = deckOrder(deck, handSeed, hash)
  const tree = merkleTree(hash, leavesOf(deck, handSeed, order, hash))
  const codeAt = (p: number) => order[p] as number
  return {
    root: rootOf(deck, tree.top, hash),
    codeAt,
    open: (p) => ({
      p,
      code: codeAt(p),
      salt: cardSalt(deck, handSeed, p, hash),
      path: tree.path(p),
    }),
  }
}

/** True if the opened card belongs to the published root. The opening is untrusted input. */
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

/** Returns the slot of a hole card in Hold'em. Slots do not depend on which seats are taken. */
export function holdemHoleSlot(table: { readonly maxSeats: number }, seat: number, card: number): number {
  return card * table.maxSeats + seat
}

/** Returns the slot of board card `card` (0-4), after the hole cards of all possible seats. */
export function holdemBoardSlot(
  table: { readonly maxSeats: number; readonly holeCards: number },
  card: number,
): number {
  return table.holeCards * table.maxSeats + card
}
