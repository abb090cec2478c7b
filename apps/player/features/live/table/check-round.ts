import {
  canonicalJson,
  chainSeed,
  cutDeck,
  deckOrder,
  deckRoot,
  fromHex,
  openingHolds,
  rulesHash,
  sharedDraws,
  toHex,
} from '@poyraz/fairness'
import {
  type BlackjackPlay,
  DECK,
  dealPoker,
  deckSizeById,
  gameById,
  gameNameById,
  layoutOf,
  pokerGameOf,
  replayBlackjack,
  type TableGameName,
} from '@poyraz/games/tables'
import type { Item } from '../../../shared/endpoint/procedures.ts'

type Round = Item<'tables.proof'>
type Checked = {
  readonly chain: boolean
  readonly rules: boolean
  readonly outcome: boolean
  /** True if the shoe is the committed one; `null` in games without hidden cards. */
  readonly shoe: boolean | null
}

/**
 * Recomputes a round from its proof (fairness, section 4). Returns `null` while its seed is not revealed, or
 * if it was void.
 */
export function checkRound(round: Round): Checked | null {
  const { seed: hex, seasonID, number, terminal, outcome, gameID } = round
  if (hex === null || outcome === null) return null
  const seed = fromHex(hex)
  const end = chainSeed({ seasonId: seasonID, from: number, seed }, 0)
  const chain = toHex(end) === terminal
  const name = gameNameById(gameID)
  if (name && hasShoe(name)) return { chain, ...checkShoe(round, name, seed) }
  const game = gameById(gameID)
  if (!game) return { chain, rules: false, outcome: false, shoe: null }
  const draws = sharedDraws({ gameId: gameID, rulesHash: round.rulesHash, seed, round: number })
  const drawn = canonicalJson(game.decide(draws))
  const [stream] = round.streams
  return {
    chain,
    shoe: null,
    rules: rulesHash(game.rules) === round.rulesHash,
    outcome:
      drawn === canonicalJson(outcome) && stream?.words === draws.words && stream.rejects === draws.rejects,
  }
}

function deckOf({ roundID, gameID, rulesHash: rules }: Round) {
  return { handId: roundID, gameId: gameID, rulesHash: rules, n: deckSizeById(gameID) }
}

const hasShoe = (game: TableGameName) => game === 'blackjack' || pokerGameOf({ game }) !== undefined

/** Shuffles the shoe of a round again, and replays the round (fairness, section 5, C2). */
function checkShoe(round: Round, game: TableGameName, seed: Uint8Array): Omit<Checked, 'chain'> {
  const deck = deckOf(round)
  const root = deckRoot(deck, seed)
  const order = deckOrder(deck, seed)
  const places = cutDeck(deck, root, [])
  const shoe = (slot: number) => (order[places[slot] as number] as number) % DECK
  return {
    rules: rulesHash(layoutOf({ game }).rules) === round.rulesHash,
    shoe: toHex(root) === round.cards?.root,
    outcome: canonicalJson(playedAgain(round, game, shoe)) === canonicalJson(round.outcome),
  }
}

/** Returns the outcome with these cards. In poker, decisions change no card. */
function playedAgain({ outcome }: Round, game: TableGameName, shoe: (slot: number) => number) {
  const poker = pokerGameOf({ game })
  return poker ? dealPoker(poker.slots.all, shoe) : replayed(outcome as unknown as BlackjackPlay, shoe)
}

/** Replays the decisions; `null` if the rules do not allow them with these cards. */
function replayed({ seats, moves }: BlackjackPlay, shoe: (slot: number) => number): BlackjackPlay | null {
  try {
    return replayBlackjack(
      seats.map(({ seat }) => seat),
      moves,
      shoe,
    )
  } catch {
    return null
  }
}

/** Checks the face-up cards against the commitment; `null` in games without hidden cards. */
export function checkOpenCards(round: Round): { readonly count: number; readonly holds: boolean } | null {
  const { cards } = round
  if (!cards) return null
  const deck = deckOf(round)
  const places = cutDeck(deck, fromHex(cards.root), [])
  const holds = cards.open.every(
    ({ slot, p, code, salt, path }) =>
      places[slot] === p &&
      openingHolds(deck, fromHex(cards.root), { p, code, salt: fromHex(salt), path: path.map(fromHex) }),
  )
  return { count: cards.open.length, holds }
}
