import { SECOND_MS } from '@poyraz/kernel'
import type { PokerSlots } from './casino-poker.ts'

/** Time of one card, and the pause with all cards of a stage. */
export const POKER_CARD_MS = (3 * SECOND_MS) / 4
export const POKER_REST_MS = SECOND_MS
export const POKER_SHOWDOWN_MS = 3 * SECOND_MS

const countOf = ({ player, board, dealer }: PokerSlots) => player.length + board.length + dealer.length

/** Length of the deal of the cards on which players decide. */
export const pokerDealMs = (slots: { readonly first: PokerSlots }): number =>
  countOf(slots.first) * POKER_CARD_MS + POKER_REST_MS

/** Length of the stage in which the other cards are opened. */
export const pokerDealerMs = (slots: { readonly first: PokerSlots; readonly all: PokerSlots }): number =>
  (countOf(slots.all) - countOf(slots.first)) * POKER_CARD_MS + POKER_SHOWDOWN_MS
