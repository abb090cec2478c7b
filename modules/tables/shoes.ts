import type { Tx } from '@poyraz/db'
import { cutDeck, type DeckId, deckOrder, fromHex, type OpenDeck, openDeck, toHex } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { DECK, deckSizeById, type Shoe } from '@poyraz/games/tables'
import { assert } from '@poyraz/kernel'
import type { Chains } from './chains.ts'
import type { TablesCtx } from './ctx.ts'
import type { Room } from './store/rooms.ts'
import { findSeason, type Season } from './store/seasons.ts'

/**
 * Maximum number of cached decks, the least recently used first to go: building one takes up to a thousand
 * hashes.
 */
const DECKS_KEPT = 32

/** Identifies the cards of a round. The id of the round is the `handId` of the deck. */
type RoundCards = { readonly season: Season; readonly number: number; readonly roundId: string }

export type CardOpening = {
  readonly slot: number
  readonly p: number
  readonly code: number
  readonly salt: string
  readonly path: string[]
}

/**
 * Provides the shoes of rounds (fairness, section 5, C2): the seed of the round shuffles the cards, each has
 * a leaf under the published root, and the root decides the cut. Cards stay in this process until they are
 * dealt.
 */
export type Shoes = {
  /** Returns the root that commits to every card, for the start of a round. */
  root(cards: RoundCards): string
  /** Returns the shoe: card code (0 to 51) by slot, in the order of dealing. */
  shoe(cards: RoundCards, root: string): Shoe
  /** Returns the proofs of the cards in these slots, which must lie face up. */
  openings(cards: RoundCards, root: string, slots: readonly number[]): readonly CardOpening[]
}

export function createShoes(chains: Chains): Shoes {
  const seedOf = ({ season, number }: RoundCards) => fromHex(chains.draw(season, number).seed)
  const kept = new Map<string, OpenDeck>()
  const deckAt = (cards: RoundCards): OpenDeck => {
    const { roundId } = cards
    const deck = kept.get(roundId) ?? openDeck(deckOf(cards), seedOf(cards), nodeHash)
    kept.delete(roundId)
    kept.set(roundId, deck)
    for (const oldest of kept.keys()) {
      if (kept.size <= DECKS_KEPT) break
      kept.delete(oldest)
    }
    return deck
  }
  const cut = (cards: RoundCards, root: string) => cutDeck(deckOf(cards), fromHex(root), [], nodeHash)
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

function deckOf({ season, roundId }: RoundCards): DeckId {
  return {
    handId: roundId,
    gameId: season.gameId,
    rulesHash: season.rulesHash,
    n: deckSizeById(season.gameId),
  }
}

/** Returns the shoe of the round of a room. */
export async function shoeOf({ shoes }: TablesCtx, tx: Tx, room: Room): Promise<Shoe> {
  const { seasonId, number, roundId, root } = room
  assert(root, 'a round with hidden cards has its committed shoe')
  return shoes.shoe({ season: await findSeason(tx, seasonId), number, roundId }, root)
}
