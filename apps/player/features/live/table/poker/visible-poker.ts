import {
  type CasinoPoker,
  POKER_CARD_MS,
  POKER_REST_MS,
  POKER_SHOWDOWN_MS,
  type PokerCards,
} from '@poyraz/games/tables'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import { dealtCards } from '../cards/deal.ts'

export type Poker = NonNullable<TableState['poker']>
/** Visible cards; `null` is the back of a hidden card. */
export type VisiblePoker = {
  readonly player: readonly number[]
  readonly board: readonly number[]
  readonly dealer: readonly (number | null)[]
}

/**
 * Returns the visible cards when the stage ends in `leftMs`. Both deals are timed from their end, so all
 * pages show the same cards at the same moment.
 */
export function visiblePoker(
  { slots }: CasinoPoker,
  { stage, player, board, dealer }: Poker,
  { leftMs, isOver }: { readonly leftMs: number; readonly isOver: boolean },
): VisiblePoker {
  const backs = slots.all.dealer.map(() => null)
  if (stage === 'betting') return { player: [], board: [], dealer: [] }
  if (stage === 'deal') {
    const count = player.length + board.length
    const dealt = dealtCards(leftMs, count, { cardMs: POKER_CARD_MS, restMs: POKER_REST_MS })
    const shown = [...player, ...board].slice(0, dealt)
    return { player: shown.slice(0, player.length), board: shown.slice(player.length), dealer: backs }
  }
  if (stage === 'decision') return { player, board, dealer: backs }
  const flop = slots.first.board.length
  const later = [...board.slice(flop), ...dealer]
  const turned = dealtCards(leftMs, later.length, { cardMs: POKER_CARD_MS, restMs: POKER_SHOWDOWN_MS })
  const open = isOver ? later : later.slice(0, turned)
  const boardLater = board.length - flop
  const shown = open.slice(boardLater)
  return {
    player,
    board: [...board.slice(0, flop), ...open.slice(0, boardLater)],
    dealer: [...shown, ...backs.slice(shown.length)],
  }
}

/** Returns the hand of a part of the cards by name; `null` until it is a whole hand. */
export function handName(
  game: CasinoPoker,
  own: readonly (number | null)[],
  board: readonly number[],
): string | null {
  const open = own.filter((card) => card !== null)
  const isWhole =
    open.length === game.slots.all.player.length && board.length >= game.slots.first.board.length
  return isWhole ? game.handOf([...open, ...board]) : null
}

/** The cards of an outcome. */
export const outcomeCards = ({ outcome }: TableState): PokerCards | null =>
  outcome as unknown as PokerCards | null
