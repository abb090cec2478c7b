import { type Card, DEAL_CARD_MS, DEAL_REST_MS, DEALER_CARD_MS, DEALER_REST_MS } from '@poyraz/games/tables'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import { dealtCards } from '../cards/deal.ts'

export type Hands = NonNullable<TableState['hands']>
export type SeatHands = Hands['seats'][number]
export type VisibleHands = {
  /** Cards of the dealer; `null` is the back of the hole card. */
  readonly dealer: readonly (Card | null)[]
  readonly seats: readonly SeatHands[]
  /** True once all cards of the deal are on the table. */
  readonly isDealt: boolean
}

/**
 * Returns the cards that are visible when the stage ends in `leftMs`. Deal and dealer's play are timed from
 * their end, so all pages show the same cards at the same moment.
 */
export function visibleHands(hands: Hands, leftMs: number, isOver: boolean): VisibleHands {
  if (hands.stage === 'betting') return { dealer: [], seats: [], isDealt: false }
  if (hands.stage === 'deal' && !isOver) return dealing(hands, leftMs)
  const [up, ...rest] = hands.dealer
  const pace = { cardMs: DEALER_CARD_MS, restMs: DEALER_REST_MS }
  const turned = isOver ? rest : rest.slice(0, dealtCards(leftMs, rest.length, pace))
  const hole = turned.length === 0 ? [null] : turned
  return { dealer: [...(up === undefined ? [] : [up]), ...hole], seats: hands.seats, isDealt: true }
}

/** Returns the cards during the deal: one for each seat and the dealer, twice. */
function dealing({ seats, dealer }: Hands, leftMs: number): VisibleHands {
  const count = seats.length
  const pace = { cardMs: DEAL_CARD_MS, restMs: DEAL_REST_MS }
  const dealt = dealtCards(leftMs, 2 * count + 2, pace)
  const isOut = (slot: number) => slot < dealt
  return {
    dealer: [...dealer.filter(() => isOut(count)), ...(isOut(2 * count + 1) ? [null] : [])],
    seats: seats.map((seat, place) => ({
      ...seat,
      hands: seat.hands.map((hand) => ({
        ...hand,
        cards: hand.cards.filter((_, round) => isOut(round * (count + 1) + place)),
      })),
    })),
    isDealt: isOut(2 * count + 1),
  }
}
