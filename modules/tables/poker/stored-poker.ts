import type { tableState } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import type { CasinoPoker, PokerCards } from '@poyraz/games/tables'
import { countAntes } from '../store/antes.ts'
import type { Room } from '../store/rooms.ts'

/** A round of poker against the house as it is stored: its open cards, and never those that are still hidden. */
export type StoredPoker = {
  readonly stage: 'deal' | 'decision' | 'dealer'
  readonly stageMs: number
  readonly cards: PokerCards
}

/** Returns the slots whose cards lie open. */
export function openPokerSlots({ slots }: CasinoPoker, cards: PokerCards): readonly number[] {
  return (['player', 'board', 'dealer'] as const).flatMap((part) =>
    slots.all[part].slice(0, cards[part].length),
  )
}

type PublicPoker = NonNullable<ReturnType<typeof tableState.parse>['poker']>

/** The public view of a round: its open cards, and how many players decided. Before the deal it makes no query. */
export async function presentPoker(db: Db, { roundId, poker }: Room): Promise<PublicPoker> {
  if (!poker) return { stage: 'betting', stageMs: 0, ...NO_CARDS, ...NO_ANTES }
  const { stage, stageMs, cards } = poker
  const { player, board, dealer } = cards
  const counts = await countAntes(db, roundId)
  return { stage, stageMs, player: [...player], board: [...board], dealer: [...dealer], ...counts }
}

const NO_CARDS = { player: [], board: [], dealer: [] }
const NO_ANTES = { antes: 0, played: 0, folded: 0 }
