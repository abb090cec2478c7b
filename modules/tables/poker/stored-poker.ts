import type { tableState } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import type { CasinoPoker, PokerCards } from '@poyraz/games/tables'
import { countAntes } from '../store/antes.ts'
import type { Room } from '../store/rooms.ts'

/** A poker round as it is stored: its open cards only. */
export type StoredPoker = {
  readonly stage: 'deal' | 'decision' | 'dealer'
  readonly stageMs: number
  readonly cards: PokerCards
}

/** Returns the slots of the open cards. */
export function openPokerSlots({ slots }: CasinoPoker, cards: PokerCards): readonly number[] {
  return (['player', 'board', 'dealer'] as const).flatMap((part) =>
    slots.all[part].slice(0, cards[part].length),
  )
}

type PublicPoker = NonNullable<ReturnType<typeof tableState.parse>['poker']>

/**
 * Returns the public view of a round: its open cards, and the numbers of decisions. It makes no query before
 * the deal.
 */
export async function presentPoker(db: Db, { roundId, poker }: Room): Promise<PublicPoker> {
  if (!poker) return { stage: 'betting', stageMs: 0, ...NO_CARDS, ...NO_ANTES }
  const { stage, stageMs, cards } = poker
  const { player, board, dealer } = cards
  const counts = await countAntes(db, roundId)
  return { stage, stageMs, player: [...player], board: [...board], dealer: [...dealer], ...counts }
}

const NO_CARDS = { player: [], board: [], dealer: [] }
const NO_ANTES = { antes: 0, played: 0, folded: 0 }
