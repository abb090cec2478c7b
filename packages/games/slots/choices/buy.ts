import { unreachable } from '@poyraz/kernel'
import { play, playFree } from '../play.ts'
import type { Feature } from './feature.ts'
import { type ChoiceMachine, playOf } from './machine.ts'
import type { BuyChoice } from './rules.ts'

/** The first command is the only decision: a paid spin, or its free spins at once. No round waits. */
export function buyFeature(machine: ChoiceMachine, { stakes, spins }: BuyChoice): Feature<never> {
  const reels = playOf(machine, 0)
  return {
    firsts: [{ kind: 'spin' }, { kind: 'buy' }],
    begin(first, draws) {
      if (first.kind !== 'buy') return { outcome: play(reels, draws) }
      return { outcome: { ...playFree(reels, spins, draws), bought: { stakes, spins } } }
    },
    legal: unreachable,
    decide: unreachable,
    close: unreachable,
    view: unreachable,
  }
}
