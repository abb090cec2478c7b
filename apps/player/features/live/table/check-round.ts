import {
  canonicalJson,
  chainSeed,
  cutDeck,
  deckOrder,
  deckRoot,
  fromHex,
  openingHolds,
  rulesHash,
  sharedInput,
  streamDraws,
  toHex,
} from '@poyraz/fairness'
import { type BlackjackPlay, blackjack, gameById, gameNameById, replayBlackjack } from '@poyraz/games/tables'
import type { Item } from '../../../shared/endpoint/procedures.ts'

type Round = Item<'tables.proof'>
type Checked = {
  readonly chain: boolean
  readonly rules: boolean
  readonly outcome: boolean
  /** True if the shoe is the committed one; `null` in games without hidden cards. */
  readonly shoe: boolean | null
}

const NO_SALT = new Uint8Array(32)
const NO_BEACON = new Uint8Array(0)

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
  if (gameNameById(gameID) === 'blackjack') return { chain, ...checkShoe(round, seed) }
  const game = gameById(gameID)
  if (!game) return { chain, rules: false, outcome: false, shoe: null }
  const draws = streamDraws(
    sharedInput({
      gameId: gameID,
      rulesHash: round.rulesHash,
      seed,
      salt: NO_SALT,
      beacon: NO_BEACON,
      round: number,
      stream: 'main',
    }),
  )
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

const DECK = 52

function deckOf({ roundID, gameID, rulesHash: rules }: Round) {
  return { handId: roundID, gameId: gameID, rulesHash: rules, n: blackjack.rules.decks * DECK }
}

/** Shuffles the shoe of a blackjack round again, and replays its decisions (fairness, section 5, C2). */
function checkShoe(round: Round, seed: Uint8Array): Omit<Checked, 'chain'> {
  const deck = deckOf(round)
  const played = round.outcome as unknown as BlackjackPlay
  const root = deckRoot(deck, seed)
  const order = deckOrder(deck, seed)
  const places = cutDeck(deck, root, [])
  const shoe = (slot: number) => (order[places[slot] as number] as number) % DECK
  return {
    rules: rulesHash(blackjack.rules) === round.rulesHash,
    shoe: toHex(root) === round.cards?.root,
    outcome: canonicalJson(replayed(played, shoe)) === canonicalJson(round.outcome),
  }
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
