import type { Draws } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'

/** A draw of tickets 1 to `tickets`; `winners` of them win, each ticket once. */
export type LotteryPool = { readonly tickets: number; readonly winners: number }

/** Published description of a draw before it is held; its hash includes the pool. */
export function lotteryRules(gameId: string, { tickets, winners }: LotteryPool) {
  return { gameId, mapping: 'lottery-1', tickets, winners }
}

/** The winning tickets, first prize first: a shuffle from the front that is never carried out further than needed. */
export function drawWinners(draws: Draws, { tickets, winners }: LotteryPool): readonly number[] {
  assert(winners >= 0 && winners <= tickets, 'no more winners than tickets')
  const moved = new Map<number, number>()
  return Array.from({ length: winners }, (_, place) => {
    const at = place + draws.int(tickets - place)
    const ticket = moved.get(at) ?? at
    moved.set(at, moved.get(place) ?? place)
    return ticket + 1
  })
}
