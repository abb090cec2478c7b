import {
  type AndarBaharOutcome,
  type BlackjackPlay,
  blackjackLabel,
  gameById,
  gameNameById,
  type PokerCards,
  pokerGameOf,
  pokerLabel,
  type SicBoOutcome,
} from '@poyraz/games/tables'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { CARD_GAMES } from './cards/card-games.ts'
import { PlayingCard } from './cards/playing-card.tsx'
import { Die } from './dice/die.tsx'
import { ResultTile } from './result-tile.tsx'

type Decided = Pick<Item<'tables.proof'>, 'gameID' | 'outcome'>

/** The outcome of a round: its cards or dice, and the short result. */
export function RoundOutcome({ round }: { readonly round: Decided }) {
  const { gameID, outcome } = round
  const name = gameNameById(gameID)
  if (outcome === null || !name) return null
  const poker = pokerGameOf({ game: name })
  const label = poker
    ? pokerLabel(poker, outcome as unknown as PokerCards)
    : name === 'blackjack'
      ? blackjackLabel(outcome as unknown as BlackjackPlay)
      : gameById(gameID)?.label(outcome)
  return (
    <div className="flex items-center gap-3">
      {(name === 'baccarat' || name === 'dragon-tiger') &&
        (['first', 'second'] as const).map((hand) => (
          <span key={hand} className="flex gap-1">
            {CARD_GAMES[name]
              .dealOf(outcome)
              .filter((dealt) => dealt.hand === hand)
              .map(({ card }, place) => (
                <PlayingCard key={`${place}-${card}`} card={card} className="w-8" />
              ))}
          </span>
        ))}
      {name === 'andar-bahar' && <MiddleAndMatch outcome={outcome as unknown as AndarBaharOutcome} />}
      {name === 'sic-bo' &&
        (outcome as unknown as SicBoOutcome).dice.map((face, place) => (
          <Die key={place} face={face} className="w-7 drop-shadow" />
        ))}
      {name === 'blackjack' && (
        <span className="flex gap-1">
          {(outcome as unknown as BlackjackPlay).dealer.map((card, place) => (
            <PlayingCard key={`${place}-${card}`} card={card} className="w-8" />
          ))}
        </span>
      )}
      {poker && <PokerHands cards={outcome as unknown as PokerCards} />}
      <ResultTile game={name} label={label ?? ''} isLast />
    </div>
  )
}

/** The hand of the players, the shared cards and the hand of the dealer. */
function PokerHands({ cards: { player, board, dealer } }: { readonly cards: PokerCards }) {
  return (
    <span className="flex flex-wrap gap-3">
      {[player, board, dealer].map((part, place) => (
        <span key={place} className="flex gap-1">
          {part.map((card) => (
            <PlayingCard key={card} card={card} className="w-8" />
          ))}
        </span>
      ))}
    </span>
  )
}

/** The middle card and its match. */
function MiddleAndMatch({ outcome: { middle, cards } }: { readonly outcome: AndarBaharOutcome }) {
  return (
    <span className="flex gap-1">
      {[middle, ...cards.slice(-1)].map((card) => (
        <PlayingCard key={card} card={card} className="w-8" />
      ))}
    </span>
  )
}
