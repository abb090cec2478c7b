import { assert } from '@poyraz/kernel'
import { type WatchedFigures, watchedFiguresOf } from '../watched-figures.ts'
import type { ChoiceMachine } from './machine.ts'

/**
 * Figures for the watch over live returns. The paid spin is the same under every option. Number and pay of
 * free spins depend on what players choose: the first option has most spins, the last one pays most for each.
 */
export function watchedChoice({ plays }: ChoiceMachine, cutStakes: number): WatchedFigures {
  const figures = plays.map((play) => watchedFiguresOf(play, cutStakes))
  const [first, last] = [figures.at(0), figures.at(-1)]
  assert(first && last, 'a game has options')
  return {
    ...first,
    ...(first.awarded ? { awarded: { ...first.awarded, isCeiling: true } } : {}),
    ...(last.free ? { free: { ...last.free, isCeiling: true } } : {}),
  }
}
