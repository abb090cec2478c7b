import {
  type BlackjackPlay,
  type Card,
  DEALER_STANDS,
  handReturnBp,
  handTotal,
  isBust,
  isNatural,
  STAKE_BP,
} from '@poyraz/games/tables'
import { useTranslations } from 'use-intl'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import type { LiveTableView } from '../use-table.ts'
import type { Hands, SeatHands } from './visible-hands.ts'

/** Formats a total: `8 / 18` while an ace counts both ways, and `18` once the hand takes no more cards. */
export function totalText(cards: readonly Card[], isFinal: boolean): string {
  const { total, isSoft } = handTotal(cards)
  return isSoft && total < 21 && !isFinal ? `${total - 10} / ${total}` : String(total)
}

/** Formats the dealer's total. The dealer stands on every 17, also a soft one. */
export const dealerTotalText = (cards: readonly Card[]): string =>
  totalText(cards, handTotal(cards).total >= DEALER_STANDS)

export type HandState = 'turn' | 'waits' | 'stood' | 'bust' | 'natural' | 'won' | 'lost' | 'push'

/** Returns the state of a hand, or its result once the round has one. */
export function handState(
  { phase, hands, outcome }: TableState,
  seat: SeatHands,
  hand: SeatHands['hands'][number],
): HandState {
  if (phase === 'result' && outcome !== null) {
    const returned = handReturnBp(outcome as unknown as BlackjackPlay, seat, hand.id)
    return returned > STAKE_BP ? 'won' : returned === STAKE_BP ? 'push' : 'lost'
  }
  if (isBust(hand.cards)) return 'bust'
  if (seat.hands.length === 1 && isNatural(hand.cards)) return 'natural'
  if (hand.isDone) return 'stood'
  return hands?.turn?.seat === seat.seat && hands.turn.hand === hand.id ? 'turn' : 'waits'
}

/** Returns the presenter's words for the present stage; `null` while bets are open. */
export function useHandCall({ state }: LiveTableView, ownSeat: number | null): string | null {
  const t = useTranslations('table.hands.calls')
  const { phase, hands } = state
  if (phase === 'betting' || !hands) return null
  if (phase === 'result') return dealerCall(hands, t)
  if (hands.stage === 'turns' && hands.turn)
    return hands.turn.seat === ownSeat ? t('yours') : t('other', { seat: hands.turn.seat })
  return hands.stage === 'insurance' || hands.stage === 'dealer' ? t(hands.stage) : t('deal')
}

function dealerCall({ dealer }: Hands, t: ReturnType<typeof useTranslations<'table.hands.calls'>>): string {
  if (isNatural(dealer)) return t('natural')
  const { total } = handTotal(dealer)
  return isBust(dealer) ? t('bust', { total }) : t('total', { total })
}
