import type { Tx } from '@poyraz/db'
import {
  cutDeck,
  type DeckId,
  deckOrder,
  fromHex,
  type OpenDeck,
  openDeck,
  seatClients,
  toHex,
} from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { DECK, deckSizeById, type Shoe } from '@poyraz/games/tables'
import { assert } from '@poyraz/kernel'
import type { ChainRound, Chains } from './chains.ts'
import type { TablesCtx } from './ctx.ts'
import type { Room } from './store/rooms.ts'
import { findSeason } from './store/seasons.ts'

/**
 * Maximum number of cached decks, the least recently used first to go: building one takes up to a thousand
 * hashes.
 */
const DECKS_KEPT = 32

/** Identifies the shuffled cards of a round. They are committed before its seeds are open. */
type RoundDeck = Omit<ChainRound, 'seats'> & { readonly handId: string }
/** Identifies the cards of a round in their order of dealing: the seeds of players cut the deck. */
type RoundCards = RoundDeck & ChainRound

export type CardOpening = {
  readonly slot: number
  readonly p: number
  readonly code: number
  readonly salt: string
  readonly path: string[]
}

/**
 * Provides the shoes of rounds (fairness, section 5, C2): the seed of the round shuffles the cards, each has
 * a leaf under the published root, and the root and the seeds of players decide the cut. Cards stay in this
 * process until they are dealt.
 */
export type Shoes = {
  /** Returns the root that commits to every card, for the start of a round. */
  root(deck: RoundDeck): string
  /** Returns the shoe: card code (0 to 51) by slot, in the order of dealing. */
  shoe(cards: RoundCards, root: string): Shoe
  /** Returns the proofs of the cards in these slots, which must lie face up. */
  openings(cards: RoundCards, root: string, slots: readonly number[]): readonly CardOpening[]
}

export function createShoes(chains: Pick<Chains, 'seed'>): Shoes {
  const seedOf = (round: RoundDeck) => fromHex(chains.seed(round))
  const kept = new Map<string, OpenDeck>()
  const deckAt = (round: RoundDeck): OpenDeck => {
    const { handId } = round
    const deck = kept.get(handId) ?? openDeck(deckOf(round), seedOf(round), nodeHash)
    kept.delete(handId)
    kept.set(handId, deck)
    for (const oldest of kept.keys()) {
      if (kept.size <= DECKS_KEPT) break
      kept.delete(oldest)
    }
    return deck
  }
  const cut = (cards: RoundCards, root: string) =>
    cutDeck(deckOf(cards), fromHex(root), seatClients(cards.seats), nodeHash)
  return {
    root: (cards) => toHex(deckAt(cards).root),
    shoe(cards, root) {
      const order = deckOrder(deckOf(cards), seedOf(cards), nodeHash)
      const places = cut(cards, root)
      return (slot) => (order[places[slot] as number] as number) % DECK
    },
    openings(cards, root, slots) {
      const deck = deckAt(cards)
      const places = cut(cards, root)
      return slots.map((slot) => {
        const { p, code, salt, path } = deck.open(places[slot] as number)
        return { slot, p, code, salt: toHex(salt), path: path.map(toHex) }
      })
    },
  }
}

function deckOf({ season, handId }: RoundDeck): DeckId {
  return {
    handId,
    gameId: season.gameId,
    rulesHash: season.rulesHash,
    n: deckSizeById(season.gameId),
  }
}

/** Returns the shoe of the round of a room. */
export async function shoeOf({ shoes }: TablesCtx, tx: Tx, room: Room): Promise<Shoe> {
  const { seasonId, root } = room
  assert(root, 'a round with hidden cards has its committed shoe')
  return shoes.shoe({ ...room, season: await findSeason(tx, seasonId) }, root)
}
